/** The files of LinkedIn's "Get a copy of your data", as a profile. */
import { csvRecords } from "./csv.ts";
import { singleDatesIn, yearsIn } from "./dates.ts";
import { countryOf } from "./places.ts";
import type { ProfileTools } from "./read-profile.ts";
import type { ReadProfile } from "./read-resume.ts";

/** By the name that LinkedIn gives them, without folder, case and spaces. */
export const linkedinFiles = [
  "profile.csv",
  "positions.csv",
  "education.csv",
  "skills.csv",
  "emailaddresses.csv",
  "phonenumbers.csv",
] as const;

export type LinkedinFile = (typeof linkedinFiles)[number];

/** Undefined for what an archive holds besides: messages, contacts, advertisements are none of our business. */
export const linkedinFileNamed = (path: string): LinkedinFile | undefined => {
  const name = (path.split("/").at(-1) ?? "").toLowerCase().replaceAll(/[\s_]/g, "");
  return linkedinFiles.find((each) => each === name);
};

type Row = ReadonlyMap<string, string>;

const dateOf = (printed: string): string => singleDatesIn(printed)[0]?.start ?? "";

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^[\s•·▪●◦*–-]+/u, "").trim())
    .filter((line) => line !== "");

/** The address that is named primary, or the first. */
const emailOf = (rows: readonly Row[]): string =>
  (rows.find((row) => /^(?:yes|true)$/i.test(row.get("primary") ?? "")) ?? rows[0])?.get("emailaddress") ?? "";

const phoneOf = (rows: readonly Row[], country: string | null, tools: ProfileTools): string => {
  for (const row of rows) {
    const number = tools.normalisePhone(row.get("number") ?? "", country);
    if (number !== null) return number;
  }
  return "";
};

/** "Senior Accountant at Northlake": the company stands with the job. */
const titleOf = (headline: string, companies: readonly string[]): string => {
  const [, title = "", company = ""] = /^(.{2,}?) (?:at|bei|chez|en|@) (.+)$/iu.exec(headline) ?? [];
  return companies.some((each) => each !== "" && each.toLowerCase() === company.toLowerCase()) ? title : headline;
};

export const readLinkedinFiles = (files: ReadonlyMap<LinkedinFile, string>, tools: ProfileTools): ReadProfile => {
  const rowsOf = (file: LinkedinFile): Row[] => csvRecords(files.get(file) ?? "");
  const [person] = rowsOf("profile.csv");
  const said = (name: string): string => person?.get(name) ?? "";
  const experience = rowsOf("positions.csv")
    .map((row) => ({
      title: row.get("title") ?? "",
      company: row.get("companyname") ?? "",
      start: dateOf(row.get("startedon") ?? ""),
      // LinkedIn leaves it empty for a job that is still held.
      end: dateOf(row.get("finishedon") ?? "") || null,
      location: row.get("location") || null,
      description: linesOf(row.get("description") ?? ""),
    }))
    .filter(({ title, company }) => title !== "" || company !== "");
  const location = said("geolocation") || said("address");
  return {
    firstName: said("firstname"),
    lastName: said("lastname"),
    email: emailOf(rowsOf("emailaddresses.csv")),
    phone: phoneOf(rowsOf("phonenumbers.csv"), countryOf(location), tools),
    location: location || null,
    title:
      titleOf(
        said("headline"),
        experience.map(({ company }) => company),
      ) ||
      (experience[0]?.title ?? ""),
    summary: said("summary"),
    skills: rowsOf("skills.csv").flatMap((row) => row.get("name") || []),
    experience,
    education: rowsOf("education.csv")
      .map((row) => ({
        institution: row.get("schoolname") ?? "",
        degree: row.get("degreename") ?? "",
        year: yearsIn(row.get("enddate") ?? "")[0] ?? null,
      }))
      .filter(({ institution, degree }) => institution !== "" || degree !== ""),
  };
};
