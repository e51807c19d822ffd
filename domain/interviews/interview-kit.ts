/** The interview kit of a job: questions and rated attributes. Until a person edits it, it is proposed from the job's requirements. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

const words = (cap: number) => z.string().trim().max(cap, `Please use at most ${cap} characters`);

const kitQuestion = z.object({
  question: words(600).min(5, "Please write the question"),
  goodAnswer: words(600).default(""),
});

const kitAttribute = z.object({
  /** Stays when the name changes, so that scorecards can be compared. */
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: words(120).min(2, "Please name it"),
});

const distinct = <T>(items: readonly T[], of: (item: T) => string): boolean =>
  new Set(items.map(of)).size === items.length;

export const kit = z.object({
  questions: z.array(kitQuestion).max(20, "Please keep to 20 questions"),
  attributes: z
    .array(kitAttribute)
    .min(1, "Please name at least one")
    .max(12, "Please keep to 12")
    .refine((items) => distinct(items, ({ key }) => key), "Each needs a key of its own")
    .refine((items) => distinct(items, ({ name }) => name.toLowerCase()), "Please name each once"),
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
