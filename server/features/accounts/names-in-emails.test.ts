/** Names in emails: rendered output holds no link that we did not make. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { accountLetter } from "./accounts.emails.ts";
import { letterAsHtml, letterAsText, subjectOf } from "../../infra/letter.ts";
import { unlinked } from "../../infra/unlinked.ts";

/** As mail programs do it: a scheme, or words joined by dots that end in a known kind of ending. */
const autoLinked = (text: string): readonly string[] => [
  ...(text
    .replace(/\S+@\S+/g, "")
    .match(/\b(?:https?:\/\/|www\.)[^\s<]+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|example|net)\b[^\s<]*/g) ?? []),
];

const hostile = "Cohire Security: confirm at https://evil.example/login\r\nBcc: victim@people.example";

test("[SEC-H4] a stored name never becomes a link or a header line in an email", () => {
  const url = "https://firm.example/invitation/abc";
  const invitation = { id: randomUUID(), companyId: randomUUID() };
  const to = "mira@people.example";
  const names = { company: hostile, team: "www.evil.example", invitedBy: "Booking.com" };
  const letter = accountLetter({ kind: "invitation", to, name: to, invitation, ...names }, url);
  expect(subjectOf(letter)).not.toMatch(/[\r\n]/);
  expect(autoLinked(subjectOf(letter))).toEqual([]);
  // The signature and the button are ours; the address of a person is no address on the web.
  const text = letterAsText(letter);
  expect(autoLinked(text)).toEqual([url]);
  expect(text.replaceAll("\u2060", "")).toContain("Booking.com");
  const html = letterAsHtml(letter);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([url]);
  const seen = html.slice(html.indexOf("<body")).replace(/<[^>]+>/g, " ");
  expect(autoLinked(seen)).toEqual([]);
});

test("what we link ourselves, addresses of people and amounts stay as they are", () => {
  const meeting = "https://meet.example/abc";
  expect(unlinked(`Where: ${meeting}`, [meeting])).toBe(`Where: ${meeting}`);
  for (const text of ["Write to ada@harbor.example.", "$45.50 to $98,000.00", "3.5", "St. Mary's"]) {
    expect(unlinked(text)).toBe(text);
  }
});
