/** A page without app.css has only the classes that Tailwind generated for site.css. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "./routes.ts";

const webDir = import.meta.dirname;

const sources = [...readFileSync(resolve(webDir, "site.css"), "utf8").matchAll(/@source (not )?"\.\/([^"]+)";/g)].map(
  ([, not, path = ""]) => ({ isLeftOut: not !== undefined, path }),
);
const isStyled = (file: string): boolean => {
  const matches = sources.filter(({ path }) => file === path || file.startsWith(`${path}/`));
  return matches.length > 0 && !matches.some(({ isLeftOut: isExcluded }) => isExcluded);
};

const siteRouteFiles = (entries: readonly RouteConfigEntry[]): readonly string[] =>
  entries.flatMap(({ file, children = [] }) =>
    file.endsWith("app-styles.tsx") ? [] : [file, ...siteRouteFiles(children)],
  );

const collectReachable = (file: string, seen: Set<string>): void => {
  if (seen.has(file) || !existsSync(file)) return;
  seen.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"(\.[^"]+\.tsx?)"/g)) {
    collectReachable(resolve(dirname(file), path), seen);
  }
};

test("lists every component of the public site in the sources of site.css", () => {
  const seen = new Set<string>();
  for (const file of siteRouteFiles(routes)) collectReachable(resolve(webDir, file), seen);
  const parts = [...seen].filter((file) => file.endsWith(".tsx")).map((file) => relative(webDir, file));
  expect(parts.length).toBeGreaterThan(80);
  expect(parts.filter((file) => !isStyled(file))).toEqual([]);
});
