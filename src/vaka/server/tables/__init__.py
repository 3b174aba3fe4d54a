"""Tables.

tables      all of them
table       one: played, looked at, asked about
company     its people
kept        its record in memory and on disk
setting     how one is set
showing     how one is told of
chronicle   what happened there, as each eye may know it
restore     from a row back to a record
"""
