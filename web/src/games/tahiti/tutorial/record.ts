/**
 * Three rounds of two players. Purple has the last building turn of the year, with an aeroplane in hand and two equal
 * cards in the centre.
 */
export const record = `vaka record 1
game tahiti
rules 1
seats purple orange
player "Guest"
player "Mata"
first purple

0 chance: draw fruit9; draw flowers2; draw pearls11; draw flowers7; draw pearls9; draw fruit11; draw pearls1; draw pearls12; draw flowers8; draw boats8; draw fruit12; draw pearls8; draw fruit11; draw fruit9; draw pearls1; draw pearls6; draw boats4 = 566b1642292199bf
1 purple: put fruit9; take fruit12; done; end; draw boats3 = 7e65d0dfa7a45e8a
2 orange: put pearls1; take fruit11; done; end; draw fruit2 = 8976a3f0db089e9d
3 purple: put flowers2; take boats3; take boats4; take pearls1; take pearls1; done; end; draw flowers2 = a88233bcfdd95869
4 orange: end; draw flowers8 = 1f4516f46937463b
5 purple: put pearls9; take fruit9; take fruit9; done; end; draw boats2 = db508c7fafea6e56
6 orange: put fruit11; take flowers2; take flowers2; take pearls6; done; end; draw pearls4 = ba92d3095e186f26
`;
