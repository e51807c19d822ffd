/** Names in emails: the rendered output contains only links that we created. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { accountEmail } from "./accounts.emails.ts";
import { emailAsHtml, emailAsText, subjectOf } from "../../infra/email/email-layout.ts";
import { unlinked } from "../../infra/email/prevent-auto-links.ts";

/** Auto-links like email clients do: a scheme, or words joined by dots that end in a known domain ending. */
const autoLinked = (text: string): readonly string[] => [
  ...(text
    .replace(/\S+@\S+/g, "")
    .match(/\b(?:https?:\/\/|www\.)[^\s<]+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|example|net)\b[^\s<]*/g) ?? []),
];

const hostile = "Cohire Security: confirm at https://evil.example/login\r\nBcc: victim@people.example";

test("[SEC-H4] never turns a stored name into a link or a header line", () => {
  const url = "https://firm.example/invitation/abc";
  const invitation = { id: randomUUID(), companyId: randomUUID() };
  const to = "mira@people.example";
  const names = { company: hostile, team: "www.evil.example", invitedBy: "Booking.com" };
  const email = accountEmail({ kind: "invitation", to, name: to, invitation, ...names }, url);
  expect(subjectOf(email)).not.toMatch(/[\r\n]/);
  expect(autoLinked(subjectOf(email))).toEqual([]);
  // The signature and the button are ours; a person's email address is not a web address.
  const text = emailAsText(email);
  expect(autoLinked(text)).toEqual([url]);
  expect(text.replaceAll("\u2060", "")).toContain("Booking.com");
  const html = emailAsHtml(email);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([url]);
  const visibleText = html.slice(html.indexOf("<body")).replace(/<[^>]+>/g, " ");
  expect(autoLinked(visibleText)).toEqual([]);
});

test("leaves our own links, email addresses and amounts unchanged", () => {
  const meeting = "https://meet.example/abc";
  expect(unlinked(`Where: ${meeting}`, [meeting])).toBe(`Where: ${meeting}`);
  for (const text of ["Write to ada@harbor.example.", "$45.50 to $98,000.00", "3.5", "St. Mary's"]) {
    expect(unlinked(text)).toBe(text);
  }
});
