/** Introductions to people in the network: the employer requests one, the person is asked by email, and must accept first. */
import { z } from "zod";
import { endpoint } from "../../endpoint.ts";

export const introductionStatuses = ["requested", "accepted", "declined"] as const;
export type IntroductionStatus = (typeof introductionStatuses)[number];

export const introductionState = z.object({
  status: z.enum(introductionStatuses),
  requestedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** The candidate record that an accepted introduction has become. */
  candidateId: z.uuid().nullable(),
});

export type IntroductionState = z.infer<typeof introductionState>;

export const requestIntroduction = endpoint({
  method: "POST",
  path: "/api/introductions",
  body: z.object({
    /** The id of a match that is marked as from the network. */
    candidateId: z.uuid(),
    jobId: z.uuid(),
    message: z.string().trim().max(1000, "Use at most 1,000 characters").default(""),
  }),
  reply: introductionState,
  status: 201,
});

const link = z.object({ token: z.string().max(200) });

export const invalidIntroductionLinkMessage = "This link was already used or has expired.";

/** What the person sees before answering. */
export const openIntroduction = endpoint({
  method: "GET",
  path: "/api/introductions/:token",
  params: link,
  reply: z.object({
    firstName: z.string(),
    company: z.string(),
    companyWebsite: z.string().nullable(),
    jobTitle: z.string(),
    jobLocation: z.string().nullable(),
    message: z.string(),
    requestedAt: z.iso.datetime(),
  }),
});

/** The link can be answered once and is then invalid. */
export const answerIntroduction = endpoint({
  method: "POST",
  path: "/api/introductions/:token/answer",
  params: link,
  body: z.object({ answer: z.enum(["accept", "decline"]) }),
  reply: z.object({ status: z.enum(introductionStatuses), company: z.string() }),
});
