/** Email templates for response deadlines, to the people who can still answer in time. */
import { formatFirmTime } from "../../../infra/firm-time.ts";
import type { EmailContent } from "../../../infra/email/email-layout.ts";
import { deskReason } from "../../../infra/email/email-text.ts";
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
      ? [`Reply due soon: ${leadName}`, `Your team hasn't replied to ${lead.name} yet. The reply is due by ${due}.`]
      : [
          `Overdue: ${leadName}`,
          `The reply to ${lead.name} is overdue. It was due by ${due}. Please reply now and apologize for the delay.`,
        ];
  return {
    subject,
    paragraphs: [
      sentence,
      // The email may arrive hours late, so it says if someone has answered since.
      ...(lead.firstRepliedAt === null ? [] : [`Update: someone replied on ${formatFirmTime(lead.firstRepliedAt)}.`]),
    ],
    facts: [
      ["Type", lead.what],
      ["From", leadName],
      ["Email", lead.email],
      ["Received", formatFirmTime(lead.receivedAt)],
      ["Due", due],
      ["Assigned to", lead.assignee ?? "Unassigned"],
      ["Message", excerpt(lead.summary)],
    ],
    button: { label: "Open lead", url: lead.url },
    reason: deskReason,
  };
};
