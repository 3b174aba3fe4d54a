import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, normalizePath } from "vite";

// `npm run dev` asks the real server for everything that is not source.
const server = process.env.VAKA_SERVER ?? "http://127.0.0.1:8352";
const OUT = "../src/vaka/server/page";
/** At the top, because a worker serves only what lies beside or below it. */
const WORKER = "worker.js";

/** What the worker keeps: the code and the look of the page. Texts are kept in the language they are read in. */
function worker() {
  const TEXTS = /\/(en|de|fr|it|ja)-[^/]+\.js$/;
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post", // after Vite has dropped what came to nothing, as an entry that only imports
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((file) => file.startsWith("assets/")).map((file) => `/${file}`);
        const name = createHash("sha256").update(files.sort().join()).digest("hex").slice(0, 12);
        const texts = {};
        for (const file of files) if (TEXTS.test(file)) (texts[TEXTS.exec(file)[1]] ??= []).push(file);
        const build = JSON.stringify({ name: `vaka-${name}`, files: files.filter((file) => !TEXTS.test(file)), texts });
        const code = bundle[WORKER].code;
        bundle[WORKER].code = code.replace(/["'`]__BUILD__["'`]/, () => build);
        if (bundle[WORKER].code === code) this.error("the worker does not say where its files go");
      },
    },
  };
}

/** What the page begins with, and what games share. */
const BASE = { name: "base" };

/**
 * What is always loaded together comes in one piece, for many small ones are mostly headers and compress badly: the
 * base; of each game its profile; its table. What is imported when it is wanted comes then.
 */
function pieces() {
  const source = normalizePath(join(import.meta.dirname, "src"));
  const games = readdirSync(`${source}/games`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const found = new Map();
  /** A module, and all that it cannot do without, go into a piece; what two games need goes into the base. */
  const put = (piece, id, context) => {
    const before = found.get(id);
    if (before === BASE || (before && before.game === piece.game)) return;
    const now = before ? BASE : piece;
    found.set(id, now);
    for (const next of context.getModuleInfo(id).importedIds) put(now, next, context);
  };
  const putAll = (context) => {
    put(BASE, `${source}/main.ts`, context);
    for (const part of ["profile", "table"]) {
      for (const { name: game } of games) {
        put({ name: `${game}-${part}`, game }, `${source}/games/${game}/${part}.ts`, context);
      }
    }
  };
  return (id, context) => {
    if (found.size === 0) putAll(context);
    return found.get(id)?.name;
  };
}

/** Compressed twins beside each file, which the server sends to whoever takes them. */
function compress() {
  const twins = (folder) => {
    for (const name of readdirSync(folder)) {
      const file = join(folder, name);
      if (statSync(file).isDirectory()) twins(file);
      else if (/\.(js|css|html|svg|json)$/.test(name)) {
        const bytes = readFileSync(file);
        const most = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: most }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    }
  };
  return { name: "compress", apply: "build", closeBundle: () => twins(OUT) };
}

export default defineConfig({
  // Tests run what the browser runs, not what a server would render.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  plugins: [svelte(), worker(), compress()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", worker: "src/serviceWorker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ debugName: "pieces", name: pieces() }] },
      },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    isolate: false, // they share what they import, which takes most of their time
    maxWorkers: 1,
    testTimeout: 60_000, // a busy machine makes no test fail
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
});
