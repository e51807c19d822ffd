import type { Stage } from "#domain/pipeline/stages.ts";

export const stageWords: Readonly<Record<Stage, string>> = {
  applied: "Applied",
  screening: "Screening",
  interview: "Interview",
  offer: "Offer",
  hired: "Hired",
  rejected: "Rejected",
};
