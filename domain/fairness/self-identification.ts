/** Voluntary self-identification of applicants, by the link of their application. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import type { ConsentText } from "../rights/consent.ts";
import { raceAnswers, sexAnswers } from "./categories.ts";

/** Null is no answer; "prefer not to say" is an answer that counts as unknown. */
const selfIdentification = z.object({
  sex: z.enum(sexAnswers).nullable(),
  race: z.enum(raceAnswers).nullable(),
});
export type SelfIdentification = z.infer<typeof selfIdentification>;

/** The consent text beside the button. The answer is stored with its id and hash only. */
export const selfIdentificationText: ConsentText = {
  id: "self-identification/2",
  text: "By saving, I agree that my answers will be stored separately from my application and combined with other applicants' answers to check whether hiring here is fair. I can change or delete them here at any time.",
};

const link = z.object({ token: z.string().max(300) });
const reply = z.object({ answer: selfIdentification.nullable() });

export const readSelfIdentification = endpoint({
  method: "GET",
  path: "/api/application-status/:token/self-identification",
  params: link,
  reply,
});

/** Two nulls are the same as withdrawing the answers. */
export const answerSelfIdentification = endpoint({
  method: "PUT",
  path: "/api/application-status/:token/self-identification",
  params: link,
  body: selfIdentification,
  reply,
});

export const withdrawSelfIdentification = endpoint({
  method: "DELETE",
  path: "/api/application-status/:token/self-identification",
  params: link,
  reply,
});
