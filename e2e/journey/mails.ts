/** What a part of the journey reads in its postbox: every mail as it came through SMTP. */
import { expect } from "@playwright/test";
import type { CaughtMail } from "#server/test/mail-catcher.ts";

export interface Postbox {
  readonly caught: readonly CaughtMail[];
}

/** The newest mail to this address with such a subject, once it is there. */
export const mailTo = async ({ caught }: Postbox, email: string, subject: RegExp): Promise<string> => {
  const sent = () =>
    caught.findLast(({ to, mail }) => to.includes(email.toLowerCase()) && subject.test(mail.subject ?? ""));
  const subjects = () => caught.filter(({ to }) => to.includes(email.toLowerCase())).map(({ mail }) => mail.subject);
  await expect
    .poll(() => (sent() === undefined ? subjects() : "there"), { message: `${subject} for ${email}`, timeout: 60_000 })
    .toBe("there");
  return sent()?.mail.text ?? "";
};

/** The first address of this site in a mail that begins so, without its host. */
export const pathIn = (text: string, begins: string): string => {
  const path = new RegExp(`${begins}[^\\s)>"]+`).exec(text)?.[0] ?? "";
  expect(path, `a link to ${begins} in: ${text}`).not.toBe("");
  return path;
};
