import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { paint } from "./lib/preferences.svelte";

paint();
mount(App, { target: document.getElementById("page")! });

// If the browser allows it (on localhost or over HTTPS), the page is cached for when the server is down.
if (import.meta.env.PROD) navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
