"""What is asked and told, for browser and terminal alike; the wording itself is in the .ftl files, one per language.

- `sentences`: values for the texts of choices and prompts (`about`, `asked`), and a choice on a screen (`said`)
- `questions`: what a screen asks: prompt, hint, the parts of the turn; and which chapters of the help belong to it
- `names`: what tiles and stacks are called
- `facts`: numbers and readings of the match, for every text about the rules; `pages`: what can be looked up

Events are told as they are. Nothing is drawn here: `screen` and `sketch` import from this room, never the reverse.
"""
