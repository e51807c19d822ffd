/** Reads interview emails and their calendar files. */
import ICAL from "ical.js";
import { vi } from "vitest";
import type { CaughtMail, MailCatcher } from "./mail-catcher.ts";

/** Waits for the first email to this address with the word in its subject. */
export const emailIn =
  (catcher: MailCatcher) =>
  (to: string, word: string): Promise<CaughtMail> =>
    vi.waitFor(() => {
      const mail = catcher.caught.find(
        ({ to: [address], mail }) => address === to && (mail.subject ?? "").includes(word),
      );
      if (mail === undefined) throw new Error(`no mail to ${to} with ${word}`);
      return mail;
    }, 15_000);

export const eventOf = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as never[]);
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    minutes: event.duration.toSeconds() / 60,
    attendees: event.attendees.map((each) => String(each.getFirstValue()).toLowerCase()),
  };
};

export const eventIn = ({ mail }: CaughtMail) => {
  const file = mail.attachments.find((each) => each.filename === "interview.ics");
  const content = file?.content ?? "";
  return eventOf(typeof content === "string" ? content : new TextDecoder().decode(content));
};
