import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { paint } from "./lib/preferences.svelte";

paint();
mount(App, { target: document.getElementById("page")! });
