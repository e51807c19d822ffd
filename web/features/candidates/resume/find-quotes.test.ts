import { expect, test } from "vitest";
import { findQuotes, type QuotedText } from "./find-quotes.ts";

const quote = (text: string, before = "", after = ""): QuotedText => ({ before, text, after });

const marked = (texts: readonly string[], quotes: readonly QuotedText[]): string[] =>
  findQuotes(texts, quotes).map(({ from, to }) =>
    texts
      .slice(from.text, to.text + 1)
      .map((text, index, all) =>
        text.slice(index === 0 ? from.offset : 0, index === all.length - 1 ? to.offset : text.length),
      )
      .join("|"),
  );

test("a quote is found across pieces of text and line breaks", () => {
  expect(marked(["Led a team of ", "forty", " nurses\nin three shifts"], [quote("forty nurses in three")])).toEqual([
    "forty| nurses\nin three",
  ]);
});

test("case, dashes, and quotation marks don't matter", () => {
  expect(marked(["RN – “Charge” Nurse"], [quote('rn - "charge" nurse')])).toEqual(["RN – “Charge” Nurse"]);
});

test("a short quote is not found inside a longer word", () => {
  expect(marked(["Epicenter of care. Epic since 2019."], [quote("Epic")])).toEqual(["Epic"]);
  expect(findQuotes(["Epicenter"], [quote("Epic")])).toEqual([]);
  expect(findQuotes(["Epic Epicenter"], [quote("Epic")])[0]?.from.offset).toBe(0);
});

test("the context decides between two places with the same words", () => {
  const [range] = findQuotes(
    ["Taught math. Later also taught math to adults."],
    [quote("taught math", "also ", " to")],
  );
  expect(range?.from.offset).toBe(24);
});

test("words that the document doesn't contain are not marked", () => {
  expect(findQuotes(["Welder, night shift"], [quote("forklift"), quote("")])).toEqual([]);
});
