"""The host: tables in memory that people look at, computer players and clocks that are seen to, hints, who is there.

It knows no HTTP and no database, only somebody who keeps facts (`changing.Keeper`). The web server and the game in the
terminal are two doors to it:

    room = await host.room(match)
    table = await host.change(room, verb)      # kept first, then shown to every onlooker of the room

A verb is whatever makes of one table the next (`changing.Verb`); where another server was quicker it is asked again.
"""
