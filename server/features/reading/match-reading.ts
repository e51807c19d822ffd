/** What a matching reader thread does. */
import { factsOf } from "#domain/matching/facts/facts-of.ts";
import { needsOf } from "#domain/matching/ad/needs-of.ts";
import type { TextAnswer, TextJob } from "./text-jobs.ts";

export const read = (job: TextJob): TextAnswer => {
  if (job.kind === "facts") return factsOf(job.record, job.month);
  if (job.kind === "needs") return needsOf(job.record);
  throw new Error(`No order of matching: ${job.kind}`);
};

// Loads the vocabulary before the first job, whose deadline would otherwise include it.
read({ kind: "needs", record: { title: "Registered Nurse", requirements: "- BLS\n- Intensive care" } });
read({ kind: "facts", record: { currentTitle: "Registered Nurse", skills: ["BLS"] }, month: "2026-01" });
