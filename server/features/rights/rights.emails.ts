/** Text of the erasure receipt and of the retention notice thirty days before an automatic erasure. */
import { type Receipt, erasedLines } from "#domain/rights/receipt.ts";
import { brand } from "#domain/brand.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import { firstNameOf, greeting } from "../../infra/email/email-text.ts";

const day = (date: string | Date): string =>
  new Date(date).toLocaleDateString("en-US", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

export const erasureReceiptEmail = (receipt: Receipt, origin: string): EmailContent => ({
  subject: "Your data has been deleted",
  paragraphs: [
    greeting(""),
    receipt.scope === "everything"
      ? `We deleted your account and everything we had about you on ${day(receipt.erasedAt)}. This is the last email you'll get from us, and we haven't kept your address.`
      : `We deleted all your candidate data on ${day(receipt.erasedAt)}. We kept your account because you belong to a workspace.`,
    ...(receipt.cause === "retention"
      ? ["We emailed you at least 30 days ago because your account hadn't been used for a long time."]
      : []),
  ],
  facts: [["Receipt", receipt.id], ...erasedLines(receipt).map(([kind, count]) => [kind, String(count)] as const)],
  button: { label: "View receipt", url: `${origin}/erased/${receipt.id}` },
  closing:
    "Backups keep older copies for a while. If we ever restore one, we'll delete your data from it before anyone uses it.",
  reason: "You're getting this email because your data was deleted.",
});

export interface RetentionEmailInput {
  readonly name: string;
  readonly months: number;
  readonly erasedFrom: Date;
}

export const retentionNoticeEmail = (
  { name, months, erasedFrom }: RetentionEmailInput,
  link: string,
): EmailContent => ({
  subject: `Your profile will be deleted on ${day(erasedFrom)}`,
  paragraphs: [
    greeting(firstNameOf(name)),
    `You haven't signed in to ${brand.name} in almost ${months} months. We don't keep data that no one uses, so we'll delete your account, profile and files on ${day(erasedFrom)}.`,
    "To keep them, click the button and confirm, or just sign in.",
  ],
  button: { label: "Keep my profile", url: link },
  closing: "If you do nothing, we'll delete everything and email you a receipt.",
  reason: `You're getting this email because you have an account on ${brand.name}.`,
});
