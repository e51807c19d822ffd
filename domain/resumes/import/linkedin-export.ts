/** Reads the files of LinkedIn's "Get a copy of your data" as a profile. */
import { csvRecords } from "./csv.ts";
import { singleDatesIn, yearsIn } from "../fields/dates.ts";
import { countryOf } from "../fields/locations.ts";
import type { ProfileDeps } from "../read-profile.ts";
import { emptyProfile, type ReadProfile } from "../read-resume.ts";

/** File names as LinkedIn gives them, without folder, case and spaces. */
const linkedinFiles = [
  "profile.csv",
  "positions.csv",
  "education.csv",
  "skills.csv",
  "certifications.csv",
  "languages.csv",
  "projects.csv",
  "volunteering.csv",
  "emailaddresses.csv",
  "phonenumbers.csv",
] as const;

export type LinkedinFile = (typeof linkedinFiles)[number];

/** Undefined for everything else in the archive: we do not read messages, contacts or advertisements. */
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

/** The address marked primary, or the first. */
const emailOf = (rows: readonly Row[]): string =>
  (rows.find((row) => /^(?:yes|true)$/i.test(row.get("primary") ?? "")) ?? rows[0])?.get("emailaddress") ?? "";

const phoneOf = (rows: readonly Row[], country: string | null, deps: Pick<ProfileDeps, "normalizePhone">): string => {
  for (const row of rows) {
    const number = deps.normalizePhone(row.get("number") ?? "", country);
    if (number !== null) return number;
  }
  return "";
};

/** "Senior Accountant at Northlake": the company is stored with the job. */
const titleOf = (headline: string, companies: readonly string[]): string => {
  const [, title = "", company = ""] = /^(.{2,}?) (?:at|bei|chez|en|@) (.+)$/iu.exec(headline) ?? [];
  return companies.some((each) => each !== "" && each.toLowerCase() === company.toLowerCase()) ? title : headline;
};

export const readLinkedinFiles = (
  files: ReadonlyMap<LinkedinFile, string>,
  deps: Pick<ProfileDeps, "normalizePhone">,
): ReadProfile => {
  const rowsOf = (file: LinkedinFile): Row[] => csvRecords(files.get(file) ?? "");
  const [person] = rowsOf("profile.csv");
  const profileField = (name: string): string => person?.get(name) ?? "";
  const experience = rowsOf("positions.csv")
    .map((row) => ({
      title: row.get("title") ?? "",
      company: row.get("companyname") ?? "",
      start: dateOf(row.get("startedon") ?? ""),
      // LinkedIn leaves it empty for a current job.
      end: dateOf(row.get("finishedon") ?? "") || null,
      location: row.get("location") || null,
      description: linesOf(row.get("description") ?? ""),
    }))
    .filter(({ title, company }) => title !== "" || company !== "");
  const location = profileField("geolocation") || profileField("address");
  return {
    ...emptyProfile,
    firstName: profileField("firstname"),
    lastName: profileField("lastname"),
    email: emailOf(rowsOf("emailaddresses.csv")),
    phone: phoneOf(rowsOf("phonenumbers.csv"), countryOf(location), deps),
    location: location || null,
    title:
      titleOf(
        profileField("headline"),
        experience.map(({ company }) => company),
      ) ||
      (experience[0]?.title ?? ""),
    summary: profileField("summary"),
    skills: rowsOf("skills.csv").flatMap((row) => row.get("name") || []),
    experience,
    education: rowsOf("education.csv")
      .map((row) => ({
        institution: row.get("schoolname") ?? "",
        degree: row.get("degreename") ?? "",
        year: yearsIn(row.get("enddate") ?? "")[0] ?? null,
      }))
      .filter(({ institution, degree }) => institution !== "" || degree !== ""),
    // LinkedIn doesn't know whether a certification still counts; its dates do.
    credentials: rowsOf("certifications.csv")
      .map((row) => ({
        name: row.get("name") ?? "",
        issuer: row.get("authority") ?? "",
        number: row.get("licensenumber") ?? "",
        region: "",
        validFrom: dateOf(row.get("startedon") ?? "") || null,
        validTo: dateOf(row.get("finishedon") ?? "") || null,
        status: "held" as const,
      }))
      .filter(({ name }) => name !== ""),
    languages: rowsOf("languages.csv")
      .map((row) => ({ name: row.get("name") ?? "", level: row.get("proficiency") ?? "" }))
      .filter(({ name }) => name !== ""),
    projects: rowsOf("projects.csv")
      .map((row) => ({
        name: row.get("title") ?? "",
        description: row.get("description") ?? "",
        start: dateOf(row.get("startedon") ?? ""),
        end: dateOf(row.get("finishedon") ?? "") || null,
        url: row.get("url") ?? "",
      }))
      .filter(({ name }) => name !== ""),
    volunteering: rowsOf("volunteering.csv")
      .map((row) => ({
        role: row.get("role") ?? "",
        organization: row.get("companyname") ?? "",
        start: dateOf(row.get("startedon") ?? ""),
        end: dateOf(row.get("finishedon") ?? "") || null,
        description: row.get("description") ?? "",
      }))
      .filter(({ role, organization }) => role !== "" || organization !== ""),
  };
};
