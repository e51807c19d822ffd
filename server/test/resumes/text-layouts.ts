/** The same people in plain text. */
import type { TestPerson } from "./people.ts";
import { printRange } from "./printed-dates.ts";

const ruledHead = (words: string): string => `\n${words}\n${"=".repeat(words.length)}\n`;
const dashedHead = (words: string): string => `\n--- ${words.toUpperCase()} ---`;

export type TextLayout = (person: TestPerson) => string;

const underlined: TextLayout = (person) => {
  return [
    `${person.first} ${person.last}`,
    person.title,
    person.email,
    person.printedPhone,
    person.location,
    ruledHead("Profile"),
    person.summary,
    ruledHead("Professional Experience"),
    ...person.jobs.flatMap((job) => [
      `${printRange(job, "short")}   ${job.title}`,
      `${" ".repeat(23)}${job.company}, ${job.place}`,
      ...job.done.map((words) => `${" ".repeat(23)}* ${words}`),
      "",
    ]),
    ruledHead("Education"),
    ...person.schools.map((school) => `${school.year}  ${school.degree}, ${school.institution}`),
    ruledHead("Skills"),
    person.skills.join(", "),
  ].join("\n");
};

const dashed: TextLayout = (person) => {
  return [
    `NAME: ${person.first} ${person.last}`,
    `TITLE: ${person.title}`,
    `EMAIL: ${person.email}`,
    `PHONE: ${person.printedPhone}`,
    `LOCATION: ${person.location}`,
    dashedHead("Summary"),
    person.summary,
    dashedHead("Experience"),
    ...person.jobs.flatMap((job) => [
      `${job.title} | ${job.company} | ${job.place} | ${printRange(job, "long")}`,
      ...job.done.map((words) => `- ${words}`),
      "",
    ]),
    dashedHead("Education"),
    ...person.schools.map((school) => `${school.institution} | ${school.degree} | ${school.year}`),
    dashedHead("Skills"),
    ...person.skills.map((skill) => `- ${skill}`),
  ].join("\r\n");
};

export const textLayouts: Readonly<Record<string, TextLayout>> = { underlined, dashed };
