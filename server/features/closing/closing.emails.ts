/** The words of closing a workspace: to its members, to its admins at the end, and to applicants who were still waiting. */
import { brand } from "#domain/brand.ts";
import { type ClosingReceipt, digestedText } from "#domain/closing/closing-receipt.ts";
import { erasedLines } from "#domain/closing/erased-tables.ts";
import type { Letter } from "../../infra/letter.ts";

const day = (at: string | Date): string =>
  new Date(at).toLocaleDateString("en-US", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

const hello = (name: string): string => `Hello ${name.split(" ")[0] ?? name},`;

export interface ToldClosing {
  readonly to: string;
  readonly company: string;
  readonly by: string | null;
  readonly endsAt: string;
  readonly isAdmin: boolean;
}

const settings = (origin: string): string => `${origin}/platform/settings/closing`;

export const begunLetter = ({ to, company, by, endsAt, isAdmin }: ToldClosing, origin: string): Letter => ({
  subject: `${company} closes on ${day(endsAt)}`,
  paragraphs: [
    hello(to),
    `${by ?? "An admin"} has begun to close the workspace of ${company}. On ${day(endsAt)} everything in it is erased: people, applications, jobs, files and the activity log.`,
    "Until then you can read everything. Job pages are off the site, nobody can apply, and nobody new can be invited.",
    isAdmin
      ? "As an admin you can take an export of everything, and you can cancel: then all is as it was before."
      : "If this should not happen, speak to an admin of the workspace: each of them can cancel it.",
    "Your own account stays yours.",
  ],
  button: isAdmin
    ? { label: "Export or cancel", url: settings(origin) }
    : { label: "Open the workspace", url: `${origin}/platform/dashboard` },
});

export const reminderLetter = ({ to, company, endsAt }: ToldClosing, daysLeft: number, origin: string): Letter => ({
  subject: daysLeft === 1 ? `${company} is erased tomorrow` : `${company} is erased in ${daysLeft} days`,
  paragraphs: [
    hello(to),
    `On ${day(endsAt)} everything in the workspace of ${company} is erased, and nobody can bring it back.`,
    "If you still need something of it, take an export now. Each admin can also cancel until then.",
  ],
  button: { label: "Export or cancel", url: settings(origin) },
});

export const cancelledLetter = ({ to, company }: Pick<ToldClosing, "to" | "company">, origin: string): Letter => ({
  subject: `${company} stays open`,
  paragraphs: [
    hello(to),
    `The closing of the workspace of ${company} was cancelled. Nothing was erased, and the postings that were public are public again.`,
  ],
  button: { label: "Open the workspace", url: `${origin}/platform/dashboard` },
});

/** Its subject names nobody: the log of mails keeps it. */
export const closingReceiptLetter = (receipt: ClosingReceipt, link: string): Letter => ({
  subject: "Your workspace has been closed and erased",
  paragraphs: [
    "Hello,",
    `The workspace of ${receipt.name} was erased on ${day(receipt.erasedAt)}, with everybody and everything in it. Applicants who were still waiting for an answer are told that the process has ended. Your own account stays yours.`,
    "This mail is the receipt. Please keep it: we have not kept the workspace's name.",
    digestedText(receipt),
  ],
  facts: [
    ["Rows erased", String(erasedLines(receipt.counts).reduce((sum, { count }) => sum + count, 0))],
    ["SHA-256 of the lines above", receipt.digest],
  ],
  button: { label: "See the receipt", url: link },
  closing:
    "Backups still hold older copies for a while. If one is ever restored, the workspace is erased from it again before anybody works with it.",
});

export interface FarewellWords {
  readonly firstName: string;
  readonly company: string;
  readonly titles: readonly string[];
}

const listed = (titles: readonly string[]): string =>
  titles.length < 2 ? (titles[0] ?? "") : `${titles.slice(0, -1).join(", ")} and ${titles.at(-1) ?? ""}`;

/** Its subject names nobody: the log of mails keeps it. */
export const farewellLetter = ({ firstName, company, titles }: FarewellWords): Letter => ({
  subject: titles.length > 1 ? "Your applications have ended" : "Your application has ended",
  paragraphs: [
    `Hello ${firstName},`,
    `You applied to ${company} for ${listed(titles)}. ${company} has closed its workspace here, so the process has ended without a decision. It says nothing about you or your work.`,
    `What you sent was erased with the workspace: your details, your résumé and your answers. The link to your application no longer opens.`,
    `We are sorry that it ends this way, and wish you well. If you have a profile at ${brand.name}, it is yours and stays as it is.`,
  ],
});
