/** Words by which somebody can be told: what an anonymous list must not hold. */
import { withoutTail } from "../text/without-tail.ts";
import type { Education, Position } from "../profiles/history.ts";

export interface KnownPerson {
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

/** Letters and digits alone, without accents, with a space at both ends: words can be looked for as words. */
const plain = (text: string): string =>
  ` ${text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

const legalForm = /$(?<=((?:[\s,]+(?:inc|llc|ltd|corp|corporation|company|co|gmbh|plc|lp|llp|pllc)\.?)+))/i;
const withoutForm = (name: string): string => withoutTail(name, legalForm);

const wordsOf = (name: string): readonly string[] => [name, ...name.split(/[\s-]+/)];

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");
const fewestDigits = 7;

export interface IdentifyingWords {
  readonly words: readonly string[];
  readonly phone: string;
}

/** One letter tells nobody. */
const isTelling = (word: string): boolean => word.trim().length > 1;

export const identifyingWords = (person: KnownPerson): IdentifyingWords => {
  const companies = [person.currentCompany ?? "", ...person.workHistory.map(({ company }) => company)];
  const links = [person.linkedinUrl, person.portfolioUrl, person.resumeUrl].map((link) =>
    (link ?? "").replace(/^https?:\/\/(?:www\.)?/i, ""),
  );
  const said = [
    ...wordsOf(person.firstName),
    ...wordsOf(person.lastName),
    person.email,
    person.email.split("@")[0] ?? "",
    ...companies.flatMap((name) => [name, withoutForm(name)]),
    ...person.education.flatMap(({ school }) => [school, withoutForm(school)]),
    ...links,
  ];
  return { words: [...new Set(said.map(plain))].filter(isTelling), phone: digitsOf(person.phone ?? "") };
};

/** True where a text holds one of the words as words, or the number however it is grouped. */
export const tellsWho = (text: string, { words, phone }: IdentifyingWords): boolean => {
  const said = plain(text);
  if (words.some((word) => said.includes(word))) return true;
  return phone.length >= fewestDigits && digitsOf(text).includes(phone.slice(-10));
};
