/** What a model may see of a resume: no name, address, email, phone or link, and no sentence that gives orders to software. */
import type { ReadResume, Span } from "../read-resume.ts";

const maxLength = 14_000;
const contact = /[^\s@]{1,64}@[^\s@]{1,255}|(?:https?:\/\/|www\.)\S+|\+?\d[\d\s().-]{7,20}\d/gu;

const blank = (text: string): string => text.replaceAll(/\S/gu, " ");

const withoutSpan = (text: string, { start, end }: Span): string =>
  text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end);

/** A range of dates looks like a phone number. */
const isPhone = (found: string): boolean =>
  found.replaceAll(/\D/gu, "").length >= 9 && !/(?:19|20)\d{2}\D+(?:19|20)\d{2}/.test(found);

export const shareableText = ({ text, fields, profile, flags }: ReadResume): string => {
  const spans = [fields.name, fields.email, fields.phone, fields.location, ...flags].flatMap(
    (each) => each?.span ?? [],
  );
  const names = [`${profile.firstName} ${profile.lastName}`, profile.firstName, profile.lastName].filter(
    (name) => name.trim().length > 1,
  );
  const withoutNames = names.reduce((rest, name) => rest.replaceAll(name, blank), spans.reduce(withoutSpan, text));
  return withoutNames
    .replaceAll(contact, (found) =>
      found.includes("@") || /^(?:http|www)/.test(found) || isPhone(found) ? blank(found) : found,
    )
    .slice(0, maxLength);
};
