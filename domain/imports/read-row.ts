/** A row of a table as a person, or the reason why it is none. */
import { withoutGuard } from "../exports/spreadsheet-cell.ts";
import { z } from "zod";
import { webLinkOf } from "../profiles/web-link.ts";
import type { PersonField } from "./person-columns.ts";
import { cleanText } from "../text/clean-text.ts";
import type { ImportedPerson } from "./imported-person.ts";

export type RowReading =
  | { readonly person: ImportedPerson }
  | { readonly problem: string; readonly needsEmail: boolean };

const address = z.email().max(255);

const cut = (text: string, length: number): string => {
  const whole = text.trim();
  return whole
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
};

/** "Reyes, Ada", "Ada Reyes", "Ada". */
export const splitName = (whole: string): readonly [first: string, last: string] => {
  const text = whole.trim().replaceAll(/\s+/g, " ");
  const comma = text.indexOf(",");
  if (comma > 0) return [text.slice(comma + 1).trim(), text.slice(0, comma).trim()];
  const space = text.lastIndexOf(" ");
  return space === -1 ? [text, ""] : [text.slice(0, space), text.slice(space + 1)];
};

/** "8", "8+ years", "7.5": whole years. */
const yearsOf = (text: string): number | null => {
  const match = /\d+(?:[.,]\d+)?/.exec(text);
  if (match === null) return null;
  const years = Math.floor(Number(match[0].replace(",", ".")));
  return years <= 80 ? years : null;
};

/** "$85,000", "85k", "85000.00 USD"; of a span the lower end. */
export const salaryOf = (text: string): number | null => {
  const match = /(\d{1,3}(?:[,\s']\d{3})+|\d+)(?:\.\d{1,2})?\s*(k\b)?/i.exec(text);
  if (match === null) return null;
  const whole = Number((match[1] ?? "").replaceAll(/[,\s']/g, "")) * (match[2] === undefined ? 1 : 1000);
  return whole > 0 && whole <= 10_000_000 ? whole : null;
};

export const addressOf = (said: string): string | undefined => {
  // "Ada Reyes <ada@harbor.example>" and "mailto:" are how some systems write it.
  const bare = /<([^<>]+)>/.exec(said)?.[1] ?? said.replace(/^mailto:/i, "");
  return address.safeParse(bare.trim()).data;
};

const orNull = (text: string): string | null => (text === "" ? null : text);

const noEmail = "No e-mail address";

export const readRow = (
  cells: readonly string[],
  mapping: Partial<Readonly<Record<PersonField, number>>>,
  givenEmail = "",
): RowReading => {
  const said = (field: PersonField): string => {
    const at = mapping[field];
    return at === undefined ? "" : withoutGuard(cleanText(cells[at] ?? "").trim()).trim();
  };
  const typed = givenEmail === "" ? said("email") : givenEmail;
  if (typed === "") return { problem: noEmail, needsEmail: true };
  const email = addressOf(typed);
  if (email === undefined) return { problem: `“${cut(typed, 80)}” is not an e-mail address`, needsEmail: true };
  const [first, last] = splitName(said("fullName"));
  const firstName = cut(said("firstName") || first, 100);
  const lastName = cut(said("lastName") || last, 100);
  if (firstName === "" && lastName === "") return { problem: "No name", needsEmail: false };
  return {
    person: {
      firstName,
      lastName,
      email,
      phone: orNull(cut(said("phone"), 50)),
      currentTitle: orNull(cut(said("title"), 255)),
      currentCompany: orNull(cut(said("company"), 255)),
      location: orNull(cut(said("location"), 255)),
      skills: [
        ...new Set(
          said("skills")
            .split(/[,;|\n]/)
            .map((skill) => cut(skill, 100))
            .filter((skill) => skill !== ""),
        ),
      ].slice(0, 200),
      experience: yearsOf(said("years")),
      desiredSalary: salaryOf(said("salary")),
      linkedinUrl: webLinkOf(said("linkedin")) ?? null,
      portfolioUrl: webLinkOf(said("portfolio")) ?? null,
      source: orNull(cut(said("source"), 100)),
      summary: orNull(cut(said("summary"), 10_000)),
      notes: orNull(cut(said("notes"), 10_000)),
      workHistory: [],
      education: [],
    },
  };
};
