import { expect, test } from "vitest";
import { ownPageFrom, withNext } from "./own-page.ts";

test.each(["/account", "/", "/platform/dashboard?tab=jobs#top", "/invitation/aB-9_x", "/candidates?title=a%20b"])(
  "%s is a page of this site",
  (page) => {
    expect(ownPageFrom(page)).toBe(page);
  },
);

test.each([
  null,
  "",
  "account",
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " /account",
  "javascript:alert(1)",
  "/@evil.example:80",
  `/${"a".repeat(500)}`,
])("%j leads nowhere", (page) => {
  expect(ownPageFrom(page)).toBeUndefined();
});

test("the way back survives as one value of the address", () => {
  expect(withNext("/sign-in", "/a?b=c&d=e")).toBe("/sign-in?next=%2Fa%3Fb%3Dc%26d%3De");
  expect(withNext("/sign-in", undefined)).toBe("/sign-in");
});
