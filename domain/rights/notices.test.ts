import { expect, test } from "vitest";
import { findNotice, notices, noticesFor } from "./notices.ts";
import { pastNotices } from "./past-texts.ts";

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
] as const)("%s: shows the general notice and the one for %s", (place, jurisdiction) => {
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
])("%s: shows only the general notice", (place) => {
  expect(placesOf(place)).toEqual(["everywhere"]);
});

test("counts the location of the job and of the person, each once", () => {
  expect(placesOf("Chicago, IL", "Berlin, Germany")).toEqual(["everywhere", "illinois", "eu"]);
  expect(placesOf("Chicago, IL", "Peoria, IL")).toEqual(["everywhere", "illinois"]);
});

test("finds every notice by its unique text id", () => {
  const all = [...Object.values(notices), ...pastNotices];
  expect(new Set(all.map(({ textId }) => textId)).size).toBe(all.length);
  for (const notice of all) expect(findNotice(notice.textId)).toBe(notice);
  expect(findNotice("ai-notice/everywhere/0")).toBeUndefined();
});
