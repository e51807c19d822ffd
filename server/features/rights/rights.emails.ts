/** Text of the erasure receipt and of the retention notice thirty days before an automatic erasure. */
import { type Receipt, erasedLines } from "#domain/rights/receipt.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";

const day = (at: string | Date): string =>
  new Date(at).toLocaleDateString("en-US", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

export const erasureReceiptEmail = (receipt: Receipt, origin: string): EmailContent => ({
  subject: "Your data has been deleted",
  paragraphs: [
    "Hello,",
    receipt.scope === "everything"
      ? `Your account and everything we held about you was deleted on ${day(receipt.erasedAt)}. This is the last mail you get from us, and we have not kept the address it went to.`
      : `Everything on your candidate side was deleted on ${day(receipt.erasedAt)}. Your account stays, because it works in a workspace.`,
    ...(receipt.cause === "retention"
      ? ["We wrote to you thirty days ago, because your account had not been used for a long time."]
      : []),
  ],
  facts: [["Receipt", receipt.id], ...erasedLines(receipt).map(([kind, count]) => [kind, String(count)] as const)],
  button: { label: "See the receipt", url: `${origin}/erased/${receipt.id}` },
  closing:
    "Backups still hold older copies for a while. If one is ever restored, you are deleted from it again before anybody works with it.",
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
    `Hello ${name.split(" ")[0] ?? name},`,
    `You have not been here for almost ${months} months. We do not keep what nobody uses: on ${day(erasedFrom)} your account, your profile and your files are deleted.`,
    "If you want to keep them, press the button and confirm, or just sign in.",
  ],
  button: { label: "Keep my profile", url: link },
  closing: "If you do nothing, everything is deleted and we send you a receipt.",
});
