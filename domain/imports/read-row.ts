/** Parses a CSV row into a person, or returns the problem. */
import { unescapeFormula } from "../exports/spreadsheet-cell.ts";
import { z } from "zod";
import { listLimits } from "../profiles/profile.ts";
import { webLinkOf } from "../profiles/web-link.ts";
import type { PersonField } from "./person-columns.ts";
import { cleanText } from "../text/clean-text.ts";
import type { ImportedPerson } from "./imported-person.ts";

export type RowReading =
  | { readonly person: ImportedPerson }
  | { readonly problem: string; readonly needsEmail: boolean };

const address = z.email().max(255);

const truncate = (text: string, length: number): string => {
  const fullText = text.trim();
  return fullText
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
};

/** "Reyes, Ada", "Ada Reyes", "Ada". */
export const splitName = (fullName: string): readonly [first: string, last: string] => {
  const text = fullName.trim().replaceAll(/\s+/g, " ");
  const comma = text.indexOf(",");
  if (comma > 0) return [text.slice(comma + 1).trim(), text.slice(0, comma).trim()];
  const space = text.lastIndexOf(" ");
  return space === -1 ? [text, ""] : [text.slice(0, space), text.slice(space + 1)];
};

/** "8", "8+ years", "7.5": whole years. */
const parseYears = (text: string): number | null => {
  const match = /\d+(?:[.,]\d+)?/.exec(text);
  if (match === null) return null;
  const years = Math.floor(Number(match[0].replace(",", ".")));
  return years <= 80 ? years : null;
};

/** "$85,000", "85k", "85000.00 USD"; the lower end of a range. */
export const parseSalary = (text: string): number | null => {
  const match = /(\d{1,3}(?:[,\s']\d{3})+|\d+)(?:\.\d{1,2})?\s*(k\b)?/i.exec(text);
  if (match === null) return null;
  const amount = Number((match[1] ?? "").replaceAll(/[,\s']/g, "")) * (match[2] === undefined ? 1 : 1000);
  return amount > 0 && amount <= 10_000_000 ? amount : null;
};

export const parseEmail = (cellText: string): string | undefined => {
  // "Ada Reyes <ada@harbor.example>" and "mailto:" are how some systems write it.
  const bare = /<([^<>]+)>/.exec(cellText)?.[1] ?? cellText.replace(/^mailto:/i, "");
  return address.safeParse(bare.trim()).data;
};

/** A cell that lists names, each once. */
const namesIn = (cell: string, maxLength: number): readonly string[] => [
  ...new Set(
    cell
      .split(/[,;|\n]/)
      .map((name) => truncate(name, maxLength))
      .filter((name) => name !== ""),
  ),
];

const emptyToNull = (text: string): string | null => (text === "" ? null : text);

const noEmailProblem = "No email address";

export const readRow = (
  cells: readonly string[],
  mapping: Partial<Readonly<Record<PersonField, number>>>,
  givenEmail = "",
): RowReading => {
  const cellText = (field: PersonField): string => {
    const column = mapping[field];
    return column === undefined ? "" : unescapeFormula(cleanText(cells[column] ?? "").trim()).trim();
  };
  const typed = givenEmail === "" ? cellText("email") : givenEmail;
  if (typed === "") return { problem: noEmailProblem, needsEmail: true };
  const email = parseEmail(typed);
  if (email === undefined) return { problem: `“${truncate(typed, 80)}” isn't a valid email address`, needsEmail: true };
  const [first, last] = splitName(cellText("fullName"));
  const firstName = truncate(cellText("firstName") || first, 100);
  const lastName = truncate(cellText("lastName") || last, 100);
  if (firstName === "" && lastName === "") return { problem: "No name", needsEmail: false };
  return {
    person: {
      firstName,
      lastName,
      email,
      phone: emptyToNull(truncate(cellText("phone"), 50)),
      currentTitle: emptyToNull(truncate(cellText("title"), 255)),
      currentCompany: emptyToNull(truncate(cellText("company"), 255)),
      location: emptyToNull(truncate(cellText("location"), 255)),
      skills: namesIn(cellText("skills"), 100).slice(0, listLimits.skills),
      experience: parseYears(cellText("years")),
      desiredSalary: parseSalary(cellText("salary")),
      linkedinUrl: webLinkOf(cellText("linkedin")) ?? null,
      portfolioUrl: webLinkOf(cellText("portfolio")) ?? null,
      source: emptyToNull(truncate(cellText("source"), 100)),
      summary: emptyToNull(truncate(cellText("summary"), 10_000)),
      notes: emptyToNull(truncate(cellText("notes"), 10_000)),
      workHistory: [],
      education: [],
      credentials: namesIn(cellText("credentials"), 255)
        .slice(0, listLimits.credentials)
        .map((name) => ({ name, status: "held" })),
      languages: namesIn(cellText("languages"), 100)
        .slice(0, listLimits.languages)
        .map((name) => ({ name })),
      volunteering: [],
    },
  };
};
