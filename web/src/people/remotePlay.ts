/** What a table offers people who play on other devices. */
import type { RemotePlay } from "../table/play/remotePlay";
import Chat from "./Chat.svelte";
import MenuActions from "./MenuActions.svelte";
import PeopleBar from "./PeopleBar.svelte";
import PeopleOverlay from "./PeopleOverlay.svelte";
import { Talk } from "./talk.svelte";

export const remotePlay: RemotePlay<Talk> = { createTalk: (session) => new Talk(session), PeopleBar, Chat, PeopleOverlay, MenuActions };
