/** Words that identify a candidate, which an anonymous list must not contain. */
import { removeSuffix } from "../text/remove-suffix.ts";
import type { Education, Position } from "../profiles/history.ts";

export interface IdentifyingDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly currentCompany: string | null;
  readonly linkedinUrl: string | null;
  readonly portfolioUrl: string | null;
  readonly resumeUrl: string | null;
  readonly workHistory: readonly Position[];
  readonly education: readonly Education[];
}

/** Keeps letters and digits without accents, with a space at both ends, so that a substring search finds whole words. */
const normalizeWords = (text: string): string =>
  ` ${text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

const legalForm = /$(?<=((?:[\s,]+(?:inc|llc|ltd|corp|corporation|company|co|gmbh|plc|lp|llp|pllc)\.?)+))/i;
const withoutLegalForm = (name: string): string => removeSuffix(name, legalForm);

const wordsOf = (name: string): readonly string[] => [name, ...name.split(/[\s-]+/)];

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");
const minPhoneDigits = 7;

export interface IdentifyingWords {
  readonly words: readonly string[];
  readonly phone: string;
}

/** A single letter identifies no one. */
const isIdentifying = (word: string): boolean => word.trim().length > 1;

export const identifyingWords = (person: IdentifyingDetails): IdentifyingWords => {
  const companies = [person.currentCompany ?? "", ...person.workHistory.map(({ company }) => company)];
  const links = [person.linkedinUrl, person.portfolioUrl, person.resumeUrl].map((link) =>
    (link ?? "").replace(/^https?:\/\/(?:www\.)?/i, ""),
  );
  const texts = [
    ...wordsOf(person.firstName),
    ...wordsOf(person.lastName),
    person.email,
    person.email.split("@")[0] ?? "",
    ...companies.flatMap((name) => [name, withoutLegalForm(name)]),
    ...person.education.flatMap(({ school }) => [school, withoutLegalForm(school)]),
    ...links,
  ];
  return { words: [...new Set(texts.map(normalizeWords))].filter(isIdentifying), phone: digitsOf(person.phone ?? "") };
};

/** True if a text contains one of the words as whole words, or the phone number in any format. */
export const identifiesPerson = (text: string, { words, phone }: IdentifyingWords): boolean => {
  const normalized = normalizeWords(text);
  if (words.some((word) => normalized.includes(word))) return true;
  return phone.length >= minPhoneDigits && digitsOf(text).includes(phone.slice(-10));
};
