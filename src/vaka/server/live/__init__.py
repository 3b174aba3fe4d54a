"""Live play.

wire      sockets as they are
door      where sockets come in
live      all rooms, and what a client may ask for
room      a table and whoever is there
socket    a client, and what it is to be told
together  one answer for many who ask at once
desk      what clients ask for, done
bots      bots, and the clocks of people
turns     which bot thinks next
counsel   hints and analyses
"""
