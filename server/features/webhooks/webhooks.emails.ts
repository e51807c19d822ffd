/** The words when an endpoint was switched off. */
import type { OffReason } from "#domain/webhooks/webhooks.ts";
import type { Letter } from "../../infra/letter.ts";

export interface ToldOff {
  readonly to: string;
  readonly company: string;
  readonly host: string;
  readonly reason: OffReason;
}

const why: Readonly<Record<OffReason, string>> = {
  failing: "It has taken no message for three days, though we tried again and again.",
  gone: "It answered that it is gone for good (410).",
  person: "It was switched off by hand.",
};

export const webhookOffLetter = ({ to, company, host, reason }: ToldOff, origin: string): Letter => ({
  subject: `Webhooks to ${host} are off`,
  paragraphs: [
    `Hello ${to.split(" ")[0] ?? to},`,
    `The endpoint at ${host} in the workspace of ${company} was switched off. ${why[reason]}`,
    "Until somebody switches it on again, nothing is sent there. The log of the last 30 days shows what came back, and single messages can be sent again from it.",
  ],
  // The workspace's own admins read this, and the host is theirs.
  links: [host],
  button: { label: "Open the log", url: `${origin}/platform/settings/api` },
});
