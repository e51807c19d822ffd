/** What LinkedIn tells everybody about a person, in the data of their public page. Mostly it tells nothing, or stars. */
import { singleDatesIn } from "#domain/resumes/dates.ts";
import type { ReadEducation, ReadExperience, ReadProfile, ReadResume } from "#domain/resumes/read-resume.ts";
import { emptyProfile } from "#domain/resumes/read-resume.ts";
import { statedReading } from "#domain/resumes/stated-reading.ts";
import { isOfType, linkedNodes, type Marks, objectsIn, plain, readMarks } from "../../infra/page-marks.ts";

type Node = Record<string, unknown>;

const most = 50;

/** Without an account LinkedIn replaces words by stars. */
const said = (value: unknown, longest = 255): string => {
  const text = typeof value === "string" ? plain(value, longest) : "";
  return /\*{3,}/.test(text) ? "" : text;
};

const dateIn = (value: unknown): string =>
  typeof value === "number" ? String(value) : (singleDatesIn(said(value))[0]?.start ?? "");

const roleOf = (node: Node): Node => objectsIn(node["member"])[0] ?? {};

const placeOf = (person: Node): string | null => {
  const [address] = objectsIn(person["address"]);
  return said(address?.["addressLocality"]) || null;
};

const jobsOf = (person: Node, titles: readonly string[]): ReadExperience[] =>
  objectsIn(person["worksFor"])
    .slice(0, most)
    .map((work, at) => {
      const role = roleOf(work);
      const description = said(role["description"], 5000);
      return {
        title: said(role["roleName"]) || (titles[at] ?? ""),
        company: said(work["name"]),
        start: dateIn(role["startDate"]),
        end: dateIn(role["endDate"]) || null,
        location: said(work["location"]) || null,
        description: description === "" ? [] : [description],
      };
    })
    .filter(({ company }) => company !== "");

const schoolsOf = (person: Node): ReadEducation[] =>
  objectsIn(person["alumniOf"])
    .slice(0, most)
    .filter((school) => isOfType(school, "EducationalOrganization") || isOfType(school, "CollegeOrUniversity"))
    .map((school) => {
      const year = Number(dateIn(roleOf(school)["endDate"]).slice(0, 4));
      return { institution: said(school["name"]), degree: "", year: year > 1900 ? year : null };
    })
    .filter(({ institution }) => institution !== "");

/** The last word is the family name, as far as a page's data says nothing better. */
const namesIn = (whole: string): Pick<ReadProfile, "firstName" | "lastName"> => {
  const words = whole.split(" ").filter((word) => word !== "");
  return words.length < 2
    ? { firstName: whole, lastName: "" }
    : { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
};

const fromPerson = (person: Node): ReadProfile => {
  const titles = [person["jobTitle"]].flat().map((each) => said(each));
  const experience = jobsOf(person, titles);
  const given = { firstName: said(person["givenName"], 100), lastName: said(person["familyName"], 100) };
  return {
    ...emptyProfile,
    ...(given.firstName === "" ? namesIn(said(person["name"], 200)) : given),
    title: titles.find((title) => title !== "") ?? "",
    location: placeOf(person),
    summary: said(person["description"], 5000),
    experience,
    education: schoolsOf(person),
  };
};

/** "Maren Okafor - Senior Accountant - Northlake | LinkedIn". A page to sign in has no such type. */
const fromTags = ({ meta }: Marks): ReadProfile => {
  if (meta.get("og:type")?.trim() !== "profile") return emptyProfile;
  const [name = "", title = ""] = said(meta.get("og:title"))
    .replace(/ \| LinkedIn$/, "")
    .split(" - ");
  const given = {
    firstName: said(meta.get("profile:first_name"), 100),
    lastName: said(meta.get("profile:last_name"), 100),
  };
  return { ...emptyProfile, ...(given.firstName === "" ? namesIn(name) : given), title };
};

/** Undefined where the page says nothing about a person. */
export const readLinkedinPage = (html: string): ReadResume | undefined => {
  const marks = readMarks(html);
  const person = linkedNodes(marks.linkedData).find((node) => isOfType(node, "Person"));
  const found = person === undefined ? fromTags(marks) : fromPerson(person);
  const profile = found.firstName === "" ? fromTags(marks) : found;
  if (profile.firstName === "") return undefined;
  return statedReading(profile, "public LinkedIn page", 0.85);
};
