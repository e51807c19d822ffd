/** Layouts rendered with a PDF library: each prints the same person differently. */
import { Document, Page, renderToBuffer, Text, View, type Styles } from "@react-pdf/renderer";
import { createElement, type ReactElement, type ReactNode } from "react";
import type { TestJob, TestPerson } from "./people.ts";
import { printRange } from "./printed-dates.ts";

export type Style = Styles[string];
export type PdfLayout = (person: TestPerson) => ReactElement;

export const box = (style: Style, ...children: ReactNode[]): ReactElement =>
  createElement(View, { style }, ...children);
export const text = (words: string, style: Style = {}): ReactElement =>
  createElement(Text, { style: { fontSize: 10, lineHeight: 1.3, ...style } }, words);
export const mixed = (style: Style, ...children: ReactNode[]): ReactElement =>
  createElement(Text, { style: { fontSize: 10, lineHeight: 1.3, ...style } }, ...children);
export const bold: Style = { fontFamily: "Helvetica-Bold" };
export const sheet = (style: Style, ...children: ReactNode[]): ReactElement =>
  createElement(Page, { size: "A4", style: { fontFamily: "Helvetica", fontSize: 10, ...style } }, ...children);
export const all = (items: readonly ReactElement[]): ReactElement[] => [...items];
export const full = (person: TestPerson): string => `${person.first} ${person.last}`;
export const bullets = (job: TestJob, sign = "•"): ReactElement[] =>
  job.done.map((line) => text(`${sign} ${line}`, { marginLeft: 10 }));

/** Serif, centered, small capitals; the employer comes first, the title is in italics below. */
const centred: PdfLayout = (person) => {
  const head = (words: string): ReactElement =>
    text(words, { fontFamily: "Times-Bold", fontSize: 12, textAlign: "center", marginTop: 12, marginBottom: 4 });
  return sheet(
    { fontFamily: "Times-Roman", padding: 50, fontSize: 11 },
    text(full(person), { fontFamily: "Times-Bold", fontSize: 22, textAlign: "center" }),
    text(`${person.location}  |  ${person.printedPhone}  |  ${person.email}`, { textAlign: "center", marginTop: 6 }),
    text(person.title, { textAlign: "center", fontFamily: "Times-Italic" }),
    head("Professional Profile"),
    text(person.summary),
    head("Employment History"),
    ...all(
      person.jobs.map((job) =>
        box(
          { marginBottom: 8 },
          box(
            { flexDirection: "row", justifyContent: "space-between" },
            text(job.company, { fontFamily: "Times-Bold" }),
            text(job.place),
          ),
          box(
            { flexDirection: "row", justifyContent: "space-between" },
            text(job.title, { fontFamily: "Times-Italic" }),
            text(printRange(job, "long")),
          ),
          ...bullets(job),
        ),
      ),
    ),
    head("Education"),
    ...all(person.schools.map((school) => text(`${school.degree}, ${school.institution}, ${school.year}`))),
    head("Key Skills"),
    text(person.skills.join(" | ")),
  );
};

/** Headings are in the left margin, next to their sections. */
const marginHeadings: PdfLayout = (person) => {
  const row = (words: string, ...children: ReactNode[]): ReactElement =>
    box(
      { flexDirection: "row", marginTop: 14 },
      box({ width: 110 }, text(words.toUpperCase(), { ...bold, fontSize: 9, color: "#7a4b1e" })),
      box({ flex: 1 }, ...children),
    );
  return sheet(
    { padding: 46 },
    text(full(person), { ...bold, fontSize: 24 }),
    text(person.title, { fontSize: 12, color: "#555555" }),
    text(`${person.email} · ${person.printedPhone} · ${person.location}`, { marginTop: 4 }),
    row("Profile", text(person.summary)),
    row(
      "Experience",
      ...all(
        person.jobs.map((job) =>
          box(
            { marginBottom: 8 },
            text(`${job.title}, ${job.company}`, bold),
            text(`${printRange(job, "short")} | ${job.place}`, { color: "#777777" }),
            ...bullets(job, "–"),
          ),
        ),
      ),
    ),
    row(
      "Education",
      ...all(
        person.schools.map((school) =>
          box({ marginBottom: 4 }, text(school.institution, bold), text(`${school.degree}, ${school.year}`)),
        ),
      ),
    ),
    row("Skills", text(person.skills.join(", "))),
    row("Languages", text(person.languages.join(", ") || "English")),
  );
};

