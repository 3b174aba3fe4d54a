/** What a table has for people who are elsewhere: loaded once a table is open, by who opens it. */
import type { Component } from "svelte";
import type { Front } from "./game";
import type { Session } from "./session.svelte";

export interface Online {
  /** Over the board: who is waited for, what is asked, how much time is left, what is said. */
  Company: Component<{ session: Session; front: Front }>;
  /** In the menu: leaving, signals, another device. */
  Actions: Component<{ session: Session }>;
}
