/** A second set of layouts, made after the reading rules were written and before the rules were first run on them. */
import type { ReactElement, ReactNode } from "react";
import { all, bold, box, bullets, full, mixed, sheet, text, type PdfLayout, type Style } from "./pdf-layouts.ts";
import type { TestPerson } from "./people.ts";
import { printRange } from "./printed-dates.ts";
import type { TextLayout } from "./text-layouts.ts";

const small: Style = { fontSize: 9, color: "#666666" };
const row = (...children: ReactNode[]): ReactElement =>
  box({ flexDirection: "row", justifyContent: "space-between" }, ...children);

const headIn =
  (style: Style, capitals = false) =>
  (words: string): ReactElement =>
    text(capitals ? words.toUpperCase() : words, style);
const pair = (label: string, answer: string, style: Style = {}): ReactElement =>
  box(
    { flexDirection: "row", marginBottom: 2 },
    box({ width: 170 }, text(label, { color: "#4455aa", textAlign: "right", paddingRight: 12 })),
    box({ flex: 1 }, text(answer, style)),
  );
const ruledHead = (words: string): ReactElement =>
  box({ borderTopWidth: 2, marginTop: 12, paddingTop: 3 }, text(words, { ...bold, fontSize: 12 }));
const typed = (words: string): ReactElement => text(words, { fontFamily: "Courier", fontSize: 10 });
const card = (width: number, ...children: ReactNode[]): ReactElement =>
  box({ width, backgroundColor: "#f1f5f9", padding: 12 }, ...children);

/** A form as public authorities use it: labels on the left, values on the right. */
const labeled: PdfLayout = (person) => {
  const head = headIn({ ...bold, fontSize: 12, color: "#4455aa", marginTop: 12, marginBottom: 4 });
  return sheet(
    { padding: 40 },
    text("Curriculum vitae", { ...bold, fontSize: 14 }),
    head("Personal information"),
    pair("Name", full(person), bold),
    pair("Address", person.location),
    pair("Telephone", person.printedPhone),
    pair("E-mail", person.email),
    head("Desired position"),
    text(person.title),
    head("Work experience"),
    ...all(
      person.jobs.map((job) =>
        box(
          { marginBottom: 8 },
          pair("Dates", printRange(job, "full")),
          pair("Occupation or position held", job.title),
          pair("Name of employer", `${job.company}, ${job.place}`),
          pair("Main activities", job.done.join(" ")),
        ),
      ),
    ),
    head("Education and training"),
    ...all(
      person.schools.map((school) =>
        box(
          { marginBottom: 6 },
          pair("Dates", String(school.year)),
          pair("Title of qualification", school.degree),
          pair("Name of institution", school.institution),
        ),
      ),
    ),
    head("Skills and competences"),
    pair("Job-related skills", person.skills.join(", ")),
  );
};

/** Title alone on its line; employer, place and dates in one line below. */
const threeInOne: PdfLayout = (person) => {
  return sheet(
    { padding: 48 },
    row(
      box(
        {},
        text(person.first.toUpperCase(), { fontSize: 26 }),
        text(person.last.toUpperCase(), { ...bold, fontSize: 26 }),
      ),
      box(
        { textAlign: "right" },
        text(person.printedPhone, small),
        text(person.email, small),
        text(person.location, small),
      ),
    ),
    text(person.title, { fontSize: 12, marginTop: 4 }),
    ruledHead("Who am I?"),
    text(person.summary),
    ruledHead("Work"),
    ...all(
      person.jobs.map((job) =>
        box(
          { marginBottom: 8, marginTop: 3 },
          text(job.title, bold),
          text(`${job.company} | ${job.place} | ${printRange(job, "dotShort")}`, small),
          ...bullets(job, "»"),
        ),
      ),
    ),
    ruledHead("School"),
    ...all(
      person.schools.map((school) => row(text(`${school.degree} — ${school.institution}`), text(String(school.year)))),
    ),
    ruledHead("Gear"),
    box(
      { flexDirection: "row", flexWrap: "wrap" },
      ...all(person.skills.map((skill) => box({ width: 160 }, text(`• ${skill}`)))),
    ),
  );
};

