"""The numbers of Tahiti: sizes, phases, moves, events, rules.

Plain integers: the build generates `constants.pxd` from this file, in which each is a C constant.
"""

# ---- sizes (H1.1, H1.2, H1.3)
SEATS = 4
SUITS = 4
VALUES = 12
KINDS = SUITS * VALUES  # a kind of card: suit * 12 + value - 1
CARDS = 92
TWOS = 4  # cards "2 tourists"
NONE = -1  # no card

# ---- a pile: two sets of kinds (`piles`)
ONCE = 0  # the kinds it holds
TWICE = 1  # those of which it holds both cards
WORDS = 2
VALUE_SETS = 1 << VALUES

# ---- piles
DECK = 0
DISCARDS = 1
CENTRE_PILE = 2
HAND = 3
KNOWN = 4
TABLE = 5
ASIDE = 6
PICKED = 7
CUT_PILE = 8

# ---- limits of the rules
YEARS = 3
ROUNDS = 4
DEALT = 5  # cards in a hand at first, and at most after renovation
CENTRE = 5  # cards in the centre when a year begins
MOST_TAKEN = 10  # sum of values that may be taken at once
MOST_KEPT = 2
VOLCANO = 8  # cards in the centre that wake it
TWO_TOURISTS = 2
GOVERNMENT = 2
BUILDER = 3
AEROPLANE = 4

# ---- phases: what the state waits for. `engine` relies on chance having those up to TURNING.
BEGINNING = 0  # chance draws the first player
DEALING = 1  # chance deals a card to a hand
TURNING = 2  # chance turns up the top card of the deck
BUILDING = 3
TAKING = 4  # a card is put down, cards are taken
CLEARING = 5  # a builder discards cards of the centre
OPENING = 6
RENOVATING = 7
OVER = 8
PROCEEDING = 9  # inside a move only: `engine.go_on` leaves it before the move ends

# ---- what comes next, once the deck has its top card and the centre what is owed to it
TO_YEAR = 0
TO_TURN = 1
TO_START = 2
TO_BUILD = 3
TO_CLEAR = 4
TO_LAST_CARD = 5
TO_VOLCANO = 6
TO_OPENING = 7
TO_AWARD = 8
TO_RENOVATION = 9
TO_GRANT = 10

# ---- moves: an integer means the same move in every position. `engine` compares a move with these
# bounds, and lists moves in this order.
DRAW = 0
BEGIN = DRAW + KINDS
PUT = BEGIN + SEATS
TAKE = PUT + KINDS
PLAY = TAKE + KINDS
DISCARD = PLAY + KINDS
LAY = DISCARD + KINDS
KEEP = LAY + KINDS
CUT = KEEP + KINDS
DONE = CUT + KINDS
END = DONE + 1
PASS = END + 1
MOVES = PASS + 1
MOST_MOVES = 2 * KINDS + 2  # that can be legal at once: keep or cut any kind, done

# ---- ways to end (H6.1)
THIRD_YEAR = 1

# ---- events, each with up to three numbers
EV_BEGUN = 0  # seat
EV_DEALT = 1  # seat, card
EV_TURNED = 2  # card
EV_ADDED = 3  # card
EV_RESHUFFLED = 4  # cards
EV_ROUND = 5  # year, round
EV_PUT = 6  # seat, card
EV_TOOK = 7  # seat, card: one for each
EV_PLAYED = 8  # seat, card
EV_SET_ASIDE = 9  # seat, card
EV_CLEARED = 10  # seat, card: one for each, or NONE
EV_DREW = 11  # seat, card, why (a rule)
EV_TURN_ENDED = 12  # seat
EV_ERUPTED = 13  # suit
EV_SPARED = 14  # cards in the centre
EV_LOST = 15  # seat (NONE: the centre), card
EV_LAID = 16  # seat, card
EV_PASSED = 17  # seat
EV_AWARDED = 18  # seat, card, sum of the suit
EV_AWARDED_TWO = 19  # seat, total of the best cards
EV_KEPT = 20  # seat, card: one for each, or NONE
EV_DROPPED = 21  # seat, card, why (a rule): one for each
EV_FIRST = 22  # seat, total of kept cards
EV_SHOWED = 23  # seat, card: one for each
EV_OVER = 24  # reason
EV_SUM = 25  # seat, its sum, year: one for each seat, after what was awarded
EVENTS_LIMIT = 300  # of one move, with room to spare; `note` drops any more
NOTE = 4  # numbers of an event: its kind and three more
NOTES = NOTE * EVENTS_LIMIT

# ---- rules as numbers: 303 is H3.3
NOT_ITS_TIME = -1
H2_1 = 201
H2_2 = 202
H3_3 = 303
H3_4 = 304
H4_1 = 401
H5_1 = 501
H5_2 = 502
H5_3 = 503

# ---- observations
MOST_SHOWN = 255  # points over this look the same
MOVE_BYTES = (MOVES + 7) // 8  # a bit for each move

# ---- what an evaluation looks at: the award to come, and the one after it
NEXT = 0
LATER = 1
AWARDS = 2
ALL_SUITS = SUITS  # after the suits: the best cards of all of them

# ---- the network that corrects the win chances (`network`)
SUIT_INPUTS = 24  # what it sees of a suit
TABLE_INPUTS = 22  # and of everything else
SUIT_UNITS = 16  # the first layer, once for each suit, and added up
TABLE_UNITS = 16  # the second layer
PARTS = 9  # of a year: four rounds of building, four of opening, renovation
MOMENTS = PARTS * YEARS

# ---- the one for more players (`network_of_more`)
FEWEST = 3  # players
VARIANTS = SEATS + 1 - FEWEST  # its weights for three players, and those for four
CLAIM = 6  # what it sees of a claim of a seat,
CLAIM_INPUTS = 2 * CLAIM + 2  # of a suit that a seat has,
CENTRE_INPUTS = 6  # of a suit in the centre and in the deck,
SEAT_INPUTS = 19  # of everything else that a seat has,
SHARED_INPUTS = 3  # and that all have
SUIT_UNITS_OF_MORE = 8  # the first layer; the second is as large as with two players
POINTS = AWARDS * (SUITS + 1)  # the ranking by points, after those by claims
RANKINGS = POINTS + 1
