/** Twelve turns of three players. Blue is to move: on Rarotonga one boat more fills a beach, and its three
 * piers lead to a known island, against a current, and into the unknown. */
export const record = `vaka record 1
game tongiaki
rules 1
seats blue red green
player "Guest"
player "Mata"
player "Teva"
first blue

1 blue: place Tonga.f = 28fae8398dc12ce8
2 red: place Tonga.a = 926c8c564f992e8b
3 green: place Tonga.e = 63519555ed3acd6c
4 blue: place Tonga.e = 1cc42d2f4a31c98d
5 red: place Tonga.f = 629794d023be2959
6 green: place Tonga.b = e9be75083466a910
7 blue: expand Tonga; place Tonga.b; place Tonga.f; sail Tonga.f 5; draw Hawaii; land blue Hawaii.a; land blue Hawaii.b; land red Hawaii.c = a5c3826a680e2d95
8 red: expand Tonga; place Tonga.a = ad7fdd9d8bb5c50e
9 green: expand Tonga; place Tonga.e; place Tonga.f; sail Tonga.e 4; draw Rarotonga; land blue Rarotonga.a; land green Rarotonga.a; land green Rarotonga.b = 56fcf6e7a5b8532e
10 blue: expand Rarotonga; place Rarotonga.b = e4f04cfe0c515dac
11 red: expand Tonga; place Tonga.c; place Tonga.f = e734b5d03756c091
12 green: expand Rarotonga; place Rarotonga.a; place Rarotonga.b; sail Rarotonga.a 2; draw L; draw D = 887ea92b4e8038ec
`;
