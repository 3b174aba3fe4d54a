/** What a table offers people who play on other devices. */
import type { RemotePlay } from "../table/play/remotePlay";
import Chat from "./Chat.svelte";
import MenuActions from "./MenuActions.svelte";
import PeopleBar from "./PeopleBar.svelte";
import PeopleOverlay from "./PeopleOverlay.svelte";
import ChatNote from "./ChatNote.svelte";
import TimeBank from "./TimeBank.svelte";
import { ChatState } from "./chatState.svelte";

export const remotePlay: RemotePlay<ChatState> = {
  createChat: (session) => new ChatState(session),
  PeopleBar,
  Chat,
  ChatNote,
  PeopleOverlay,
  TimeBank,
  MenuActions,
};