/** A dark column on the left with contact details and skills, rated with dots. */
const darkSidebar: PdfLayout = (person) => {
  const side = (words: string): ReactElement =>
    text(words, { ...bold, color: "#ffffff", fontSize: 12, marginTop: 16, marginBottom: 4 });
  const main = (words: string): ReactElement =>
    text(words, { ...bold, fontSize: 14, color: "#22384f", marginTop: 14, marginBottom: 4 });
  return sheet(
    { flexDirection: "row" },
    box(
      { width: 190, backgroundColor: "#2b2f36", padding: 20, color: "#ffffff", minHeight: 840 },
      side("Contact"),
      text(person.printedPhone),
      text(person.email, { fontSize: 9 }),
      text(person.location),
      side("Expertise"),
      ...all(person.skills.map((skill) => text(skill, { marginBottom: 3 }))),
      side("Languages"),
      ...all(person.languages.map((language) => text(language))),
    ),
    box(
      { flex: 1, padding: 28 },
      text(full(person), { ...bold, fontSize: 26 }),
      text(person.title, { fontSize: 13 }),
      main("About me"),
      text(person.summary),
      main("Professional experience"),
      ...all(
        person.jobs.map((job) =>
          box(
            { marginBottom: 9 },
            text(job.title, bold),
            mixed({}, text(job.company), text(`, ${job.place}`, { color: "#888888" })),
            text(printRange(job, "slash"), { color: "#888888", fontSize: 9 }),
            ...bullets(job),
          ),
        ),
      ),
      main("Education"),
      ...all(
        person.schools.map((school) =>
          box({ marginBottom: 5 }, text(school.degree, bold), text(`${school.institution} (${school.year})`)),
        ),
      ),
    ),
  );
};

/** A ruled table; the cells are narrow, so titles and employers run over two lines. */
const ruledTable: PdfLayout = (person) => {
  const cell = (words: string, width: number, style: Style = {}): ReactElement =>
    box({ width, borderWidth: 0.5, borderColor: "#999999", padding: 4 }, text(words, style));
  const row = (cells: readonly ReactElement[]): ReactElement => box({ flexDirection: "row" }, ...all(cells));
  const head = (words: string): ReactElement =>
    text(words, { ...bold, fontSize: 12, marginTop: 14, marginBottom: 4, backgroundColor: "#eeeeee", padding: 3 });
  return sheet(
    { padding: 44 },
    text(full(person), { ...bold, fontSize: 20, textAlign: "center" }),
    text(person.title, { textAlign: "center" }),
    text(`${person.location} • ${person.printedPhone} • ${person.email}`, { textAlign: "center", marginTop: 4 }),
    head("Objective"),
    text(person.summary),
    head("Work History"),
    row([cell("Dates", 120, bold), cell("Position", 190, bold), cell("Employer", 190, bold)]),
    ...all(
      person.jobs.map((job) =>
        row([cell(printRange(job, "short"), 120), cell(job.title, 190), cell(`${job.company}, ${job.place}`, 190)]),
      ),
    ),
    head("Qualifications"),
    row([cell("Year", 60, bold), cell("Qualification", 220, bold), cell("Institution", 220, bold)]),
    ...all(
      person.schools.map((school) =>
        row([cell(String(school.year), 60), cell(school.degree, 220), cell(school.institution, 220)]),
      ),
    ),
    head("Core Competencies"),
    row(person.skills.slice(0, 3).map((skill) => cell(skill, 166))),
    row(person.skills.slice(3, 6).map((skill) => cell(skill, 166))),
    row(person.skills.slice(6, 9).map((skill) => cell(skill, 166))),
    ...(person.skills.length > 9 ? [row(person.skills.slice(9).map((skill) => cell(skill, 166)))] : []),
  );
};

