/**
 * Twelve turns of three players. Blue is to move: one more boat fills a beach of Rarotonga, and its three piers lead
 * to a known island, against a current, and into the unknown.
 */
export const record = `vaka record 1
game tongiaki
rules 2
seats blue red green
player "Guest"
player "Mata"
player "Teva"
first blue

1 blue: place Tonga.f = 8d2e60c6d8cc9a88
2 red: place Tonga.a = b5b0d0d32bc3d097
3 green: place Tonga.e = 3c66efdd31e2021f
4 blue: place Tonga.e = 4c71898b247e6955
5 red: place Tonga.f = 1181fc5698bda7be
6 green: place Tonga.b = 580ee2653334e786
7 blue: expand Tonga; place Tonga.b; place Tonga.f; sail Tonga.f 5; draw Hawaii; land blue Hawaii.a; land blue Hawaii.b; land red Hawaii.c = 2b8724396c20761c
8 red: expand Tonga; place Tonga.a = 01255178e36d246b
9 green: expand Tonga; place Tonga.e; place Tonga.f; sail Tonga.e 4; draw Rarotonga; land blue Rarotonga.a; land green Rarotonga.a; land green Rarotonga.b = 3e06a4420f1ac80f
10 blue: expand Rarotonga; place Rarotonga.b = 2e082ca396a41099
11 red: expand Tonga; place Tonga.c; place Tonga.f = a4e6f2ebee5e6311
12 green: expand Rarotonga; place Rarotonga.a; place Rarotonga.b; sail Rarotonga.a 2; draw L; draw D = 38c7d737d254f6c3
`;
