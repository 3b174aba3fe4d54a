"""Tables.

tables      all of them
table       one: played, looked at, asked about
annals      what is given out of its record
company     its people
kept        its record in memory and on disk
setting     how one is set
showing     how one is told of
chronicle   what happened there, as each eye may know it
restore     from a row back to a record
poster      the picture of a finished one
"""
