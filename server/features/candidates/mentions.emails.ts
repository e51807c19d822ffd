/** The words of the mail to whoever was mentioned. What the note says is not in it: it stays in the workspace. */
import type { Letter } from "../../infra/letter.ts";

export interface MentionedNote {
  readonly member: string;
  readonly author: string;
  readonly candidate: string;
  readonly candidateId: string;
  readonly company: string;
}

export const mentionLetter = (
  { member, author, candidate, candidateId, company }: MentionedNote,
  origin: string,
): Letter => ({
  subject: `${author} mentioned you in a note on ${candidate}`,
  paragraphs: [
    `Hello ${member},`,
    `${author} mentioned you in a note on ${candidate}, in the workspace of ${company}.`,
  ],
  button: { label: "Read the note", url: `${origin}/platform/candidates/${candidateId}#notes` },
  closing: "We write once about each note, and not about changes to it.",
});
