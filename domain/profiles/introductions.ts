/** Introduction requests from employers, as the signed-in candidate sees them. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

const waitingIntroduction = z.object({
  id: z.uuid(),
  company: z.string(),
  companyWebsite: z.string().nullable(),
  jobTitle: z.string(),
  jobLocation: z.string().nullable(),
  message: z.string(),
  requestedAt: z.iso.datetime(),
});

export type WaitingIntroduction = z.infer<typeof waitingIntroduction>;

const waiting = z.object({ introductions: z.array(waitingIntroduction) });

export const listIntroductions = endpoint({ method: "GET", path: "/api/candidate/introductions", reply: waiting });

/** Each request can be answered once. Returns the open requests. */
export const answerOwnIntroduction = endpoint({
  method: "POST",
  path: "/api/candidate/introductions/:id/answer",
  params: z.object({ id: z.uuid() }),
  body: z.object({ answer: z.enum(["accept", "decline"]) }),
  reply: waiting,
});
