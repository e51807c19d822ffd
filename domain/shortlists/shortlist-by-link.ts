/** What a client reviewer sees and answers by their own link. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { shownCandidate } from "./shown-candidate.ts";
import { verdicts } from "./shortlist-states.ts";

export const invalidShortlistLinkMessage = "This shortlist is closed";

const ownAnswer = z.object({ verdict: z.enum(verdicts), comment: z.string(), at: z.iso.datetime() });

const page = z.object({
  reader: z.string(),
  company: z.string(),
  job: z.string(),
  jobLocation: z.string().nullable(),
  title: z.string(),
  note: z.string(),
  isAnonymous: z.boolean(),
  /** The name of the recruiter to ask. */
  from: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  candidates: z.array(shownCandidate.extend({ id: z.uuid(), answer: ownAnswer.nullable() })),
});
export type ShortlistByLink = z.infer<typeof page>;
export type CandidateByLink = ShortlistByLink["candidates"][number];

export const maxCommentLength = 2000;

const params = z.object({ token: z.string().max(200) });

/** 410 once it was revoked or has expired. */
export const readShortlistLink = endpoint({ method: "GET", path: "/api/shortlist-links/:token", params, reply: page });

export const answerShortlist = endpoint({
  method: "PUT",
  path: "/api/shortlist-links/:token/answers/:id",
  params: params.extend({ id: z.uuid() }),
  body: z.object({
    verdict: z.enum(verdicts, "Choose yes, maybe or no"),
    comment: z.string().trim().max(maxCommentLength, `Use at most ${maxCommentLength} characters`).default(""),
  }),
  reply: page,
});
