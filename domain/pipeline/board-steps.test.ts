import { expect, test } from "vitest";
import { type BoardStep, faultOfSteps, resettle, stepAt, storedStep, usualSteps } from "./board-steps.ts";

const phone: BoardStep = { key: "phone", name: "Phone screen", stage: "screening" };
const withPhone = usualSteps.flatMap((step) => (step.key === "screening" ? [step, phone] : [step]));

test("the usual six are a board, and so is one with more steps inside screening, interview and offer", () => {
  expect(faultOfSteps(usualSteps)).toBeNull();
  expect(faultOfSteps(withPhone)).toBeNull();
});

test("every stage needs a step, in the order of the stages, the ends one each, and no name or key twice", () => {
  expect(faultOfSteps(usualSteps.slice(1))).toBe("Applied needs at least one step.");
  expect(faultOfSteps(usualSteps.toReversed())).toBe("Steps follow the order of their stages.");
  expect(faultOfSteps([...usualSteps, { key: "no", name: "No", stage: "rejected" }])).toBe(
    "Rejected has exactly one step.",
  );
  expect(faultOfSteps([...withPhone, phone])).toBe("Two steps have the same key.");
  expect(faultOfSteps([...withPhone, { ...phone, key: "other", name: " phone SCREEN " }])).toBe(
    "Two steps have the same name.",
  );
});

test("the first step of a stage is stored as nothing, and what is not known stands there", () => {
  expect(withPhone.map((step) => storedStep(withPhone, step))).toEqual(["", "", "phone", "", "", "", ""]);
  expect(stepAt(withPhone, "screening", "phone")).toBe(phone);
  expect(stepAt(withPhone, "screening", "gone")?.key).toBe("screening");
  expect(stepAt(withPhone, "offer", "phone")?.key).toBe("offer");
});

test("when steps change, whoever stood in them is written down anew, and people of a removed one need an heir", () => {
  expect(resettle(usualSteps, withPhone, {})).toEqual([]);
  expect(resettle(withPhone, usualSteps, {})).toBe("Please choose where the people of Phone screen go.");
  expect(resettle(withPhone, usualSteps, { phone: "offer" })).toContain("another step of their stage");
  expect(resettle(withPhone, usualSteps, { phone: "screening" })).toEqual([
    { from: { stage: "screening", step: "phone" }, to: { stage: "screening", step: "" } },
  ]);
});
