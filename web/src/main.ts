import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { spoken } from "./lib/i18n";
import { isDark, paint } from "./lib/preferences.svelte";

paint();
mount(App, { target: document.getElementById("page")! });

// If the browser allows it (on localhost or over HTTPS), the page is cached for when the server is down.
if (import.meta.env.PROD && navigator.serviceWorker) {
  const { serviceWorker } = navigator;
  serviceWorker.register("/worker.js").catch(() => undefined);
  // Later, so that it does not delay what is needed now.
  const keep = () => setTimeout(() => serviceWorker.controller?.postMessage({ language: spoken(), theme: isDark() ? "dark" : "light" }), 2000);
  serviceWorker.addEventListener("controllerchange", keep);
  keep();
}
