/** What a table offers people who play on other devices. Loaded by the page, after the table itself. */
import type { Component } from "svelte";
import type { GameProfile } from "../game";
import type { Session } from "./session.svelte";

/** The chat of a table, as far as the layout knows it. */
export interface OpenableChat {
  isOpen: boolean;
  readonly mayTalk: boolean;
}

/** `T` is the chat: the table makes one, passes it on and reads no more of it than `OpenableChat`. */
export interface RemotePlay<T extends OpenableChat = any> {
  createChat(session: Session): T;
  /** Clock, spectators, the button of the chat. */
  PeopleBar: Component<{ talk: T }>;
  Chat: Component<{ talk: T; profile: GameProfile }>;
  /** What somebody said last, on a tablet; else it is in the `PeopleBar`. */
  ChatNote: Component<{ talk: T }>;
  /** Over the board: free seats, requests. */
  PeopleOverlay: Component<{ talk: T; profile: GameProfile }>;
  /** The time that a player has left for the game, if the table has time banks. */
  TimeBank: Component<{ talk: T; seat: number }>;
  /** In the menu: leave, pause, spectators, notifications, another device. `ondone` closes it. */
  MenuActions: Component<{ session: Session; ondone: () => void }>;
}
