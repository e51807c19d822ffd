/** What a public LinkedIn page states about a person, from its structured data. Mostly nothing, or asterisks. */
import { singleDatesIn } from "#domain/resumes/fields/dates.ts";
import type { ReadEducation, ReadExperience, ReadProfile, ReadResume } from "#domain/resumes/read-resume.ts";
import { emptyProfile } from "#domain/resumes/read-resume.ts";
import { statedReading } from "#domain/resumes/injection/structured-reading.ts";
import {
  isOfType,
  linkedNodes,
  type PageMetadata,
  objectsIn,
  plainText,
  readPageMetadata,
} from "../../../infra/outbound/page-metadata.ts";

type Node = Record<string, unknown>;

const maxEntries = 50;

/** Without a login, LinkedIn replaces text by asterisks. */
const cleanText = (value: unknown, maxLength = 255): string => {
  const text = typeof value === "string" ? plainText(value, maxLength) : "";
  return /\*{3,}/.test(text) ? "" : text;
};

const dateIn = (value: unknown): string =>
  typeof value === "number" ? String(value) : (singleDatesIn(cleanText(value))[0]?.start ?? "");

const roleOf = (node: Node): Node => objectsIn(node["member"])[0] ?? {};

const locationOf = (person: Node): string | null => {
  const [address] = objectsIn(person["address"]);
  return cleanText(address?.["addressLocality"]) || null;
};

const jobsOf = (person: Node, titles: readonly string[]): ReadExperience[] =>
  objectsIn(person["worksFor"])
    .slice(0, maxEntries)
    .map((work, index) => {
      const role = roleOf(work);
      const description = cleanText(role["description"], 5000);
      return {
        title: cleanText(role["roleName"]) || (titles[index] ?? ""),
        company: cleanText(work["name"]),
        start: dateIn(role["startDate"]),
        end: dateIn(role["endDate"]) || null,
        location: cleanText(work["location"]) || null,
        description: description === "" ? [] : [description],
      };
    })
    .filter(({ company }) => company !== "");

const schoolsOf = (person: Node): ReadEducation[] =>
  objectsIn(person["alumniOf"])
    .slice(0, maxEntries)
    .filter((school) => isOfType(school, "EducationalOrganization") || isOfType(school, "CollegeOrUniversity"))
    .map((school) => {
      const year = Number(dateIn(roleOf(school)["endDate"]).slice(0, 4));
      return { institution: cleanText(school["name"]), degree: "", year: year > 1900 ? year : null };
    })
    .filter(({ institution }) => institution !== "");

/** Takes the last word as the family name, if the page has no better data. */
const splitName = (fullName: string): Pick<ReadProfile, "firstName" | "lastName"> => {
  const words = fullName.split(" ").filter((word) => word !== "");
  return words.length < 2
    ? { firstName: fullName, lastName: "" }
    : { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
};

const fromPerson = (person: Node): ReadProfile => {
  const titles = [person["jobTitle"]].flat().map((each) => cleanText(each));
  const experience = jobsOf(person, titles);
  const names = { firstName: cleanText(person["givenName"], 100), lastName: cleanText(person["familyName"], 100) };
  return {
    ...emptyProfile,
    ...(names.firstName === "" ? splitName(cleanText(person["name"], 200)) : names),
    title: titles.find((title) => title !== "") ?? "",
    location: locationOf(person),
    summary: cleanText(person["description"], 5000),
    experience,
    education: schoolsOf(person),
  };
};

/** "Maren Okafor - Senior Accountant - Northlake | LinkedIn". A sign-in page has another og:type. */
const fromTags = ({ meta }: PageMetadata): ReadProfile => {
  if (meta.get("og:type")?.trim() !== "profile") return emptyProfile;
  const [name = "", title = ""] = cleanText(meta.get("og:title"))
    .replace(/ \| LinkedIn$/, "")
    .split(" - ");
  const names = {
    firstName: cleanText(meta.get("profile:first_name"), 100),
    lastName: cleanText(meta.get("profile:last_name"), 100),
  };
  return { ...emptyProfile, ...(names.firstName === "" ? splitName(name) : names), title };
};

/** Undefined if the page says nothing about a person. */
export const readLinkedinPage = (html: string): ReadResume | undefined => {
  const marks = readPageMetadata(html);
  const person = linkedNodes(marks.linkedData).find((node) => isOfType(node, "Person"));
  const parsedProfile = person === undefined ? fromTags(marks) : fromPerson(person);
  const profile = parsedProfile.firstName === "" ? fromTags(marks) : parsedProfile;
  if (profile.firstName === "") return undefined;
  return statedReading(profile, "public LinkedIn page", 0.85);
};
