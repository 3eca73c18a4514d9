"""Jobs: what is slow, or made from what strangers send, is done elsewhere, for somebody, in turn, and within limits.

    jobs = Jobs(Processes(2))
    choice = await jobs.submit(think, question, owner=Owner(guest, table), rank=Rank.PERSON, limits=Limits(5.0))

`job` says what a job is, `queue` who is next, `process` is one process that does them and `worker` the program in it,
`processes` so many of them on this machine, `cluster` a Dask cluster, `jobs` the event loop's side, which only routes.
"""
