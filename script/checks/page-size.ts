/**
 * Measures the brotli size of what a role page loads: the scripts named in its HTML and their imports. Fails above the limits. The form's
 * scripts load only when the form is near; their size is printed too.
 */
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const root = "build/client";
const page = "registered-nurse-recruiters";
const limitsKb = { scripts: 120, styles: 15 } as const;

const html = readFileSync(join(root, page, "index.html"), "utf8");
const pathsMatching = (pattern: RegExp): readonly string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, file = ""]) => file)),
];

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), "utf8").matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(
    ([, name = ""]) => `/assets/${name}`,
  );

const withImports = (files: readonly string[]): ReadonlySet<string> => {
  const visited = new Set<string>();
  const visit = (file: string): void => {
    if (visited.has(file)) return;
    visited.add(file);
    for (const importedFile of importsOf(file)) visit(importedFile);
  };
  for (const file of files) visit(file);
  return visited;
};

/** Small files are served uncompressed. */
const sizeOf = (file: string): number => {
  const path = join(root, file);
  return statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size;
};

const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((total, file) => total + sizeOf(file), 0) / 1000;

const initialScripts = withImports(pathsMatching(/<link rel="modulepreload" href="([^"]+)"/g));
const form = globSync("assets/role-contact-*.js", { cwd: root }).map((file) => `/${file}`);
const sizes = {
  scripts: kilobytes(initialScripts),
  styles: kilobytes(pathsMatching(/<link rel="stylesheet" href="([^"]+)"/g)),
};

console.log(`/${page}, brotli:`);
console.log(
  `  scripts ${sizes.scripts.toFixed(1)} kB, ${kilobytes(withImports([...initialScripts, ...form])).toFixed(1)} kB once the form is near`,
);
console.log(`  styles ${sizes.styles.toFixed(1)} kB`);
for (const kind of ["scripts", "styles"] as const) {
  if (sizes[kind] <= limitsKb[kind]) continue;
  console.error(`${kind}: ${sizes[kind].toFixed(1)} kB is above the limit of ${limitsKb[kind]} kB`);
  process.exitCode = 1;
}
