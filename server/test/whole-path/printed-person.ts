/** Candidates of the golden matches as people with a resume: the record comes from the match, name and school are arbitrary. */
import type { CandidateRecord } from "#domain/matching/facts/candidate-facts.ts";
import type { TestPerson } from "../resumes/people.ts";

export interface PersonDetails {
  readonly first: string;
  readonly last: string;
  readonly school: string;
  readonly subject: "she" | "he" | "they";
}

const companies = [
  "Larkfield Group",
  "Bellweather & Sons",
  "Ostrander Partners",
  "Millrace Company",
  "Cobbler Hill Inc",
];
const summaryEndings = {
  she: "She is known for her calm.",
  he: "He is known for his calm.",
  they: "They are known for their calm.",
};

const defaultPerson: PersonDetails = {
  first: "Mara",
  last: "Lindqvist",
  school: "Ashgrove University",
  subject: "she",
};

const sentences = (text: string): string[] => text.split(/(?<=[.!])\s+/).filter((each) => each !== "");

export const printedPerson = (record: CandidateRecord, details: PersonDetails = defaultPerson): TestPerson => {
  const city = (record.location ?? "").split(",")[0] ?? "";
  return {
    first: details.first,
    last: details.last,
    email: `${details.first}.${details.last}@example.com`.toLowerCase().replaceAll(/[^a-z.@]/g, ""),
    phone: "+13125550142",
    printedPhone: "(312) 555-0142",
    location: record.location ?? "",
    title: record.currentTitle ?? "",
    summary: `${record.summary ?? ""} ${summaryEndings[details.subject]}`,
    skills: record.skills ?? [],
    jobs: (record.experience ?? []).map((role, index) => ({
      title: role.title ?? "",
      company: companies[index % companies.length] ?? "",
      place: city,
      start: role.start ?? "",
      end: role.end ?? null,
      done: sentences(role.description ?? ""),
    })),
    schools: (record.education ?? []).map(({ degree }) => ({
      institution: details.school,
      degree: degree ?? "",
      year: 2012,
    })),
    languages: [],
  };
};
