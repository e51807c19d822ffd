import { expect, test } from "vitest";
import { mentionedUserIds, mentionAtCursor, notePartsOf } from "./candidate-notes.ts";

test.each([
  ["@", { from: 0, typed: "" }],
  ["Ask @mi", { from: 4, typed: "mi" }],
  ["Ask (@mira lu", { from: 5, typed: "mira lu" }],
  ["Ask\n@José", { from: 4, typed: "José" }],
  ["write to a@b", undefined],
  ["Ask @Mira Lund about", undefined],
  ["nobody", undefined],
])("finds the mention being typed in %j: %j", (text, mention) => {
  expect(mentionAtCursor(text, text.length)).toEqual(mention);
});

test("ignores text after the cursor", () => {
  expect(mentionAtCursor("Ask @mi tomorrow", 7)).toEqual({ from: 4, typed: "mi" });
  expect(mentionAtCursor("Ask @mi tomorrow", 3)).toBeUndefined();
});

const people = [
  { userId: "1", name: "Ana Ruiz" },
  { userId: "2", name: "Ana Ruiz-Meyer" },
  { userId: "3", name: "" },
];

test("mentions exactly the members named in the text", () => {
  expect(mentionedUserIds("Hello @Ana Ruiz", people)).toEqual(["1"]);
  expect(mentionedUserIds("Hello Ana Ruiz", people)).toEqual([]);
  expect(mentionedUserIds("Hello @Ana Ruiz-Meyer", people)).toEqual(["2"]);
  expect(mentionedUserIds("@Ana Ruiz and @Ana Ruiz-Meyer", people)).toEqual(["1", "2"]);
  const membersWithSharedName = [...people, { userId: "4", name: "Ana Ruiz" }];
  expect(mentionedUserIds("@Ana Ruiz", membersWithSharedName, ["4"])).toEqual(["4"]);
  expect(mentionedUserIds("@Ana Ruiz", membersWithSharedName)).toEqual(["1", "4"]);
  expect(mentionedUserIds("Nobody any more", membersWithSharedName, ["4"])).toEqual([]);
});

test("splits a note into text, links and mentions", () => {
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
