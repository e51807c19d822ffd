import { expect, test } from "vitest";
import { locationIn, locationScore } from "./locations.ts";

test.each([
  ["51103 Köln, Germany", "Köln, Germany"],
  ["1012 AB Amsterdam", "Amsterdam"],
  ["Tokyo 150-0001, Japan", "Tokyo, Japan"],
  ["Dublin 8, Ireland", "Dublin, Ireland"],
  ["Flat 9, Rose Court, Andheri, Mumbai, Maharashtra 400058", "Mumbai, Maharashtra"],
  ["Corso Dante 4, 14100 Torino (TO), Italia", "Torino, Italia"],
  ["Gatineau (Québec) J8X 2L4", "Gatineau (Québec)"],
  ["São Paulo/SP", "São Paulo, SP"],
  ["Remote (Austin, TX)", "Austin, TX"],
  ["porto, portugal", "porto, portugal"],
])("%s is %s", (printed, place) => {
  expect(locationIn(printed)).toBe(place);
});

test.each(["Denver, CO", "Reno, NV", "Calgary, AB", "Leeds, West Yorkshire, United Kingdom", "Harrisburg, Pa."])(
  "%s is certain to be a location",
  (printed) => {
    expect(locationScore(printed)).toBe(1);
  },
);

test("is unsure about a company before its city and reads no common word as a city", () => {
  expect(locationScore("Lanternfish, Toronto, ON")).toBeLessThan(0.85);
  expect(locationIn("reading")).toBeNull();
});
