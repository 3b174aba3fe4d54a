/** How texts are filled, and how each language writes numbers, shares and lists. */
import { afterEach, describe, expect, test } from "vitest";
import { capital, fill, LANGUAGES, list, load, names, parts, percent, plain, speaker, spoken, t, word, written, type Language } from "../src/lib/i18n";

afterEach(() => load("en"));

describe("a text", () => {
  test("has its names put in, and marks those that are emphasised", () => {
    expect(fill("{*who} took {n} cards", { who: "Ana", n: 3 })).toEqual([
      { text: "Ana", isName: true },
      { text: " took ", isName: false },
      { text: "3", isName: false },
      { text: " cards", isName: false },
    ]);
  });

  test("leaves nothing where a name is missing", () => {
    expect(plain(fill("a{gone}b"))).toBe("ab");
  });

  test("takes the plural form that the number asks for", () => {
    const cards = { one: "{n} card", other: "{n} cards" };
    expect(plain(fill(cards, { n: 1 }))).toBe("1 card");
    expect(plain(fill(cards, { n: 0 }))).toBe("0 cards");
    expect(plain(fill(cards))).toBe(" cards");
  });

  test("takes the plural form of the language that is spoken", async () => {
    const cards = { one: "{n} carte", other: "{n} cartes" };
    expect(plain(fill(cards, { n: 0 }))).toBe("0 cartes");
    await load("fr");
    expect(plain(fill(cards, { n: 0 }))).toBe("0 carte");
  });

  test.each([
    ["before", "en"],
    ["after", "de"],
  ])("is in the language that is chosen %s its file has come", async (_, slow) => {
    let come = () => {};
    const late = new Promise<void>((resolve) => (come = resolve));
    const file = (text: Language) => () => (text === slow ? late : Promise.resolve()).then(() => ({ greeting: text }));
    const opened = speaker<"greeting">({ "x/en.json": file("en"), "x/de.json": file("de") });
    const loaded = load("de");
    if (slow === "en") await loaded;
    come();
    await loaded;
    expect((await opened).t("greeting")).toBe("de");
  });

  test("stands for itself where its key is unknown", () => {
    expect(word("no.such.key", "Bora Bora")).toBe("Bora Bora");
    expect(word("table.turn", "?", { n: 4 })).toBe(t("table.turn", { n: 4 }));
    expect(plain(parts("table.turn", { n: 4 }))).toContain("4");
  });
});

describe("a language", () => {
  test("is spoken once it is loaded, and the document says so", async () => {
    expect(spoken()).toBe("en");
    const english = t("table.turn", { n: 4 });
    for (const language of Object.keys(LANGUAGES).filter((other) => other !== "en") as Language[]) {
      await load(language);
      expect(document.documentElement.lang).toBe(language);
      expect(t("table.turn", { n: 4 })).not.toBe(english);
      expect(t("table.turn", { n: 4 })).toContain("4");
    }
  });

  test("writes numbers its own way", async () => {
    expect(plain(fill("{n}", { n: 12345 }))).toBe("12,345");
    expect(written("25.50")).toBe("25.50");
    await load("de");
    expect(plain(fill("{n}", { n: 12345 }))).toBe("12.345");
    expect(written("25.50")).toBe("25,50");
    expect(written("medium")).toBe("medium");
  });

  test("writes small shares more finely", () => {
    expect([0, 0.004, 0.0996, 0.1, 0.126, 1].map(percent)).toEqual(["0%", "0.4%", "10%", "10%", "13%", "100%"]);
    expect(plain(fill("{percent}", { percent: 12.6 }))).toBe("13%");
  });

  test("joins words its own way", async () => {
    expect(list(["a"])).toBe("a");
    expect(list(["a", "b", "c"])).toBe("a, b, and c");
    await load("it");
    expect(list(["a", "b"])).toBe("a e b");
    await load("ja");
    expect(list(["a", "b"])).toBe("a、b");
  });

  test("begins a sentence with a capital, whatever it begins with", () => {
    expect(capital("élan and more")).toBe("Élan and more");
    expect(capital("")).toBe("");
    expect(names("Mata|Teva")).toEqual(["Mata", "Teva"]);
  });
});
