/** The words of the clock's mails, to those who can still keep the promise. */
import { onTheFirmsClock } from "../../infra/firm-clock.ts";
import type { Letter } from "../../infra/letter.ts";
import type { EscalationLevel } from "./escalate.service.ts";

export interface EscalatedLead {
  /** "Quote request" */
  readonly what: string;
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly summary: string;
  readonly assignee: string | null;
  readonly receivedAt: Date;
  readonly dueAt: Date;
  readonly firstRepliedAt: Date | null;
  readonly url: string;
}

const firstWords = (text: string): string => (text.length > 600 ? `${text.slice(0, 600).trimEnd()} …` : text);

export const escalationLetter = (level: EscalationLevel, lead: EscalatedLead): Letter => {
  const who = lead.company === "" ? lead.name : `${lead.name}, ${lead.company}`;
  const due = onTheFirmsClock(lead.dueAt);
  const [subject, said] =
    level === "warning"
      ? [`Answer due soon: ${who}`, `We promised ${lead.name} an answer by ${due}. Nobody has answered yet.`]
      : [
          `Promise missed: ${who}`,
          `We promised ${lead.name} an answer by ${due}. That moment has passed without one. Please answer now, and say that it took too long.`,
        ];
  return {
    subject,
    paragraphs: [
      said,
      // A mail server that was away for hours must not make anybody answer twice.
      ...(lead.firstRepliedAt === null ? [] : [`It has been answered since, ${onTheFirmsClock(lead.firstRepliedAt)}.`]),
    ],
    facts: [
      ["What", lead.what],
      ["Who", who],
      ["Email", lead.email],
      ["Received", onTheFirmsClock(lead.receivedAt)],
      ["Due", due],
      ["Assigned to", lead.assignee ?? "nobody"],
      ["They wrote", firstWords(lead.summary)],
    ],
    button: { label: "Open the lead", url: lead.url },
  };
};
