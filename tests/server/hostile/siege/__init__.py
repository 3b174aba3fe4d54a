"""A server under siege: every abuse at once from one address, beside people who play.

network    a private network with an address for everybody
players    people who play, and how long they wait
attacker   somebody with tables, records and one address
attacks    what that person does
__main__   both together, on either database: `make siege`
"""
