import { expect, test } from "vitest";
import { safeReturnPath, withReturnPath } from "./return-path.ts";

test.each([
  "/account",
  "/",
  "/platform/dashboard?tab=jobs#top",
  "/invitation/aB-9_x",
  "/candidates?title=a%20b",
  "/sign-in?next=%2Faccount",
])("accepts the return path %s", (page) => {
  expect(safeReturnPath(page)).toBe(page);
});

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
  "/..//evil.example/login",
  "/./account",
  "/account/../..//evil.example",
  "/account/..",
  "/%2e%2e//evil.example",
  "/.%2E/account",
  "/account//evil.example",
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "/%09/evil.example",
  "/%0d%0aLocation:evil",
  "/account?",
  `/${"a".repeat(500)}`,
])("[SEC-M3] rejects the return path %j", (page) => {
  expect(safeReturnPath(page)).toBeUndefined();
});

test("encodes the return path as a single query value", () => {
  expect(withReturnPath("/sign-in", "/a?b=c&d=e")).toBe("/sign-in?next=%2Fa%3Fb%3Dc%26d%3De");
  expect(withReturnPath("/sign-in", undefined)).toBe("/sign-in");
});
