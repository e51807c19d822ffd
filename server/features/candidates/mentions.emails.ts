/** The email to a mentioned member. It does not contain the note's text, which stays in the workspace. */
import type { EmailContent } from "../../infra/email/email-layout.ts";

export interface MentionEmailInput {
  readonly member: string;
  readonly author: string;
  readonly candidate: string;
  readonly candidateId: string;
  readonly company: string;
}

export const mentionEmail = (
  { member, author, candidate, candidateId, company }: MentionEmailInput,
  origin: string,
): EmailContent => ({
  subject: `${author} mentioned you in a note about ${candidate}`,
  paragraphs: [`Hi ${member},`, `${author} mentioned you in a note about ${candidate} in ${company}'s workspace.`],
  button: { label: "Read the note", url: `${origin}/platform/candidates/${candidateId}#notes` },
  closing: "We send one email per note. You won't get another if the note is edited.",
});
