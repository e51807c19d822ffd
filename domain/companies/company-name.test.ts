import { expect, test } from "vitest";
import { nameFromWebsite, parseWebsite } from "./company-name.ts";

test.each([
  ["https://acme.io", "Acme"],
  ["http://acme.io/about?x=1#y", "Acme"],
  ["https://www.acme.com", "Acme"],
  ["https://WWW.Acme.com:8443/", "Acme"],
  ["  https://harbor-clinics.example  ", "Harbor-clinics"],
  ["https://acme.io.", "Acme"],
])("%s suggests the name %s", (text, name) => {
  const website = parseWebsite(text);
  expect(website && nameFromWebsite(website)).toBe(name);
});

test.each([
  "acme",
  "acme.io",
  "https://acme",
  "ftp://acme.io",
  "https://user:pw@acme.io",
  "https://",
  "https://a..b",
  "",
])("rejects %j as a website", (text) => {
  expect(parseWebsite(text)).toBeUndefined();
});
