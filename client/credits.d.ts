import type { Plugin } from "vite";
export function credits(): Plugin;
