/** The emails of the journey, as received over SMTP. */
import { expect } from "@playwright/test";
import type { CaughtMail } from "#server/test/email/mail-catcher.ts";

export interface Mailbox {
  readonly caught: readonly CaughtMail[];
}

/** Waits for the newest email to this address with such a subject, and returns its text. */
export const waitForEmail = async ({ caught }: Mailbox, email: string, subject: RegExp): Promise<string> => {
  const sent = () =>
    caught.findLast(({ to, mail }) => to.includes(email.toLowerCase()) && subject.test(mail.subject ?? ""));
  const subjects = () => caught.filter(({ to }) => to.includes(email.toLowerCase())).map(({ mail }) => mail.subject);
  await expect
    .poll(() => (sent() === undefined ? subjects() : "there"), { message: `${subject} for ${email}`, timeout: 60_000 })
    .toBe("there");
  return sent()?.mail.text ?? "";
};

/** The first link path in the text that begins with this prefix, without the host. */
export const linkPathIn = (text: string, prefix: string): string => {
  const path = new RegExp(`${prefix}[^\\s)>"]+`).exec(text)?.[0] ?? "";
  expect(path, `a link to ${prefix} in: ${text}`).not.toBe("");
  return path;
};
