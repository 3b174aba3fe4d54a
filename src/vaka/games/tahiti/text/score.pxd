from vaka.games.tahiti.rules.constants cimport ASIDE, NONE, OVER, SUITS, TWO_TOURISTS
from vaka.games.tahiti.rules.unit cimport (
    State,
    best_all_round,
    best_cards,
    best_in_suit,
    card_names,
    cards_aside,
    counts,
    highest,
    points,
    suit,
    suit_sum,
    suit_to_strike,
    value,
    wins,
)

cpdef dict score_view(State s)
cpdef dict pile_score(State s, int seat)
cpdef list tally_view(State s)
cpdef dict seat_tally(State s, int seat)
cpdef list aside_counts(State s)
cpdef list leader_views(State s)
cpdef dict leader_view(State s, int number)
cpdef object threatened_suit(State s)
