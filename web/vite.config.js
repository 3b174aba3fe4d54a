import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

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
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => file.startsWith("assets/")).map((file) => `/${file}`);
      const name = createHash("sha256").update(files.sort().join()).digest("hex").slice(0, 12);
      const build = JSON.stringify({ name: `vaka-${name}`, files: files.filter((file) => !TEXTS.test(file)) });
      const code = bundle[WORKER].code;
      bundle[WORKER].code = code.replace(/["'`]__BUILD__["'`]/, () => build);
      if (bundle[WORKER].code === code) this.error("the worker does not say where its files go");
    },
  };
}

// What every page needs comes in one piece: many small ones are mostly headers, and compress badly.
const BASE = /node_modules[\\/]svelte|src[\\/](lib|table)[\\/][^\\/]+\.(ts|svelte)/;
/** Of these, what a table asks for when it is wanted: it comes then. */
const LATER = /src[\\/]table[\\/](Aim|Chances|End|Hint|NewsCard|Reason|Scrubber|Watch|analysis|replay)\./;

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
  plugins: [svelte(), worker(), compress()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ name: "base", test: (id) => BASE.test(id) && !LATER.test(id) }] },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
});
