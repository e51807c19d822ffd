/** Names of people, companies, teams and jobs appear in emails to outsiders, so they may not contain a link or a line break. */
import type { z } from "zod";

/** "https://…", "mailto:…"; "Nurse: days" has no scheme. */
const scheme = /[a-z][a-z\d+.-]{0,30}:\/|\b(?:mailto|javascript|data|tel|sms|ftp):\S/i;
/** A host followed by a path or a port: "evil.example/login", "evil.example:8080". "Booking.com" and "and/or" pass. */
const path = /[\p{L}\p{N}-]\.\p{L}{2,24}(?:[/\\?#]|:\d)/u;
/** Line breaks, control characters and marks that change the text direction. */
const control = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

const plainNameMessage = "Leave out links and line breaks";

export const isPlainName = (text: string): boolean => !scheme.test(text) && !path.test(text) && !control.test(text);

/** Adds the rule to a field and keeps its lengths and messages. */
export const plainName = <Field extends z.ZodString>(field: Field): Field =>
  field.refine(isPlainName, plainNameMessage);

/** How long a company's name may be. */
export const maxCompanyNameLength = 200;
/** How long a person's whole name may be. */
export const maxPersonNameLength = 201;
