import { expect, test } from "vitest";
import { spamSignalsOf } from "./spam.ts";

const humanSubmission = {
  honeypot: "",
  filledMs: 42_000,
  text: "We need four ICU nurses in Columbus. See www.example.org",
};

test.each([
  ["a person", {}, []],
  ["a filled trap", { honeypot: "http://x" }, ["trap_filled"]],
  ["a form filled in two seconds", { filledMs: 2999 }, ["too_fast"]],
  ["a form filled in three", { filledMs: 3000 }, []],
  ["two links from our form", { text: "http://a http://b" }, []],
  ["three links from our form", { text: "http://a http://b www.c" }, ["many_links"]],
  ["two links without marks", { filledMs: undefined, honeypot: undefined, text: "http://a http://b" }, ["many_links"]],
  ["no marks at all", { filledMs: undefined, honeypot: undefined }, []],
  ["a link in markup", { text: '<a href="x">y</a>' }, ["markup"]],
])("%s", (_case, change, signals) => {
  expect(spamSignalsOf({ ...humanSubmission, ...change })).toEqual(signals);
});
