/** Questions for one candidate and one job, each about a gap or a claim of the match. */
import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { anyId } from "./any-id.ts";

const interviewQuestion = z.object({
  question: z.string(),
  /** The gap or the claim that it tests. */
  why: z.string(),
  /** What a good answer shows. */
  goodAnswer: z.string(),
  /** The need of the ad that the question is about, if any. */
  need: z.string().nullable(),
});

export type ShownQuestion = z.infer<typeof interviewQuestion>;

export const generateInterviewQuestions = endpoint({
  method: "POST",
  path: "/api/ai/generate-interview-questions",
  body: z.object({ jobId: anyId, candidateId: anyId }),
  reply: z.object({ questions: z.array(z.string()), details: z.array(interviewQuestion) }),
});
