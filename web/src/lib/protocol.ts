/**
 * The types of the protocol, by the names that the page uses. `schema.d.ts` is generated from the server (`make
 * types`); docs/protocol.md explains the messages.
 */
import type * as schema from "./schema";

/** The compiler checks that this is the version of the server. */
export const PROTOCOL: schema.Hello["protocol"] = 2;

/** Views, events and prospects belong to a game, which has its own types for them. */
export type Json = Record<string, unknown>;

/** An error of the server, or of the page: no connection, moved to another device, or already a text. */
export interface Problem extends Omit<schema.ErrorBody, "kind" | "rule"> {
  kind: schema.ErrorBody["kind"] | "away" | "moved" | "said";
  rule?: Pick<schema.RuleBody, "id">;
}

export type Lan = schema.LanResponse;
export type DeviceLinkInfo = schema.PassResponse;

export type GameInfo = schema.GameBody;
export type GameOption = schema.OptionBody;
export type LevelInfo = schema.LevelBody;
export type Rulebook = schema.RulebookResponse;
export type Tip = schema.TipBody;

export type NewTable = schema.NewTable;
export type Table = schema.TableBody;
export type Access = Table["access"];
export type Seat = schema.SeatBody;
export type Proof = schema.ProofResponse;
export type ChatLine = schema.ChatLineBody;

export type Move = schema.MoveOfferBody;
export type Ply<E = Json> = Omit<schema.PlyBody, "events"> & { events: E[] };
export type State<V = Json, P = Json> = Omit<schema.StateBody, "view" | "prospects"> & { view: V; prospects: P[] };
export type Composed<V = Json, E = Json> = Omit<schema.ComposedMessage, "view" | "events"> & { view: V; events: E[] };

export type Chance = schema.ChanceBody;
export type Reason = schema.ReasonBody;
export type Hint = schema.HintMessage;
export type Analysis = schema.AnalysisBody;
export type ChanceCurve = schema.ChanceCurve;
export type Step = schema.StepBody;
export type TurningPoint = schema.TurningPointBody;

/** What the server sends over the socket: the table, or the answer to a request. */
export type Message = schema.ServerMessage;
export type TableMessage = Extract<Message, { type: "table" | "update" }>;
export type Answer = Exclude<Message, TableMessage>;

/** What the page sends over the socket; the connection adds the id. */
export type Request = WithoutId<Exclude<schema.ClientMessage, { type: "hello" }>>;
type WithoutId<M> = M extends unknown ? Omit<M, "id"> : never;
