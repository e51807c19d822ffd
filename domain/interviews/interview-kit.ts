/** The interview kit of a job: questions and rated attributes. Until a person edits it, it is proposed from the job's requirements. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

const words = (cap: number) => z.string().trim().max(cap, `Use at most ${cap} characters`);

const kitQuestion = z.object({
  question: words(600).min(5, "Enter a question"),
  goodAnswer: words(600).default(""),
});

const kitAttribute = z.object({
  /** Stays when the name changes, so that scorecards can be compared. */
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: words(120).min(2, "Enter a name"),
});

const distinct = <T>(items: readonly T[], keyOf: (item: T) => string): boolean =>
  new Set(items.map(keyOf)).size === items.length;

export const kit = z.object({
  questions: z.array(kitQuestion).max(20, "Use at most 20 questions"),
  attributes: z
    .array(kitAttribute)
    .min(1, "Add at least one rating criterion")
    .max(12, "Use at most 12 rating criteria")
    .refine((items) => distinct(items, ({ key }) => key), "Each rating criterion needs a unique key")
    .refine((items) => distinct(items, ({ name }) => name.toLowerCase()), "Use each name only once"),
});

export type InterviewKit = z.infer<typeof kit>;

const shownKit = kit.extend({
  jobTitle: z.string(),
  /** 0 while the kit is only proposed. */
  revision: z.int(),
});

export type ShownKit = z.infer<typeof shownKit>;

const params = z.object({ id: z.uuid() });

export const readKit = endpoint({
  method: "GET",
  path: "/api/jobs-enhanced/:id/interview-kit",
  params,
  reply: shownKit,
});

export const saveKit = endpoint({
  method: "PUT",
  path: "/api/jobs-enhanced/:id/interview-kit",
  params,
  body: kit.extend({ revision: z.int().min(0) }),
  reply: shownKit,
});
