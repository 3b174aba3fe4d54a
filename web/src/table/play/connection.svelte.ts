/**
 * The connection to a table. It never gives up: after a failure it connects again, says which ply it has seen, and
 * repeats unanswered requests, which the protocol makes harmless.
 */
import { PROTOCOL, type Answer, type Message, type TableMessage, type Problem, type Request } from "../../lib/protocol";
import { Refused } from "../../lib/api";
import { loadErrorTexts } from "../../lib/errorText";

/** `silent`: it looks open, but nothing comes back. */
export type ConnectionStatus = "connecting" | "open" | "silent" | "broken" | "closed";

/** Whether to say that the connection is lost. */
export function isConnectionLost(status: ConnectionStatus): boolean {
  return status === "broken" || status === "silent";
}

/** Who the table is shown to: a seat, a spectator (null), or whichever seat of this browser is to act. */
export type Viewer = number | null | "auto";

interface Listener {
  /** The last ply received. */
  seen(): number;
  /** The number of the last chat line received. */
  chatSeen(): number;
  viewer(): Viewer;
  /** The history of the server that the ply belongs to; null if nothing was received yet. */
  epoch(): string | null;
  hear(news: TableMessage): void;
}

interface Pending {
  request: Request & { id: string };
  resolve: (answer: Answer) => void;
  reject: (reason: Refused) => void;
}

/** Why the server closes for good, by close code. */
const FATAL: Record<number, Problem> = {
  4400: { kind: "protocol", message: "" },
  4401: { kind: "moved", message: "" },
  4403: { kind: "not_yours", key: "private", message: "" },
  4404: { kind: "unknown", key: "no_table", message: "" },
};
/** Milliseconds between two looks at the connection. */
const BEAT = 500;
/** After this time without a message, the page sends a ping. */
const QUIET = 2_000;
/** After this time it says that the connection is lost: a hung connection is noticed within five seconds. */
const SILENT = 4_000;
/** After this time it gives the connection up and opens another one. */
const DEAD = 10_000;
/** A connection that takes longer to open is tried again. */
const OPENING = 20_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 4_000;

let counter = 0;

/** Unique within this browser; `randomUUID` is missing outside secure contexts. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  counter += 1;
  return `${counter}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

export class Connection {
  status = $state<ConnectionStatus>("connecting");
  fatal = $state<Problem | null>(null);

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #isHeard = false;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  /** When the last message arrived, or the connection was begun; and when it was looked at last. */
  #heardAt = 0;
  #lookedAt = 0;
  #isAsked = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#look);
    this.#connect();
  }

  /** Send a request; it gets one answer, perhaps after a reconnection. */
  say<A extends Answer = Answer>(request: Request): Promise<A> {
    const message = { ...request, id: newId() };
    return new Promise<A>((resolve, reject) => {
      this.#pending.set(message.id, {
        request: message,
        resolve: resolve as (answer: Answer) => void,
        reject,
      });
      if (this.#isHeard) this.#send(message);
    });
  }

  /** Send hello again on the same connection: the plies did not fit. */
  hello(): void {
    const { listener } = this;
    const [since, chat_since, viewer, epoch] = [listener.seen(), listener.chatSeen(), listener.viewer(), listener.epoch()];
    this.#send({ type: "hello", protocol: PROTOCOL, since, chat_since, viewer, epoch });
  }

  /** Whether the table or an answer is still to come. */
  get isWaiting(): boolean {
    return this.status === "connecting" || this.#pending.size > 0;
  }

  close(): void {
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#look);
    this.#stopTimers();
    this.status = "closed";
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = `/api/tables/${encodeURIComponent(this.table)}/live`;
    const socket = new WebSocket(`${scheme}//${location.host}${path}`);
    this.#socket = socket;
    this.#isHeard = false;
    this.#heardAt = this.#lookedAt = performance.now();
    this.#isAsked = false;
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#check(), BEAT);
    socket.onopen = () => socket === this.#socket && this.hello();
    socket.onmessage = (event) => socket === this.#socket && this.#read(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => socket === this.#socket && this.#broke(event.code);
  }

  #read(message: Message): void {
    this.#heardAt = performance.now();
    this.#isAsked = false;
    if (this.status === "silent") this.status = "open";
    if (message.type === "table" || message.type === "update") {
      this.listener.hear(message);
      if (message.type === "table" && !this.#isHeard) this.#opened();
      return;
    }
    const pending = message.id === null ? undefined : this.#pending.get(message.id);
    if (message.type === "refused" && !pending && message.error.kind === "protocol") {
      this.#fail(message.error);
      return;
    }
    if (!pending || message.id === null) return;
    this.#pending.delete(message.id);
    if (message.type === "refused") void loadErrorTexts().then(() => pending.reject(new Refused(message.error)));
    else if (message.type === "reason" && message.refusal) void loadErrorTexts().then(() => pending.resolve(message));
    else pending.resolve(message);
  }

  #fail(problem: Problem): void {
    void loadErrorTexts().then(() => (this.fatal = problem));
  }

  #opened(): void {
    this.#isHeard = true;
    this.status = "open";
    this.#wait = FIRST_WAIT;
    for (const { request } of this.#pending.values()) this.#send(request);
  }

  /** A dead connection may look open: send a ping, say so if nothing comes back, and connect again. */
  #check(): void {
    const now = performance.now();
    // A page that slept knows nothing about the time it slept.
    if (now - this.#lookedAt > SILENT) this.#heardAt = Math.max(this.#heardAt, now - QUIET);
    this.#lookedAt = now;
    const quiet = now - this.#heardAt;
    if (quiet >= (this.#isHeard ? DEAD : OPENING)) return this.#drop();
    if (quiet >= SILENT && this.status !== "broken") this.status = "silent";
    if (quiet >= QUIET && this.#isHeard) this.#ask();
  }

  #ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#send({ type: "ping", id: newId() });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#broke(0);
  }

  #broke(code: number): void {
    this.#stopTimers();
    this.#isHeard = false;
    if (this.status === "closed") return;
    const fatal = FATAL[code];
    if (fatal) {
      this.#fail(fatal);
      return;
    }
    this.status = "broken";
    this.#retry = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  /** Try now instead of after the delay, unless a connection is being opened already. */
  #again = (): void => {
    if (this.status !== "broken" || this.#isOpening) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  get #isOpening(): boolean {
    return this.#socket !== null && this.#socket.readyState <= WebSocket.OPEN;
  }

  #look = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.status === "broken") this.#again();
    else if (this.#isHeard) this.#ask();
  };

  #stopTimers(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
