/** What speaks for a choice, in the language of the page and to the one who reads it. */
import { afterEach, beforeAll, expect, test } from "vitest";
import { game } from "../src/games/tongiaki/table";
import { LANGUAGES, load, type Language } from "../src/lib/i18n";
import type { Json, Table } from "../src/lib/protocol";
import { load as loadSentences } from "../src/lib/sentences";
import { reasonText } from "../src/table/game";
import { moment, serve } from "./serverResponses";

const ALL = Object.keys(LANGUAGES) as Language[];
const { table, state } = moment("chain");

beforeAll(async () => {
  serve();
  await game.load?.();
});
afterEach(() => load("en"));

async function said(language: Language, key: string, parameters: Record<string, string | number>, at: Table = table): Promise<string> {
  await load(language);
  await loadSentences("tongiaki");
  return reasonText(game, at, { key, parameters, text: "" }, state.view as Json);
}

test.each(ALL)("a reason has the decimals of its language: %s", async (language) => {
  const text = await said(language, "islands_left", { n: 4, mean: "3.5", most: 5 });
  expect(text.match(/3[.,]5/g)).toEqual([["de", "fr", "it"].includes(language) ? "3,5" : "3.5"]);
});

test.each(ALL)("whoever reads is spoken to, and others are called by name: %s", async (language) => {
  const guest = { ...table, players: table.players.map((player, seat) => (seat === 0 ? { ...player, name: "Guest" } : player)) };
  const parameters = { n: 3, seat: table.seats[0]!.word };
  const [own, other] = [await said(language, "takes", parameters, guest), await said(language, "takes", parameters)];
  expect(own).not.toBe(other);
  expect(own).not.toContain(table.seats[0]!.word);
  expect(own).toContain("3");
  expect(other).toContain("3");
});
