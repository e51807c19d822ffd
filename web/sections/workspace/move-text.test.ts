import { expect, test } from "vitest";
import { defaultSteps } from "#domain/pipeline/board-steps.ts";
import type { PipelineApplication } from "#domain/pipeline/pipeline.ts";
import { answerDateText, moveEffect } from "./move-text.ts";

const now = new Date("2026-11-19T15:00:00Z");
const candidate: PipelineApplication = {
  id: "a",
  candidateId: "a",
  name: "Ada Reyes",
  currentTitle: null,
  location: null,
  stage: "applied",
  step: "applied",
  status: "active",
  score: null,
  isScoreStale: false,
  scoredAt: null,
  source: null,
  appliedAt: now.toISOString(),
  lastActivity: now.toISOString(),
  inStageSince: now.toISOString(),
  answerDueAt: null,
  requestsHumanReview: false,
  answer: null,
  nextInterviewAt: null,
  assignee: null,
  offer: null,
  readerVerdict: null,
  isSample: false,
  isUnconfirmed: false,
};

const effectOf = (to: string, ...candidates: readonly Partial<PipelineApplication>[]): string => {
  const step = defaultSteps.find(({ key }) => key === to);
  if (step === undefined) throw new Error(`there is no step ${to}`);
  return moveEffect(
    candidates.map((each) => ({ ...candidate, ...each })),
    step,
    now,
  );
};

test("says what a move does besides changing the stage", () => {
  expect(effectOf("interview", {})).toBe("No email. Response due Nov 26.");
  expect(effectOf("hired", {})).toBe("No email. Closes the application.");
  expect(effectOf("rejected", {})).toBe("Asks for a reason and email.");
  expect(effectOf("rejected", { nextInterviewAt: now.toISOString(), offer: "sent" })).toBe(
    "Asks for a reason and email. Cancels the interview. Withdraws the offer.",
  );
  expect(effectOf("screening", { stage: "rejected", step: "rejected", answer: "waiting" })).toBe(
    "No email. Cancels the rejection email. Response due Nov 26.",
  );
  expect(effectOf("offer", {}, {})).toBe("Asks you to confirm. Response due Nov 24.");
});

test("says nothing if no candidate would move", () => {
  expect(effectOf("applied", {})).toBe("");
  expect(effectOf("offer", { status: "withdrawn" })).toBe("");
});

test("says which answer date was promised, and which passed", () => {
  const dueAt = "2026-11-25T23:59:59.999Z";
  expect(answerDateText(dueAt, { wasAdded: false, isOverdue: false })).toBe("Reply promised by Nov 25");
  expect(answerDateText(dueAt, { wasAdded: false, isOverdue: true })).toBe("Reply promised by Nov 25, overdue");
  expect(answerDateText(dueAt, { wasAdded: true, isOverdue: false })).toBe("Reply due by Nov 25");
});
