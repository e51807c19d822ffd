import { expect, test } from "vitest";
import { noticeNamed, notices, noticesFor } from "./notices.ts";

const placesOf = (...places: readonly (string | null)[]) =>
  noticesFor(...places).map(({ jurisdiction }) => jurisdiction);

test.each([
  ["New York, NY", "new-york-city"],
  ["New York", "new-york-city"],
  ["Brooklyn, NY", "new-york-city"],
  ["Staten Island, New York", "new-york-city"],
  ["Chicago, IL", "illinois"],
  ["Remote, Illinois", "illinois"],
  ["Denver, CO", "colorado"],
  ["San Diego, CA", "california"],
  ["Kraków, Poland", "eu"],
  ["Remote, Germany", "eu"],
] as const)("%s: what is said everywhere, and what %s adds", (place, jurisdiction) => {
  expect(placesOf(place)).toEqual(["everywhere", jurisdiction]);
});

test.each([
  "Albany, NY",
  "Buffalo, New York",
  "Dayton, OH",
  "London, United Kingdom",
  "Toronto, Canada",
  "Remote",
  "",
  null,
])("%s: only what is said everywhere", (place) => {
  expect(placesOf(place)).toEqual(["everywhere"]);
});

test("the place of the job and the place of the person both count, each once", () => {
  expect(placesOf("Chicago, IL", "Berlin, Germany")).toEqual(["everywhere", "illinois", "eu"]);
  expect(placesOf("Chicago, IL", "Peoria, IL")).toEqual(["everywhere", "illinois"]);
});

test("every text has its own name, by which it is found again", () => {
  const all = Object.values(notices);
  expect(new Set(all.map(({ textId }) => textId)).size).toBe(all.length);
  for (const each of all) expect(noticeNamed(each.textId)).toBe(each);
  expect(noticeNamed("ai-notice/everywhere/0")).toBeUndefined();
});
