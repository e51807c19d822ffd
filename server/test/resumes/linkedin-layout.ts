/** A profile as in LinkedIn's own "Save to PDF": a dark column with contact and skills, the main text next to it. */
import { createElement } from "react";
import { Page } from "@react-pdf/renderer";
import { box, full, type PdfLayout, text } from "./pdf-layouts.ts";
import type { TestJob } from "./people.ts";
import { printRange } from "./printed-dates.ts";

const side = (words: string) => text(words, { fontSize: 13, color: "#ffffff", marginTop: 18, marginBottom: 6 });
const sideLine = (words: string) => text(words, { fontSize: 10.5, color: "#e1e8ed", marginBottom: 3 });
const main = (words: string) => text(words, { fontSize: 15.75, color: "#191919", marginTop: 20, marginBottom: 8 });

/** "March 2018 - Present (6 years 9 months)". */
const duration = ({ start, end }: TestJob): string => {
  const [from = 0, to = 2026] = [start, end ?? "2026-11"].map((each) => Number(each.slice(0, 4)));
  return to === from ? "(8 months)" : `(${to - from} ${to - from === 1 ? "year" : "years"} 2 months)`;
};

/** Consecutive jobs at one company are grouped under its name, with their total time. */
const byCompany = (jobs: readonly TestJob[]): TestJob[][] => {
  const groups: TestJob[][] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (last?.[0]?.company === job.company) last.push(job);
    else groups.push([job]);
  }
  return groups;
};

export const linkedinLayout: PdfLayout = (person) =>
  createElement(
    Page,
    { size: "LETTER", style: { fontFamily: "Helvetica", flexDirection: "row" } },
    box(
      { width: 200, backgroundColor: "#293e49", padding: 20, minHeight: 792 },
      side("Contact"),
      sideLine(`${person.printedPhone} (Mobile)`),
      text(person.email, { fontSize: 8, color: "#e1e8ed", marginBottom: 3 }),
      sideLine(`www.linkedin.com/in/${person.first.toLowerCase()}-`),
      sideLine(`${person.last.toLowerCase()} (LinkedIn)`),
      side("Top Skills"),
      ...person.skills.slice(0, 3).map(sideLine),
      side("Languages"),
      sideLine("English (Native or Bilingual)"),
      sideLine("French (Limited Working)"),
      side("Certifications"),
      sideLine("First Aid at Work"),
    ),
    box(
      { flex: 1, padding: 24 },
      text(full(person), { fontSize: 26 }),
      text(`${person.title} at ${person.jobs[0]?.company ?? ""}`, { fontSize: 12, marginTop: 4 }),
      text(person.location, { fontSize: 12, color: "#666666", marginTop: 2 }),
      main("Summary"),
      text(person.summary, { fontSize: 12 }),
      main("Experience"),
      ...byCompany(person.jobs).flatMap((group) => [
        text(group[0]?.company ?? "", { fontSize: 12, marginTop: 8 }),
        ...(group.length > 1 ? [text("9 years 3 months", { fontSize: 10.5, color: "#666666" })] : []),
        ...group.flatMap((job) => [
          text(job.title, { fontSize: 11.5 }),
          text(`${printRange(job, "long")} ${duration(job)}`, { fontSize: 10.5 }),
          text(job.place, { fontSize: 10.5, color: "#666666" }),
          ...job.done.map((line) => text(line, { fontSize: 10.5 })),
        ]),
      ]),
      main("Education"),
      ...person.schools.flatMap((school) => [
        text(school.institution, { fontSize: 12, marginTop: 6 }),
        text(`${school.degree} · (${school.year - 4} - ${school.year})`, { fontSize: 10.5 }),
      ]),
      text("Page 1 of 1", { fontSize: 9, color: "#666666", position: "absolute", bottom: 16, right: 24 }),
    ),
  );
