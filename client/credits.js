/**
 * Writes down which packages are in the bundle, with the licences they give themselves: `credits.json` for the page about
 * the house, and `licences.txt`, the licences in full. Whatever is bundled is named, and nothing else.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "node_modules/";

/** The folder of the package that a file belongs to, or "". */
function packageOf(file) {
  const path = file.replaceAll("\\", "/").split("?")[0];
  const at = path.lastIndexOf(FOLDER);
  if (at < 0) return "";
  const parts = path.slice(at + FOLDER.length).split("/");
  return path.slice(0, at + FOLDER.length) + parts.slice(0, parts[0].startsWith("@") ? 2 : 1).join("/");
}

function address({ homepage, repository }) {
  const found = homepage ?? (typeof repository === "string" ? repository : repository?.url) ?? "";
  const plain = found
    .replace(/^git\+/, "")
    .replace(/^git:/, "https:")
    .replace(/\.git$/, "");
  return plain.startsWith("https://") ? plain : "";
}

export function credits() {
  return {
    name: "credits",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((one) =>
        one.type === "chunk"
          ? Object.keys(one.modules)
          : one.originalFileNames.map((name) => join(import.meta.dirname, name)),
      );
      const folders = [...new Set(files.map(packageOf).filter(Boolean))].sort();
      const found = folders.map((folder) => {
        const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));
        if (typeof about.license !== "string") throw new Error(`${about.name} names no licence`);
        const licence = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
        return {
          name: about.name,
          licence: about.license,
          address: address(about),
          text: licence ? readFileSync(join(folder, licence), "utf-8") : "",
        };
      });
      const json = found.map(({ name, licence, address }) => ({ name, licence, address }));
      const texts = found.map(({ name, licence, address, text }) =>
        [`${name} (${licence})`, address, "", text.trim()].join("\n"),
      );
      this.emitFile({ type: "asset", fileName: "credits.json", source: JSON.stringify(json, null, 1) });
      this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join(`\n\n${"-".repeat(80)}\n\n`) });
    },
  };
}
