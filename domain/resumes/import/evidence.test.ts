import fc from "fast-check";
import { expect, test } from "vitest";
import { evidenceLines } from "./evidence.ts";

const shown = (text: string, ...spans: [number, number][]) =>
  evidenceLines(
    text,
    spans.map(([start, end]) => ({ start, end })),
  ).map((line) => line.map(({ text: piece, marked }) => (marked ? `[${piece}]` : piece)).join(""));

test("returns the line of a value with the value marked", () => {
  expect(shown("Maren\nmaren@example.com | Chicago\nEnd", [6, 23])).toEqual(["[maren@example.com] | Chicago"]);
});

test("handles several values in one line and a value over two lines", () => {
  expect(shown("Nurse, Northside, 2018\nnext", [0, 5], [7, 16])).toEqual(["[Nurse], [Northside], 2018"]);
  expect(shown("one two\nthree four\nfive", [4, 13])).toEqual(["one [two]", "[three] four"]);
});

test("returns no line for an empty span", () => {
  expect(shown("text", [9, 12])).toEqual([]);
  expect(evidenceLines("text", [null, undefined])).toEqual([]);
});

test("cuts a long line around the mark", () => {
  const [line = ""] = shown(`${"a".repeat(500)}VALUE${"b".repeat(500)}`, [500, 505]);
  expect(line).toContain("[VALUE]");
  expect(line.startsWith("…")).toBe(true);
  expect(line.length).toBeLessThan(240);
});

test("marks exactly the text of the spans", () => {
  const span = fc.tuple(fc.nat(60), fc.nat(60)).map(([one, other]) => ({
    start: Math.min(one, other),
    end: Math.max(one, other),
  }));
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z \n]{0,60}$/), fc.array(span, { maxLength: 5 }), (text, spans) => {
      const markedLines = evidenceLines(text, spans)
        .flat()
        .filter((piece) => piece.marked)
        .map((piece) => piece.text)
        .join("");
      const inside = Array.from(text)
        .filter((_letter, index) => spans.some(({ start, end }) => index >= start && index < end))
        .join("");
      expect(markedLines).toBe(inside.replaceAll("\n", ""));
    }),
  );
});
