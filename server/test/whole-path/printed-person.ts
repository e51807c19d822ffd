/** People of the golden matches as they would print themselves: the record is the engine's, name and school are anybody's. */
import type { CandidateRecord } from "#domain/matching/candidate-facts.ts";
import type { TestPerson } from "../../features/resumes/test-resumes/people.ts";

export interface Who {
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
const told = {
  she: "She is known for her calm.",
  he: "He is known for his calm.",
  they: "They are known for their calm.",
};

export const anybody: Who = { first: "Mara", last: "Lindqvist", school: "Ashgrove University", subject: "she" };

const sentences = (text: string): string[] => text.split(/(?<=[.!])\s+/).filter((each) => each !== "");

export const printedPerson = (record: CandidateRecord, who: Who = anybody): TestPerson => {
  const city = (record.location ?? "").split(",")[0] ?? "";
  return {
    first: who.first,
    last: who.last,
    email: `${who.first}.${who.last}@example.com`.toLowerCase().replaceAll(/[^a-z.@]/g, ""),
    phone: "+13125550142",
    printedPhone: "(312) 555-0142",
    location: record.location ?? "",
    title: record.currentTitle ?? "",
    summary: `${record.summary ?? ""} ${told[who.subject]}`,
    skills: record.skills ?? [],
    jobs: (record.experience ?? []).map((role, at) => ({
      title: role.title ?? "",
      company: companies[at % companies.length] ?? "",
      place: city,
      start: role.start ?? "",
      end: role.end ?? null,
      done: sentences(role.description ?? ""),
    })),
    schools: (record.education ?? []).map(({ degree }) => ({
      institution: who.school,
      degree: degree ?? "",
      year: 2012,
    })),
    languages: [],
  };
};
