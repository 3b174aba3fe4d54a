"""The numbers of Tongiaki: sizes, phases, moves, options, events, rules.

Plain integers: the build generates `constants.pxd` from this file, in which each is a C constant.
"""

# ---- sizes (T1.1, T1.2)
SEATS = 6
BOATS = 15
TILES = 32
ISLANDS = 16
EDGES = 6
PORTS = TILES * EDGES  # a port is an edge of a tile: tile * 6 + edge
BEACHES = 47
PIERS = 79
TONGA = 0

# ---- the map: a grid that wraps around; 32 connected tiles cannot go round its 33 cells
SIDE = 33
CELLS = SIDE * SIDE
NO_PORT = 255
NOWHERE = -1
OPEN = -1  # a cell without a tile that touches a laid one
MOST_OPEN_CELLS = TILES * EDGES
WORD = 64  # bits in a word of the set of open cells
OPEN_WORDS = (CELLS + WORD - 1) // WORD

# ---- limits (T11.3, T11.4)
SAILINGS_LIMIT = 30
QUIET_TURNS_LIMIT = 20
MOST_FOUNDINGS = 2  # of one seat (T7.2)
MOST_MOORINGS = 5  # of one beach

# ---- phases: what the state waits for
BEGINNING = 0  # chance draws the seat that begins
SETTING_UP = 1
TURN = 2  # expand, found, settle, pass or re-enter
TAKING = 3  # T4.4, which boat to relocate
PLACING = 4
SAILING = 5
DRAWING = 6  # chance turns a tile
LAYING = 7
LANDING = 8
CROWNING = 9  # found a royal island on landing, or waive it
OVER = 10

# ---- why boats are placed, and why tiles are drawn
EXPANSION = 0
REENTRY = 1
PAIR = 2  # two boats on Tonga
SETTLEMENT = 3
VOYAGE = 4
REFOUNDING = 5  # T9.4

# ---- moves: an integer means the same move in every position. `engine` compares a move with these
# bounds, and lists moves in this order.
DRAW = 0
BEGIN = DRAW + TILES
EXPAND = BEGIN + SEATS
FOUND = EXPAND + ISLANDS
REENTER = FOUND + ISLANDS
REENTER_PAIR = REENTER + ISLANDS
SETTLE = REENTER_PAIR + 1
PASS = SETTLE + 1
WAIVE = PASS + 1
PLACE = WAIVE + 1
TAKE = PLACE + BEACHES
SAIL = TAKE + BEACHES
REMOVE = SAIL + PIERS
LAND = REMOVE + ISLANDS  # + beach * 6 + seat
LAY = LAND + BEACHES * SEATS  # + cell * 6 + rotation
MOVES = LAY + CELLS * EDGES
MOST_MOVES = MOST_OPEN_CELLS * EDGES  # that can be legal at once: laying a tile freely

# ---- observations
OPTION_COUNT = 12
PURPOSES = 6
MOVE_BYTES = (MOVES + 7) // 8  # a bit for each move
IN_PILE = 1  # where a tile is; 0: it has left the game
IN_HAND = 2
ON_MAP = 3

# ---- values of options (chapter 10); the default is 0 everywhere
STAY_AT_SEA = 0
REMOVED = 1
SAIL_ON = 2
ANY_ISLAND = 0
NOT_TONGA = 1
NEW_SETTLEMENT = 2
ONCE = 1
EACH = 2

# ---- ways to end (T9.7, T11.4)
LAST_ISLAND = 1
LAST_OCEAN = 2
STALEMATE = 3

# ---- events, each with up to three numbers
EV_BEGUN = 0  # seat
EV_PLACED = 1  # seat, beach
EV_TAKEN = 2  # seat, beach
EV_EXPANDED = 3  # seat, island, boats to add
EV_SAILED = 4  # beach, pier, boats in the group
EV_GROUP = 5  # seat, boats: one for each colour of the group that sailed
EV_TURNED = 6  # tile
EV_LAID = 7  # tile, cell, rotation
EV_PASSED = 8  # ocean, port entered, number
EV_FAILED = 9  # ocean, port entered, colours shown
EV_REACHED = 10  # island, boats
EV_LANDED = 11  # seat, beach
EV_SENT_BACK = 12  # seat, boats, why (a rule)
EV_TURNED_BACK = 13  # royal island, island returned to
EV_FOUNDED = 14  # seat, island
EV_SETTLED = 15  # seat
EV_ABDICATED = 16  # seat, island: a royal island given up by a new settlement
EV_REMOVED = 17  # island
EV_AT_SEA = 18  # seat, boats
EV_LOST = 19  # seat, boats
EV_LAST_TILE = 20  # tile
EV_PASSED_TURN = 21  # seat
EV_REENTERED = 22  # seat, island, boats
EV_TURN_ENDED = 23  # seat
EV_OVER = 24  # reason
EV_WAIVED = 25  # seat, island
EVENTS_LIMIT = 400  # of one move, with room to spare; `note` drops any more
NOTE = 4  # numbers of an event: its kind and three more
NOTES = NOTE * EVENTS_LIMIT

# ---- rules as numbers: 402 is T4.2
NOT_ITS_TIME = -1
T2_1 = 201
T2_2 = 202
T2_3 = 203
T2_4 = 204
T3_2 = 302
T3_3 = 303
T4_1 = 401
T4_2 = 402
T4_3 = 403
T4_4 = 404
T5_1 = 501
T5_3 = 503
T5_4 = 504
T5_7 = 507
T6_1 = 601
T6_2 = 602
T6_3 = 603
T7_1 = 701
T7_2 = 702
T8_1 = 801
T8_2 = 802
T8_3 = 803
T9_1 = 901
T9_3 = 903
T9_6 = 906
T11_1 = 1101
T11_3 = 1103
T11_7 = 1107
