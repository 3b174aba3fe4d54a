/** What is fetched over HTTP. */
import type {
  Analysis,
  GameInfo,
  Json,
  Lan,
  NewTable,
  Pass,
  Ply,
  Problem,
  Proof,
  Rulebook,
  Server,
  Setup,
  Table,
} from "./protocol";
import { spoken, t, type Texts } from "./i18n";
import { isDark } from "./preferences.svelte";
import { ready, told } from "./problem";

/** The server said no, or nothing at all. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(told(problem));
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused({ kind: "away", message: t("error.away") });
  }
  const body = (await response.json().catch(() => null)) as { error?: Problem } | null;
  if (!response.ok) {
    await ready();
    throw new Refused(body?.error ?? { kind: "failed", message: t("error.failed") });
  }
  return body as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const eye = (seat: number | null) => (seat === null ? "" : `&seat=${seat}`);
const tongue = () => `language=${spoken()}`;
const kept = new Map<string, Promise<unknown>>();

/** Ask once: for what does not change while the page is open. */
function once<T>(path: string): Promise<T> {
  const answer = kept.get(path) ?? ask<T>(path);
  kept.set(path, answer);
  answer.catch(() => kept.delete(path));
  return answer as Promise<T>;
}

export const api = {
  server: () => ask<Server>("/api"),
  lan: () => ask<Lan>("/api/lan"),
  qr: (path: string) => `/api/lan/qr.svg?path=${encodeURIComponent(path)}`,
  games: async () => (await once<{ games: GameInfo[] }>(`/api/games?${tongue()}`)).games,
  rulebook: (game: string) => once<Rulebook>(`/api/games/${game}/rulebook?${tongue()}`),
  /** The address of the picture of a rule. */
  rulePicture: (game: string, rule: string) =>
    `/api/games/${game}/rules/${rule}.svg?theme=${isDark() ? "dark" : "light"}&${tongue()}`,
  texts: async (game: string) => (await once<{ texts: Texts }>(`/api/games/${game}/texts?${tongue()}`)).texts,
  drawing: (game: string) =>
    once<{ symbols: string; geometry: unknown }>(`/api/games/${game}/drawing`),
  checkSetup: (game: string, table: Omit<NewTable, "game" | "begin">) =>
    post<Setup>(`/api/games/${game}/setup`, table),
  tables: (limit: number, ...stages: Table["stage"][]) =>
    ask<{ tables: Table[]; total: number }>(
      `/api/tables?limit=${limit}${stages.map((stage) => `&stage=${stage}`).join("")}`,
    ),
  table: async (id: string) => (await ask<{ table: Table }>(at(id))).table,
  /** Sit down at the first free seat, with others beside, or only look on; at a private table by its invitation. */
  join: async (id: string, wish: { invite?: string; name?: string; beside?: string[]; watch?: boolean }) =>
    (await post<{ table: Table }>(`${at(id)}/join`, wish)).table,
  /** The table where the same people play again. */
  rematch: async (id: string) => (await post<{ table: Table }>(`${at(id)}/rematch`, {})).table,
  /** A link that moves this person to another device, once. */
  pass: () => post<Pass>("/api/me/pass", {}),
  /** Become who made the link; what this browser had until now is given up. */
  move: (token: string) => post<unknown>("/api/me/move", { token, replace: true }),
  /** One's own tables. */
  mine: async () => (await ask<{ tables: Table[] }>("/api/tables?limit=200&mine=true")).tables,
  set: async (table: NewTable) => (await post<{ table: Table }>("/api/tables", table)).table,
  /** A table that begins like the first plies of another; `agents` names a bot, or null for a person. */
  fork: async (id: string, ply: number, agents: (string | null)[]) =>
    (await post<{ table: Table }>(`${at(id)}/fork`, { ply, agents })).table,
  /**
   * `agents` names a bot, or "" for a person, for each player of an unfinished record. Whoever plays on in it, or from a
   * moment of it, sits at this screen: hints are allowed.
   */
  load: async (record: Blob, agents: string[] = []) => {
    const query = agents.map((agent) => `agent=${encodeURIComponent(agent)}`);
    const path = `/api/records?${[...query, "hints=true"].join("&")}`;
    return (await ask<{ table: Table }>(path, { method: "POST", body: record })).table;
  },
  record: (id: string, format: "text" | "json" = "text") =>
    `${at(id)}/record${format === "json" ? "?format=json" : ""}`,
  plies: (id: string, since = 0, seat: number | null = null) =>
    ask<{ ply: number; plies: Ply[] }>(`${at(id)}/plies?since=${since}${eye(seat)}`),
  views: (id: string, from: number, to: number, seat: number | null = null) =>
    ask<{ from: number; views: Json[] }>(`${at(id)}/views?from=${from}&to=${to}${eye(seat)}`),
  /** How far it has come, and it itself once it is done. */
  analysis: (id: string) =>
    ask<{ done: number; steps: number; analysis: Analysis | null }>(`${at(id)}/analysis`),
  /** The address of the picture of a finished game. */
  picture: (id: string) => `${at(id)}/picture.svg?theme=${isDark() ? "dark" : "light"}&${tongue()}`,
  proof: (id: string) => ask<Proof>(`${at(id)}/proof`),
};