/** Sidebar on the left with the name in it, headings in color, the main column begins with work. */
const nameInSidebar: PdfLayout = (person) => {
  const side = headIn(
    {
      ...bold,
      fontSize: 9,
      letterSpacing: 1.5,
      marginTop: 16,
      marginBottom: 4,
      color: "#b23a48",
    },
    true,
  );
  const main = headIn({ ...bold, fontSize: 11, letterSpacing: 1.5, marginBottom: 6, color: "#b23a48" }, true);
  return sheet(
    { flexDirection: "row" },
    box(
      { width: 200, backgroundColor: "#f6f2ee", padding: 22, minHeight: 840 },
      text(person.first, { ...bold, fontSize: 22 }),
      text(person.last, { ...bold, fontSize: 22 }),
      text(person.title, { marginTop: 6 }),
      side("Details"),
      text(person.location),
      text(person.printedPhone),
      text(person.email, { fontSize: 8.5 }),
      side("Core competencies"),
      ...all(
        person.skills.map((skill, index) =>
          row(text(skill), text("●●●●●".slice(0, 3 + (index % 3)).padEnd(5, "○"), { fontSize: 7 })),
        ),
      ),
      side("Education"),
      ...all(
        person.schools.map((school) =>
          box(
            { marginBottom: 6 },
            text(school.degree, bold),
            text(school.institution),
            text(String(school.year), small),
          ),
        ),
      ),
    ),
    box(
      { flex: 1, padding: 26 },
      main("Employment history"),
      ...all(
        person.jobs.map((job) =>
          box(
            { marginBottom: 10 },
            text(`${job.title}, ${job.company}, ${job.place}`, bold),
            text(printRange(job, "caps"), { ...small, letterSpacing: 1 }),
            ...bullets(job),
          ),
        ),
      ),
      main("Profile"),
      text(person.summary),
    ),
  );
};

/** Dates are in a separate column on the right. */
const datesRight: PdfLayout = (person) => {
  const head = headIn({ fontFamily: "Times-BoldItalic", fontSize: 14, marginTop: 12, marginBottom: 3 });
  return sheet(
    { padding: 56, fontFamily: "Times-Roman", fontSize: 11 },
    text(full(person), { fontFamily: "Times-Roman", fontSize: 26 }),
    text(`${person.title}  •  ${person.location}`, { fontFamily: "Times-Italic" }),
    text(`${person.printedPhone}  •  ${person.email}`),
    head("Selected experience"),
    ...all(
      person.jobs.map((job) =>
        box(
          { marginBottom: 7 },
          row(
            mixed({}, text(job.company, { fontFamily: "Times-Bold" }), text(` (${job.place}): ${job.title}`)),
            text(printRange(job, "yearFirst")),
          ),
          ...job.done.map((line) => text(`- ${line}`)),
        ),
      ),
    ),
    head("Academic qualifications"),
    ...all(
      person.schools.map((school) => row(text(`${school.institution}, ${school.degree}`), text(String(school.year)))),
    ),
    head("Expertise"),
    ...all([person.skills.slice(0, 4).join(" • "), person.skills.slice(4).join(" • ")].map((line) => text(line))),
    head("Languages"),
    text(person.languages.join(" • ") || "English"),
  );
};

/** One weight and size for all text; only spacing and capitals separate the sections. */
const typewriter: PdfLayout = (person) => {
  const head = headIn({ fontFamily: "Courier", fontSize: 10, marginTop: 14, marginBottom: 4 }, true);
  return sheet(
    { padding: 50, fontFamily: "Courier" },
    typed(full(person)),
    typed(person.title),
    typed(person.location),
    typed(person.email),
    typed(person.printedPhone),
    head("Summary"),
    typed(person.summary),
    head("Experience"),
    ...all(
      person.jobs.map((job) =>
        box(
          { marginBottom: 8 },
          typed(job.title),
          typed(job.company),
          typed(`${job.place}, ${printRange(job, "long")}`),
          ...job.done.map((words) => typed(`* ${words}`)),
        ),
      ),
    ),
    head("Education"),
    ...all(
      person.schools.map((school) =>
        box({ marginBottom: 4 }, typed(school.institution), typed(`${school.degree}, ${school.year}`)),
      ),
    ),
    head("Skills"),
    ...all(person.skills.map(typed)),
  );
};