/** Dates on the left, a dotted line, the text on the right. */
const timeline: PdfLayout = (person) => {
  const head = (words: string): ReactElement =>
    text(words, { fontSize: 15, color: "#0b6e4f", marginTop: 14, marginBottom: 6 });
  const item = (when: string, ...children: ReactNode[]): ReactElement =>
    box(
      { flexDirection: "row", marginBottom: 8 },
      box({ width: 105, textAlign: "right", paddingRight: 10 }, text(when, { color: "#0b6e4f" })),
      box({ flex: 1, borderLeftWidth: 2, borderColor: "#0b6e4f", paddingLeft: 12 }, ...children),
    );
  return sheet(
    { padding: 40 },
    box(
      { flexDirection: "row", justifyContent: "space-between" },
      box({}, text(full(person), { fontSize: 24 }), text(person.title)),
      box({ textAlign: "right" }, text(person.email), text(person.printedPhone), text(person.location)),
    ),
    head("In short"),
    text(person.summary),
    head("My journey"),
    ...all(
      person.jobs.map((job) =>
        item(
          printRange(job, "apostrophe"),
          text(job.title, bold),
          text(`${job.company}, ${job.place}`, { fontFamily: "Helvetica-Oblique" }),
          ...job.done.map((line) => text(line)),
        ),
      ),
    ),
    head("Studies"),
    ...all(
      person.schools.map((school) => item(String(school.year), text(school.degree, bold), text(school.institution))),
    ),
    head("Toolbox"),
    box(
      { flexDirection: "row", flexWrap: "wrap" },
      ...all(
        person.skills.map((skill) =>
          box(
            { borderWidth: 1, borderColor: "#0b6e4f", borderRadius: 8, padding: 4, marginRight: 12, marginBottom: 6 },
            text(skill),
          ),
        ),
      ),
    ),
  );
};

/** Two halves of equal width under a colored band. */
const halves: PdfLayout = (person) => {
  const head = (words: string): ReactElement =>
    text(words.toUpperCase(), { ...bold, letterSpacing: 2, fontSize: 11, marginTop: 12, marginBottom: 4 });
  return sheet(
    {},
    box(
      { backgroundColor: "#f3d9c6", padding: 30 },
      text(full(person).toUpperCase(), { fontSize: 26, letterSpacing: 2 }),
      text(person.title),
    ),
    box(
      { flexDirection: "row", padding: 24 },
      box(
        { width: 250, paddingRight: 20 },
        head("Profile"),
        text(person.summary),
        head("Skills"),
        ...all(person.skills.map((skill) => text(`• ${skill}`))),
        head("Education"),
        ...all(
          person.schools.map((school) =>
            box({ marginBottom: 6 }, text(`${school.year}`), text(school.degree, bold), text(school.institution)),
          ),
        ),
        head("Contact"),
        text(person.location),
        text(person.printedPhone),
        text(person.email),
      ),
      box(
        { width: 290, paddingLeft: 10 },
        head("Experience"),
        ...all(
          person.jobs.map((job) =>
            box(
              { marginBottom: 10 },
              text(job.company, bold),
              text(job.title),
              text(printRange(job, "long"), { fontSize: 9 }),
              ...bullets(job, "-"),
            ),
          ),
        ),
      ),
    ),
  );
};

/** One line per job without a description: an American one-pager. */
const compact: PdfLayout = (person) => {
  const head = (words: string): ReactElement =>
    box({ borderBottomWidth: 1, marginTop: 10, marginBottom: 4 }, text(words, { ...bold, fontSize: 11 }));
  return sheet(
    { padding: 54, fontSize: 10.5 },
    text(`${full(person)} – ${person.title}`, { ...bold, fontSize: 16 }),
    text(`Address: ${person.location}`),
    text(`Phone: ${person.printedPhone}`),
    text(`E-mail: ${person.email}`),
    head("Summary"),
    text(person.summary),
    head("Career History"),
    ...all(person.jobs.map((job) => text(`${printRange(job, "iso")}: ${job.title} at ${job.company}, ${job.place}`))),
    head("Academic Background"),
    ...all(person.schools.map((school) => text(`${school.year}: ${school.degree}, ${school.institution}`))),
    head("Skills & Tools"),
    text(`${person.skills.join("; ")}.`),
    head("References"),
    text("Dr. Harald Quince, hquince@example.net, +1 212 555 0199"),
  );
};

