import { expect, test } from "vitest";
import { type BoardStep, validateStages, reassignSteps, stepAt, storedStepKey, defaultSteps } from "./board-steps.ts";

const phone: BoardStep = { key: "phone", name: "Phone screen", stage: "screening" };
const withPhone = defaultSteps.flatMap((step) => (step.key === "screening" ? [step, phone] : [step]));

test("accepts the default steps and extra steps in divided stages", () => {
  expect(validateStages(defaultSteps)).toBeNull();
  expect(validateStages(withPhone)).toBeNull();
});

test("rejects missing, misplaced, extra and duplicate steps", () => {
  expect(validateStages(defaultSteps.slice(1))).toBe("Applied needs at least one stage.");
  expect(validateStages(defaultSteps.toReversed())).toBe(
    "Keep the stages in order: Applied, Screening, Interview, Offer, Hired, Rejected.",
  );
  expect(validateStages([...defaultSteps, { key: "no", name: "No", stage: "rejected" }])).toBe(
    "You can't split Rejected into more than one stage.",
  );
  expect(validateStages([...withPhone, phone])).toBe("Two stages have the same key.");
  expect(validateStages([...withPhone, { ...phone, key: "other", name: " phone SCREEN " }])).toBe(
    "Two stages have the same name. Rename one.",
  );
});

test("stores the first step of a stage as empty and falls back to it", () => {
  expect(withPhone.map((step) => storedStepKey(withPhone, step))).toEqual(["", "", "phone", "", "", "", ""]);
  expect(stepAt(withPhone, "screening", "phone")).toBe(phone);
  expect(stepAt(withPhone, "screening", "gone")?.key).toBe("screening");
  expect(stepAt(withPhone, "offer", "phone")?.key).toBe("offer");
});

test("reassigns applications when steps change or are removed", () => {
  expect(reassignSteps(defaultSteps, withPhone, {})).toEqual([]);
  expect(reassignSteps(withPhone, defaultSteps, {})).toBe("Choose where to move the candidates in Phone screen.");
  expect(reassignSteps(withPhone, defaultSteps, { phone: "offer" })).toContain("only to another Screening stage");
  expect(reassignSteps(withPhone, defaultSteps, { phone: "screening" })).toEqual([
    { from: { stage: "screening", step: "phone" }, to: { stage: "screening", step: "" } },
  ]);
});
