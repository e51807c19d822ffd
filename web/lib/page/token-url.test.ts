import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isTokenUrl } from "./token-url.ts";

test("recognizes every page that opens with an emailed token, and no other page", () => {
  const routes = readFileSync(new URL("../../routes.ts", import.meta.url), "utf8");
  const tokenPages = [...routes.matchAll(/route\("([^"]*):token"/g)].map(([, path = ""]) => `/${path}key`);
  expect(tokenPages.length).toBeGreaterThan(9);
  expect([...tokenPages, "/reset", "/erased/key"].filter((path) => !isTokenUrl(path))).toEqual([]);
  expect(["/", "/jobs", "/platform/interviews/1", "/applications", "/offers-and-hires"].filter(isTokenUrl)).toEqual([]);
});