/** One employer with several titles below its name, as LinkedIn exports it. */
const grouped: PdfLayout = (person) => {
  const head = (words: string): ReactElement => text(words, { fontSize: 15, marginTop: 16, marginBottom: 6 });
  const firms = [...new Set(person.jobs.map((job) => job.company))];
  return sheet(
    { flexDirection: "row" },
    box(
      { width: 170, backgroundColor: "#e9eef2", padding: 18, minHeight: 840 },
      text("Contact", { fontSize: 13, marginBottom: 4 }),
      text(person.printedPhone),
      text(person.email, { fontSize: 8 }),
      text("Top Skills", { fontSize: 13, marginTop: 14, marginBottom: 4 }),
      ...all(person.skills.map((skill) => text(skill))),
    ),
    box(
      { flex: 1, padding: 28 },
      text(full(person), { fontSize: 24 }),
      text(person.title, { fontSize: 12 }),
      text(person.location, { color: "#777777" }),
      head("Summary"),
      text(person.summary),
      head("Experience"),
      ...all(
        firms.map((firm) =>
          box(
            { marginBottom: 10 },
            text(firm, { fontSize: 12 }),
            ...all(
              person.jobs
                .filter((job) => job.company === firm)
                .map((job) =>
                  box(
                    { marginBottom: 4 },
                    text(job.title, { fontSize: 11 }),
                    text(`${printRange(job, "long")} (3 years 2 months)`, { color: "#777777" }),
                    text(job.place, { color: "#777777" }),
                    ...job.done.map((line) => text(line)),
                  ),
                ),
            ),
          ),
        ),
      ),
      head("Education"),
      ...all(
        person.schools.map((school) =>
          box(
            { marginBottom: 4 },
            text(school.institution, { fontSize: 12 }),
            text(`${school.degree} · (${school.year - 4} - ${school.year})`),
          ),
        ),
      ),
    ),
  );
};

/** The narrow column is on the right, and headings are unusual words. */
const rightRail: PdfLayout = (person) => {
  const head = (words: string): ReactElement =>
    text(words, { ...bold, fontSize: 13, color: "#8c2f39", marginTop: 12, marginBottom: 4 });
  return sheet(
    { padding: 36 },
    text(full(person), { fontSize: 28, textAlign: "center" }),
    text(person.title, { textAlign: "center", marginBottom: 8 }),
    box(
      { flexDirection: "row" },
      box(
        { width: 345, paddingRight: 22 },
        head("A few words"),
        text(person.summary),
        head("Where I’ve worked"),
        ...all(
          person.jobs.map((job) =>
            box(
              { marginBottom: 8 },
              mixed({}, text(job.title, bold), text(` — ${job.company}`)),
              text(`${printRange(job, "short")}, ${job.place}`, { fontSize: 9, color: "#666666" }),
              ...bullets(job, "·"),
            ),
          ),
        ),
      ),
      box(
        { flex: 1, borderLeftWidth: 1, borderColor: "#cccccc", paddingLeft: 16 },
        head("Say hello"),
        text(person.email, { fontSize: 9 }),
        text(person.printedPhone),
        text(person.location),
        head("I can help with"),
        ...all(person.skills.map((skill) => text(skill))),
        head("Where I studied"),
        ...all(
          person.schools.map((school) =>
            box({ marginBottom: 6 }, text(school.institution), text(school.degree), text(String(school.year))),
          ),
        ),
      ),
    ),
  );
};

/** Paragraphs instead of bullets, groups of skills with a label. */
const prose: PdfLayout = (person) => {
  const head = (words: string): ReactElement =>
    text(words, { ...bold, fontSize: 12, textDecoration: "underline", marginTop: 12, marginBottom: 3 });
  const half = Math.ceil(person.skills.length / 2);
  return sheet(
    { padding: 60 },
    text("Curriculum Vitae", { fontSize: 11, textAlign: "right" }),
    text(full(person), { ...bold, fontSize: 18 }),
    text(person.title),
    text(person.location),
    text(`Tel. ${person.printedPhone}`),
    text(person.email),
    head("Personal statement"),
    text(person.summary),
    head("Relevant experience"),
    ...all(
      person.jobs.map((job) =>
        box(
          { marginBottom: 8 },
          box(
            { flexDirection: "row", justifyContent: "space-between" },
            mixed({}, text(job.title, bold), text(` | ${job.company} | ${job.place}`)),
            text(printRange(job, "slash")),
          ),
          text(job.done.join(" ")),
        ),
      ),
    ),
    head("Education and training"),
    ...all(person.schools.map((school) => text(`${school.institution}: ${school.degree} (${school.year})`))),
    head("Technical skills"),
    mixed({}, text("Daily: ", bold), text(person.skills.slice(0, half).join(", "))),
    mixed({}, text("Often: ", bold), text(person.skills.slice(half).join(", "))),
    head("Interests"),
    text("Rowing, choir, mending old radios"),
  );
};

export const pdfLayouts: Readonly<Record<string, PdfLayout>> = {
  centred,
  marginHeadings,
  darkSidebar,
  ruledTable,
  timeline,
  halves,
  compact,
  grouped,
  rightRail,
  prose,
};

export const drawPdf = async (page: ReactElement): Promise<Uint8Array> =>
  new Uint8Array(await renderToBuffer(createElement(Document, {}, page)));
