import type { LeadKind } from "./lead-kinds.ts";

/** As the acknowledgement called it: an answer that repeats its subject stands in the same thread everywhere. */
const acknowledgedAs: Readonly<Record<Exclude<LeadKind, "mail">, string>> = {
  "quote-request": "quote request",
  lead: "inquiry",
  inquiry: "inquiry",
  "contact-request": "request for a recruiter",
  "strategy-call": "strategy call",
};

const answerTo = (subject: string): string => (/^re:/i.test(subject) ? subject : `Re: ${subject}`);

/** The subject an answer begins with: of the last mail that went to and fro, or else of our acknowledgement. */
export const replySubject = (kind: LeadKind, mailSubjects: readonly (string | null)[]): string => {
  const last = mailSubjects.findLast((subject) => subject !== null && subject.trim() !== "");
  if (last !== undefined && last !== null) return answerTo(last.trim());
  return kind === "mail" ? "Re: your mail" : `Re: We have your ${acknowledgedAs[kind]}`;
};
