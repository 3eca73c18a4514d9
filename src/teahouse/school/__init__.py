"""Lessons: what they are, how they are read, judged and told. Knows no game: a game's folder has its lessons as data.

lesson.py what a lesson is; goals.py what ends a step; reading.py from a file; courses.py where files are; desk.py a
lesson being played; telling.py what is said of it; free.py the same position, played on by everybody.
"""
