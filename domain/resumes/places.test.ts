import { expect, test } from "vitest";
import { placeIn, placeScore } from "./places.ts";

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
  expect(placeIn(printed)).toBe(place);
});

test.each(["Denver, CO", "Reno, NV", "Calgary, AB", "Leeds, West Yorkshire, United Kingdom", "Harrisburg, Pa."])(
  "%s is surely a place",
  (printed) => {
    expect(placeScore(printed)).toBe(1);
  },
);

test("a company before its city stays unsure, and a common word is no city", () => {
  expect(placeScore("Lanternfish, Toronto, ON")).toBeLessThan(0.85);
  expect(placeIn("reading")).toBeNull();
});
