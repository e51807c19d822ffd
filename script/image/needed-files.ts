/** Finds the files and packages that a program needs at run time by following its imports. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

export interface Needed {
  /** Relative to the repository root. */
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

const statement =
  /(?:^|\n)[^\S\n]*(?:import|export)\s+(?!type\b|\s)(?:[^"';]{0,1000}?\bfrom\s*)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;
/** Child programs and data files, named by `new URL`. */
const address = /new URL\(\s*["'](\.{1,2}\/[^"']+)["']\s*,\s*import\.meta\.url/g;

const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

export const findNeededFiles = (root: string, entries: readonly string[]): Needed => {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    if (!/\.(ts|js|mjs)$/.test(file) || !existsSync(file)) return;
    const text = readFileSync(file, "utf8");
    for (const [, still, late] of text.matchAll(statement)) {
      const specifier = still ?? late ?? "";
      if (specifier.startsWith("node:")) continue;
      if (specifier.startsWith("#")) visit(join(root, specifier.slice(1)));
      else if (specifier.startsWith(".")) visit(resolve(dirname(file), specifier));
      else packages.add(packageOf(specifier));
    }
    for (const [, path = ""] of text.matchAll(address)) {
      const target = resolve(dirname(file), path);
      if (/\.(ts|js|json)$/.test(target)) visit(target);
      else files.add(target);
    }
  };
  for (const entry of entries) visit(join(root, entry));
  return { files: [...files].map((file) => relative(root, file)).toSorted(), packages: [...packages].toSorted() };
};

/** What the last stage of a Dockerfile copies from the build, relative to the repository root. */
export const copiedPaths = (dockerfile: string): readonly string[] =>
  [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, path = ""]) => path);

/** Commands that an operator runs inside the image. */
export const imagePrograms = [
  "server/main.ts",
  "script/database/db-create.ts",
  "script/database/db-migrate.ts",
  "script/operate/staff.ts",
  "script/operate/dead-letters.ts",
  "script/operate/erase-replay.ts",
  "script/operate/doctor.ts",
  "script/operate/backup.ts",
  "script/operate/restore.ts",
  "script/operate/until-ready.ts",
] as const;
