/** Email templates for closing a workspace: to members, to admins at the end, and to applicants who still waited for an answer. */
import { brand } from "#domain/brand.ts";
import { type ClosingReceipt, digestInput } from "#domain/closing/closing-receipt.ts";
import { erasedLines } from "#domain/closing/erased-tables.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";

const formatDay = (at: string | Date): string =>
  new Date(at).toLocaleDateString("en-US", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

const hello = (name: string): string => `Hello ${name.split(" ")[0] ?? name},`;

export interface ClosingEmailInput {
  readonly to: string;
  readonly company: string;
  readonly by: string | null;
  readonly endsAt: string;
  readonly isAdmin: boolean;
}

const settingsUrl = (origin: string): string => `${origin}/platform/settings/closing`;

export const closingStartedEmail = (
  { to, company, by, endsAt, isAdmin }: ClosingEmailInput,
  origin: string,
): EmailContent => ({
  subject: `${company} closes on ${formatDay(endsAt)}`,
  paragraphs: [
    hello(to),
    `${by ?? "An admin"} has begun to close the workspace of ${company}. On ${formatDay(endsAt)} everything in it is erased: people, applications, jobs, files and the activity log.`,
    "Until then you can read everything. Job pages are off the site, nobody can apply, and nobody new can be invited.",
    isAdmin
      ? "As an admin you can take an export of everything, and you can cancel: then all is as it was before."
      : "If this should not happen, speak to an admin of the workspace: each of them can cancel it.",
    "Your own account stays yours.",
  ],
  button: isAdmin
    ? { label: "Export or cancel", url: settingsUrl(origin) }
    : { label: "Open the workspace", url: `${origin}/platform/dashboard` },
});

export const closingReminderEmail = (
  { to, company, endsAt }: ClosingEmailInput,
  daysLeft: number,
  origin: string,
): EmailContent => ({
  subject: daysLeft === 1 ? `${company} is erased tomorrow` : `${company} is erased in ${daysLeft} days`,
  paragraphs: [
    hello(to),
    `On ${formatDay(endsAt)} everything in the workspace of ${company} is erased, and nobody can bring it back.`,
    "If you still need something of it, take an export now. Each admin can also cancel until then.",
  ],
  button: { label: "Export or cancel", url: settingsUrl(origin) },
});

export const closingCanceledEmail = (
  { to, company }: Pick<ClosingEmailInput, "to" | "company">,
  origin: string,
): EmailContent => ({
  subject: `${company} stays open`,
  paragraphs: [
    hello(to),
    `The closing of the workspace of ${company} was cancelled. Nothing was erased, and the postings that were public are public again.`,
  ],
  button: { label: "Open the workspace", url: `${origin}/platform/dashboard` },
});

/** The subject contains no names, because the email log stores it. */
export const closingReceiptEmail = (receipt: ClosingReceipt, link: string): EmailContent => ({
  subject: "Your workspace has been closed and erased",
  paragraphs: [
    "Hello,",
    `The workspace of ${receipt.name} was erased on ${formatDay(receipt.erasedAt)}, with everybody and everything in it. Applicants who were still waiting for an answer are told that the process has ended. Your own account stays yours.`,
    "This mail is the receipt. Please keep it: we have not kept the workspace's name.",
    digestInput(receipt),
  ],
  facts: [
    ["Rows erased", String(erasedLines(receipt.counts).reduce((sum, { count }) => sum + count, 0))],
    ["SHA-256 of the lines above", receipt.digest],
  ],
  button: { label: "See the receipt", url: link },
  closing:
    "Backups still hold older copies for a while. If one is ever restored, the workspace is erased from it again before anybody works with it.",
});

export interface WorkspaceClosedEmailInput {
  readonly firstName: string;
  readonly company: string;
  readonly titles: readonly string[];
}

const listTitles = (titles: readonly string[]): string =>
  titles.length < 2 ? (titles[0] ?? "") : `${titles.slice(0, -1).join(", ")} and ${titles.at(-1) ?? ""}`;

/** The subject contains no names, because the email log stores it. */
export const workspaceClosedEmail = ({ firstName, company, titles }: WorkspaceClosedEmailInput): EmailContent => ({
  subject: titles.length > 1 ? "Your applications have ended" : "Your application has ended",
  paragraphs: [
    `Hello ${firstName},`,
    `You applied to ${company} for ${listTitles(titles)}. ${company} has closed its workspace here, so the process has ended without a decision. It says nothing about you or your work.`,
    `What you sent was erased with the workspace: your details, your résumé and your answers. The link to your application no longer opens.`,
    `We are sorry that it ends this way, and wish you well. If you have a profile at ${brand.name}, it is yours and stays as it is.`,
  ],
});
