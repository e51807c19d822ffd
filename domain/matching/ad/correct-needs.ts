/** The needs that were read from an ad, and the lists by which a person corrects them. */
import { z } from "zod";
import { endpoint } from "../../endpoint.ts";

const params = z.object({ id: z.uuid() });
const words = z.string().trim().min(2, "Use at least 2 characters").max(300, "Use at most 300 characters");

const shownJobNeeds = z.object({
  jobId: z.uuid(),
  jobTitle: z.string(),
  /** Whether a person has corrected the lists; otherwise they were read from the ad. */
  isCorrected: z.boolean(),
  /** True if the ad lists no requirements, so the needs were assumed from its title and description. */
  isAssumed: z.boolean(),
  mustHave: z.array(z.string()),
  niceToHave: z.array(z.string()),
  needs: z.array(
    z.object({
      id: z.string(),
      words: z.string(),
      isMust: z.boolean(),
      isNonNegotiable: z.boolean(),
      kind: z.string(),
      /** The individual elements of the need, as parsed by the engine. */
      elements: z.array(z.object({ label: z.string(), isKnown: z.boolean() })),
    }),
  ),
  minimumYears: z.number().nullable(),
});

export type ShownJobNeeds = z.infer<typeof shownJobNeeds>;

export const readNeeds = endpoint({
  method: "GET",
  path: "/api/jobs-enhanced/:id/needs",
  params,
  reply: shownJobNeeds,
});

/** If both lists are empty, the ad is read again. */
export const correctNeeds = endpoint({
  method: "PUT",
  path: "/api/jobs-enhanced/:id/needs",
  params,
  body: z.object({ mustHave: z.array(words).max(30), niceToHave: z.array(words).max(30) }),
  reply: shownJobNeeds,
});
