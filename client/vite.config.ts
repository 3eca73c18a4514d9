import { defineConfig } from "vite";
import { credits } from "./credits.js";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [credits()],
  build: {
    outDir: "../src/teahouse/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": server, "/live": { target: server, ws: true } } }, // `npm run dev` beside a running server
});
