import { expect, test } from "vitest";
import { needsOf } from "../matching/ad/needs-of.ts";
import { isLawfulQuestion } from "../matching/words/questions/lawful-question.ts";
import { kit } from "./interview-kit.ts";
import { proposeKit } from "./propose-kit.ts";

const proposed = (title: string, requirements: string) => proposeKit(title, needsOf({ title, requirements }));

test("proposes must-haves only, as a kit that can be saved", () => {
  const found = proposed("Night Ward Nurse", "- Active RN license\n- Wound care\n\nNice to have\n- Spanish");
  const names = found.attributes.map(({ name }) => name);
  expect(names.slice(-2)).toEqual(["Judgment", "Working with others"]);
  expect(names.join(" ")).toMatch(/RN license.*Wound care/i);
  expect(names.join(" ")).not.toContain("Spanish");
  expect(found.questions[0]?.question).toMatch(/RN license/i);
  expect(found.questions[1]?.question).toMatch(/wound care/i);
  expect(kit.safeParse(found).success).toBe(true);
});

test("does not ask about requirements that the ad does not state", () => {
  const found = proposed("ICU Nurse Manager", "");
  expect(found.attributes.map(({ key }) => key)).toEqual(["judgement", "with-others"]);
  expect(found.questions.length).toBeGreaterThan(3);
  expect(found.questions.map(({ question }) => question).join(" ")).not.toContain("The ad asks for");
});

test("proposes only lawful questions, whatever the ad says", () => {
  const found = proposed(
    "Driver",
    "- Must be under 30 years old\n- No children\n- CDL class A\n- Child care experience",
  );
  expect(found.questions.filter(({ question }) => !isLawfulQuestion(question))).toEqual([]);
  expect(found.questions.map(({ question }) => question).join(" ")).not.toContain("Your record");
  expect(found.attributes.map(({ name }) => name).join(" ")).toMatch(/CDL.*Child care experience/);
  expect(found.attributes.map(({ name }) => name).join(" ")).not.toMatch(/children\b|30 years/i);
});

test("limits the size of a kit made from a long ad", () => {
  const lines = Array.from(
    { length: 25 },
    (_none, index) => `- Skill number ${index} of the trade, ${"well ".repeat(40)}`,
  );
  const found = proposed("Everything", lines.join("\n"));
  expect([found.questions.length <= 8, found.attributes.length <= 8]).toEqual([true, true]);
  expect(kit.safeParse(found).success).toBe(true);
});
