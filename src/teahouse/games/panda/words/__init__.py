"""What is asked and told, for browser and terminal alike; the wording itself is in the .ftl files, one per language.

- `sentences`: values for the texts of choices and prompts (`about`, `asked`), a choice on a screen (`said`), and the
  words of the board in play (`vocabulary`)
- `questions`: what a screen asks: prompt, hint, the parts of the turn; and which chapters of the help belong to it
- `facts`: numbers and readings of the match for every text about the rules; `pages`: what can be looked up
- `standing`: how far everybody is with the blue mission
- `names`: what places, roads, spaces, actions and cards are called, by name or in notation
- `told`: events as lines of the log

Nothing is drawn here: `screen` and `sketch` import from this room, never the reverse.
"""
