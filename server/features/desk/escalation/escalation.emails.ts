/** Email templates for response deadlines, to the people who can still answer in time. */
import { formatFirmTime } from "../../../infra/firm-time.ts";
import type { EmailContent } from "../../../infra/email/email-layout.ts";
import type { EscalationLevel } from "./escalate.service.ts";

export interface EscalationEmailInput {
  /** For example "Quote request". */
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

const excerpt = (text: string): string => (text.length > 600 ? `${text.slice(0, 600).trimEnd()} …` : text);

export const escalationEmail = (level: EscalationLevel, lead: EscalationEmailInput): EmailContent => {
  const leadName = lead.company === "" ? lead.name : `${lead.name}, ${lead.company}`;
  const due = formatFirmTime(lead.dueAt);
  const [subject, sentence] =
    level === "warning"
      ? [`Answer due soon: ${leadName}`, `We promised ${lead.name} an answer by ${due}. Nobody has answered yet.`]
      : [
          `Promise missed: ${leadName}`,
          `We promised ${lead.name} an answer by ${due}. That moment has passed without one. Please answer now, and say that it took too long.`,
        ];
  return {
    subject,
    paragraphs: [
      sentence,
      // The email may arrive hours late, so it says if someone has answered since.
      ...(lead.firstRepliedAt === null ? [] : [`It has been answered since, ${formatFirmTime(lead.firstRepliedAt)}.`]),
    ],
    facts: [
      ["What", lead.what],
      ["Who", leadName],
      ["Email", lead.email],
      ["Received", formatFirmTime(lead.receivedAt)],
      ["Due", due],
      ["Assigned to", lead.assignee ?? "nobody"],
      ["They wrote", excerpt(lead.summary)],
    ],
    button: { label: "Open the lead", url: lead.url },
  };
};
