import { expect, test } from "vitest";
import { mentionedIn, mentionTyped, notePartsOf } from "./candidate-notes.ts";

test.each([
  ["@", { from: 0, typed: "" }],
  ["Ask @mi", { from: 4, typed: "mi" }],
  ["Ask (@mira lu", { from: 5, typed: "mira lu" }],
  ["Ask\n@José", { from: 4, typed: "José" }],
  ["write to a@b", undefined],
  ["Ask @Mira Lund about", undefined],
  ["nobody", undefined],
])("in %j a mention is typed: %j", (text, found) => {
  expect(mentionTyped(text, text.length)).toEqual(found);
});

test("only what stands before the cursor counts", () => {
  expect(mentionTyped("Ask @mi tomorrow", 7)).toEqual({ from: 4, typed: "mi" });
  expect(mentionTyped("Ask @mi tomorrow", 3)).toBeUndefined();
});

const people = [
  { userId: "1", name: "Ana Ruiz" },
  { userId: "2", name: "Ana Ruiz-Meyer" },
  { userId: "3", name: "" },
];

test("whoever is named in the text is mentioned, and nobody else", () => {
  expect(mentionedIn("Hello @Ana Ruiz", people)).toEqual(["1"]);
  expect(mentionedIn("Hello Ana Ruiz", people)).toEqual([]);
  expect(mentionedIn("Hello @Ana Ruiz-Meyer", people)).toEqual(["2"]);
  expect(mentionedIn("@Ana Ruiz and @Ana Ruiz-Meyer", people)).toEqual(["1", "2"]);
  const twins = [...people, { userId: "4", name: "Ana Ruiz" }];
  expect(mentionedIn("@Ana Ruiz", twins, ["4"])).toEqual(["4"]);
  expect(mentionedIn("@Ana Ruiz", twins)).toEqual(["1", "4"]);
  expect(mentionedIn("Nobody any more", twins, ["4"])).toEqual([]);
});

test("a note is words, web addresses and names; everything else stays words", () => {
  const parts = notePartsOf(
    "See https://example.com/a?b=1. javascript:alert(1) @Ana Ruiz-Meyer, @Ana Ruiz (x)",
    people.map(({ name }) => name),
  );
  expect(parts).toEqual([
    { kind: "text", text: "See " },
    { kind: "link", text: "https://example.com/a?b=1" },
    { kind: "text", text: ". javascript:alert(1) " },
    { kind: "mention", text: "@Ana Ruiz-Meyer" },
    { kind: "text", text: ", " },
    { kind: "mention", text: "@Ana Ruiz" },
    { kind: "text", text: " (x)" },
  ]);
  expect(notePartsOf("C++ (really) @A.*", ["A.*"]).at(-1)).toEqual({ kind: "mention", text: "@A.*" });
  expect(notePartsOf("", [])).toEqual([]);
});
