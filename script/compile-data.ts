/** npm run data:compile: writes data/compiled, which the program loads, from the lists of data/. */
import { mkdirSync, writeFileSync } from "node:fs";
import { compiledFiles, formatCompiled } from "./data/compile.ts";

const folder = new URL("../data/compiled/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [file, value] of Object.entries(compiledFiles()))
  writeFileSync(new URL(file, folder), formatCompiled(value));
