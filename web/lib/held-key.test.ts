import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { holdsKey } from "./held-key.ts";

test("every page that is opened by a link of a mail is known to hold a key, and no other one is", () => {
  const routes = readFileSync(new URL("../routes.ts", import.meta.url), "utf8");
  const opened = [...routes.matchAll(/route\("([^"]*):token"/g)].map(([, path = ""]) => `/${path}key`);
  expect(opened.length).toBeGreaterThan(9);
  expect([...opened, "/reset", "/erased/key"].filter((path) => !holdsKey(path))).toEqual([]);
  expect(["/", "/jobs", "/platform/interviews/1", "/applications", "/offers-and-hires"].filter(holdsKey)).toEqual([]);
});