/** Cards side by side: skills and education on top, work below over the full width. */
const cards: PdfLayout = (person) => {
  const head = headIn({ ...bold, fontSize: 12, marginBottom: 4, color: "#1d3557" });
  return sheet(
    { padding: 34 },
    text(full(person), { ...bold, fontSize: 22, color: "#1d3557" }),
    text(`${person.title} in ${person.location}`.replace(` in ${person.location}`, ""), { marginBottom: 2 }),
    text(`Based in: ${person.location}   Call: ${person.printedPhone}   Write: ${person.email}`, {
      ...small,
      marginBottom: 10,
    }),
    row(
      card(255, head("What I do best"), ...all(person.skills.map((skill) => text(`– ${skill}`)))),
      card(
        255,
        head("What I studied"),
        ...all(
          person.schools.map((school) =>
            box(
              { marginBottom: 6 },
              text(school.degree, bold),
              text(school.institution),
              text(`Graduated ${school.year}`),
            ),
          ),
        ),
      ),
    ),
    box(
      { marginTop: 14 },
      head("What I’ve done"),
      ...all(
        person.jobs.map((job) =>
          box(
            { marginBottom: 9 },
            row(text(job.title, bold), text(printRange(job, "from"), small)),
            text(`${job.company} · ${job.place}`),
            ...bullets(job),
          ),
        ),
      ),
    ),
  );
};

export const morePdfLayouts: Readonly<Record<string, PdfLayout>> = {
  labeled,
  threeInOne,
  nameInSidebar,
  datesRight,
  typewriter,
  cards,
};

const wrap = (words: string, width: number): string =>
  words
    .split(" ")
    .reduce((sum, word) =>
      sum.length - sum.lastIndexOf("\n") + word.length > width ? `${sum}\n${word}` : `${sum} ${word}`,
    )
    .trim();

/** Pasted from an email: wrapped lines, headings with a colon, dates at the end of the line. */
const pasted: TextLayout = (person: TestPerson) =>
  [
    `${person.last.toUpperCase()}, ${person.first}`,
    `${person.location} / ${person.printedPhone} / ${person.email}`,
    person.title,
    "",
    "About:",
    wrap(person.summary, 60),
    "",
    "Work experience:",
    "",
    ...person.jobs.flatMap((job) => [
      `${job.company}, ${job.place}`,
      job.title.padEnd(45) + printRange(job, "short"),
      ...job.done.map((words) => wrap(`+ ${words}`, 60)),
      "",
    ]),
    "Education:",
    "",
    ...person.schools.flatMap((school) => [school.institution, `${school.degree} (${school.year})`, ""]),
    "Skills:",
    wrap(person.skills.join(", "), 60),
  ].join("\n");

/** A form filled in. */
const form: TextLayout = (person: TestPerson) =>
  [
    "RESUME",
    "",
    full(person),
    person.title,
    `Email: ${person.email}  Phone: ${person.printedPhone}`,
    `Location: ${person.location}`,
    "",
    "EXPERIENCE",
    ...person.jobs.flatMap((job) => [
      "",
      `Company: ${job.company}`,
      `Position: ${job.title}`,
      `Location: ${job.place}`,
      `Period: ${printRange(job, "slash")}`,
      "Duties:",
      ...job.done.map((words) => `  - ${words}`),
    ]),
    "",
    "EDUCATION",
    ...person.schools.flatMap((school) => [
      "",
      `Institution: ${school.institution}`,
      `Degree: ${school.degree}`,
      `Year: ${school.year}`,
    ]),
    "",
    "SKILLS",
    ...person.skills.map((skill, index) => `${index + 1}. ${skill}`),
  ].join("\n");

export const moreTextLayouts: Readonly<Record<string, TextLayout>> = { pasted, form };
