"""Tables.

tables          all tables
table           one table: it owns the parts below, which share its record
stored_table    the row and the record, in memory and on disk
seating         the people at a table
moves           playing moves, and what can be played
undos           undos, alone or by agreement
agreements      pauses, rematches and second hands, by agreement
bot_turns       the turns that bots play
table_chat      chat lines and mutes
state_view      the current position for a viewer
exports         the record in all its forms
turn_clock      the time of the current turn
history_view    plies and positions for a viewer
table_json      a table as JSON, for one person
table_setup     setting up a table
record_rows     between a record and its database rows
table_pictures  pictures of tables: the result, the board now, the preview of a link
distinct_names  names that people can tell apart
"""
