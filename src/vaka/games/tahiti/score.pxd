from vaka.games.tahiti.award cimport best_all_round, best_cards, best_in_suit
from vaka.games.tahiti.constants cimport KINDS, NONE, OVER, SUITS, TWO_TOURISTS
from vaka.games.tahiti.end cimport cards_aside, points, wins
from vaka.games.tahiti.state cimport State, highest, suit, suit_sum, value
from vaka.games.tahiti.volcano cimport suit_to_strike

cpdef dict score_view(State s)
cpdef dict pile_score(State s, int seat)
cpdef list tally_view(State s)
cpdef dict seat_tally(State s, int seat)
cpdef list aside_counts(State s)
cpdef list leader_views(State s)
cpdef dict leader_view(State s, int number)
cpdef object threatened_suit(State s)
