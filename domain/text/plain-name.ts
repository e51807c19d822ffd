/** Names of people, companies, teams and jobs: they are placed in emails to strangers, so none may carry a link or a second line. */
import type { z } from "zod";

/** "https://…", "mailto:…"; "Nurse: days" is no scheme. */
const scheme = /[a-z][a-z\d+.-]{0,30}:\/|\b(?:mailto|javascript|data|tel|sms|ftp):\S/i;
/** A host with something behind it: "evil.example/login", "evil.example:8080". "Booking.com" and "and/or" pass. */
const path = /[\p{L}\p{N}-]\.\p{L}{2,24}(?:[/\\?#]|:\d)/u;
/** Line breaks, control characters and marks that turn the direction of what follows. */
const control = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

export const nameRefusal = "Please leave out links and line breaks";

export const isPlainName = (text: string): boolean => !scheme.test(text) && !path.test(text) && !control.test(text);

/** Adds the rule to a field; lengths and messages stay the field's own. */
export const plainName = <Field extends z.ZodString>(field: Field): Field => field.refine(isPlainName, nameRefusal);

/** How long a company's name may be. */
export const companyNameCap = 200;
/** How long a person's whole name may be. */
export const personNameCap = 201;
