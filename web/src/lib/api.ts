/** HTTP requests. */
import type { NewTable, Problem, Table } from "./protocol";
import type * as schema from "./schema";
import { spoken, t, type Texts } from "./i18n";
import { isDark } from "./preferences.svelte";
import { loadErrorTexts, errorText } from "./errorText";
import { fetchFrom, untilBack } from "./reachability.svelte";
import { track } from "./settled";

/** The server refused a request, or did not answer. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(errorText(problem));
  }
}

/** Send a request. One that changes nothing waits while the server is away. */
async function ask<T>(path: string, init?: RequestInit, isSafe = init === undefined): Promise<T> {
  let response: Response | null = null;
  while (!response) {
    try {
      response = await track(fetchFrom(path, init));
    } catch {
      if (!isSafe) throw new Refused({ kind: "away", message: t("error.away") });
      await untilBack();
    }
  }
  const body = (await track(response.json()).catch(() => null)) as { error?: Problem } | null;
  if (!response.ok) {
    await loadErrorTexts();
    throw new Refused(body?.error ?? { kind: "failed", message: t("error.failed") });
  }
  return body as T;
}

/** `isSafe`: it may be repeated. */
function post<T>(path: string, body: unknown, isSafe = false): Promise<T> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return ask<T>(path, init, isSafe);
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const viewerQuery = (seat: number | null) => (seat === null ? "" : `&seat=${seat}`);
const languageQuery = () => `language=${spoken()}`;
const cache = new Map<string, Promise<unknown>>();

/** Ask once and keep the answer: for what does not change while the page is open. */
function once<T>(path: string): Promise<T> {
  const answer = cache.get(path) ?? ask<T>(path);
  cache.set(path, answer);
  answer.catch(() => cache.delete(path));
  return answer as Promise<T>;
}

export const api = {
  server: () => ask<schema.ServerResponse>("/api"),
  lan: () => ask<schema.LanResponse>("/api/lan"),
  qr: (path: string) => `/api/lan/qr.svg?path=${encodeURIComponent(path)}`,
  games: async () => (await once<schema.GamesResponse>(`/api/games?${languageQuery()}`)).games,
  rulebook: (game: string) => once<schema.RulebookResponse>(`/api/games/${game}/rulebook?${languageQuery()}`),
  guide: (game: string) => once<schema.GuideResponse>(`/api/games/${game}/guide?${languageQuery()}`),
  /** The address of a picture of a rule or of a tip. */
  rulePicture: (game: string, rule: string, number: number) =>
    `/api/games/${game}/rules/${rule}.svg?number=${number}&theme=${isDark() ? "dark" : "light"}&${languageQuery()}`,
  /** The address of a sheet to print. */
  printSheet: (game: string, sheet: string) => `/api/games/${game}/print/${sheet}.svg?${languageQuery()}`,
  texts: async (game: string) => (await once<{ texts: Texts }>(`/api/games/${game}/texts?${languageQuery()}`)).texts,
  drawing: (game: string) =>
    once<schema.DrawingResponse>(`/api/games/${game}/drawing`),
  checkSetup: (game: string, table: Omit<NewTable, "game" | "begin">) =>
    post<schema.SetupResponse>(`/api/games/${game}/setup`, table),
  /** Your tables, and those of others where several people play, or somebody waits for players. */
  tables: (limit: number, ...stages: Table["stage"][]) =>
    ask<schema.TablesResponse>(
      `/api/tables?limit=${limit}&shared=true${stages.map((stage) => `&stage=${stage}`).join("")}`,
    ),
  table: async (id: string) => (await ask<schema.TableResponse>(at(id))).table,
  /** Take the first free seat, with companions at this screen, or only watch; a private table needs its invitation. */
  join: async (id: string, request: schema.Join) =>
    (await post<schema.TableResponse>(`${at(id)}/join`, request, request.watch)).table,
  /** Offer or accept a rematch, or decline it: this table, with the rematch once all have accepted. */
  rematch: async (id: string, agree: boolean) => (await post<schema.TableResponse>(`${at(id)}/rematch`, { agree })).table,
  /** A link that moves this person to another device; it works once. */
  deviceLink: () => post<schema.PassResponse>("/api/me/pass", {}),
  /** Become the person of a link; this browser loses the person it had. */
  moveDevice: (token: string) => post<schema.MovedResponse>("/api/me/move", { token, replace: true }),
  /** The tables of this person. */
  ownTables: async () => (await ask<schema.TablesResponse>("/api/tables?limit=200&mine=true")).tables,
  /** Remove a table at which nobody else sits. */
  abandon: (id: string) => post<schema.AbandonedResponse>(`${at(id)}/abandon`, {}),
  createTable: async (table: NewTable) => (await post<schema.TableResponse>("/api/tables", table)).table,
  /** A table that begins with the first plies of another; `agents` names a bot, or null for a person. */
  fork: async (id: string, ply: number, agents: (string | null)[]) =>
    (await post<schema.TableResponse>(`${at(id)}/fork`, { ply, agents })).table,
  /**
   * `agents` names a bot, or "" for a person, for each player of an unfinished record. The people who continue it
   * share this screen, so hints are allowed.
   */
  uploadRecord: async (record: Blob, agents: string[] = []) => {
    const query = agents.map((agent) => `agent=${encodeURIComponent(agent)}`);
    const path = `/api/records?${[...query, "hints=true"].join("&")}`;
    return (await ask<schema.TableResponse>(path, { method: "POST", body: record })).table;
  },
  record: (id: string, format: "text" | "json" = "text") =>
    `${at(id)}/record${format === "json" ? "?format=json" : ""}`,
  /** All plies; a long record comes in pages. */
  plies: async (id: string, seat: number | null = null) => {
    const plies: schema.PlyBody[] = [];
    for (let since = 0, total = 1; since < total; ) {
      const page = await ask<schema.PliesResponse>(`${at(id)}/plies?since=${since}${viewerQuery(seat)}`);
      plies.push(...page.plies);
      if (page.ply === since) break;
      ({ ply: since, total } = page);
    }
    return plies;
  },
  views: (id: string, from: number, to: number, seat: number | null = null) =>
    ask<schema.ViewsResponse>(`${at(id)}/views?from=${from}&to=${to}${viewerQuery(seat)}`),
  /** The progress of an analysis, and the analysis once it is done. */
  analysis: (id: string) =>
    ask<schema.AnalysisResponse>(`${at(id)}/analysis`),
  /** The address of the picture of a finished game. */
  picture: (id: string) => `${at(id)}/picture.svg?theme=${isDark() ? "dark" : "light"}&${languageQuery()}`,
  /** The address of a picture of the board now. */
  board: ({ id, ply }: Table) => `${at(id)}/board.svg?theme=${isDark() ? "dark" : "light"}&${languageQuery()}&ply=${ply}`,
  proof: (id: string) => ask<schema.ProofResponse>(`${at(id)}/proof`),
};
