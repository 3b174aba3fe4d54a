import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { paint } from "./lib/preferences.svelte";

paint();
mount(App, { target: document.getElementById("page")! });

// Where the browser lets it (at this machine, or over https), the page is kept for when the server is away.
if (import.meta.env.PROD) navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
