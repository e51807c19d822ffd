/** The designs that are written here: plain text, the documents that LibreOffice converts, LaTeX, and the page that is scanned. */
import { addressOf, placeText, sectionsOf, styleOf, type Row, type Section } from "./arrangements.ts";
import type { Person } from "./people.ts";

const wrap = (text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
};

const contactOf = (person: Person, form: number): readonly string[] => [
  ...addressOf(person, form),
  person.phone,
  person.email,
];

const textRow = ({ cells, kind }: Row, width: number): string[] => {
  if (kind === "bullet") return wrap(`- ${cells[0]}`, width).map((text, index) => (index === 0 ? text : `  ${text}`));
  if (kind === "label") {
    const [name = "", value = ""] = cells;
    return wrap(`${name} ${value}`, width);
  }
  if (cells.length === 1) return wrap(cells[0] ?? "", width);
  const cellWidth = Math.floor(width / cells.length);
  return [
    cells
      .map((cell, index) => (index === cells.length - 1 ? cell : cell.padEnd(Math.max(cellWidth, cell.length + 4))))
      .join(""),
  ];
};

export const plainText = (person: Person, seed: number): string => {
  const style = styleOf(seed);
  const name = `${person.firstName} ${person.lastName}`;
  const contact = contactOf(person, style.address);
  const top = [
    style.headings === 1 ? name.toUpperCase() : name,
    person.headline,
    ...(style.headings === 2 ? contact : [contact.join(" | ")]),
  ];
  const isMargin = seed % 4 === 3;
  const body = [
    ...(isMargin
      ? ["PROFILE".padEnd(30) + wrap(person.summary, 66).join(`\n${" ".repeat(30)}`)]
      : ["Summary", ...wrap(person.summary, 88)]),
    ...sectionsOf(person, style).flatMap((section) => {
      const rows = section.entries.flatMap((entry, index) => [
        ...(index > 0 ? [""] : []),
        ...entry.flatMap((row) => textRow(row, isMargin ? 66 : 88)),
      ]);
      if (isMargin)
        return [
          "",
          ...rows.map((row, index) =>
            index === 0
              ? `${section.heading.toUpperCase().padEnd(29)} ${row}`
              : row === ""
                ? ""
                : `${" ".repeat(30)}${row}`,
          ),
        ];
      const heading = style.headings === 0 ? section.heading.toUpperCase() : section.heading;
      return ["", heading, ...(style.headings === 2 ? ["-".repeat(heading.length)] : []), ...rows];
    }),
  ];
  return `${[...top, "", ...body].join("\n")}\n`;
};

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const paragraph = (text: string, style = "Body"): string =>
  `<text:p text:style-name="${style}">${escapeXml(text)}</text:p>`;
const documentRow = ({ cells, kind }: Row): string => {
  if (kind === "bullet")
    return `<text:list text:style-name="L1"><text:list-item>${paragraph(cells[0] ?? "")}</text:list-item></text:list>`;
  const inner = cells.map(escapeXml).join(kind === "label" ? " " : "<text:tab/>");
  return `<text:p text:style-name="${kind === "head" ? "Entry" : "Body"}">${inner}</text:p>`;
};
const table = (columns: readonly number[], rows: readonly (readonly string[])[], name: string): string =>
  `<table:table table:name="${name}">${columns.map((_, index) => `<table:table-column table:style-name="C${columns.length}${index}"/>`).join("")}${rows
    .map(
      (cells) =>
        `<table:table-row>${cells.map((cell) => `<table:table-cell>${cell}</table:table-cell>`).join("")}</table:table-row>`,
    )
    .join("")}</table:table>`;

const textStyle = (name: string, text: string, paragraphProperties = ""): string =>
  `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${paragraphProperties}><style:tab-stops><style:tab-stop style:position="11cm"/></style:tab-stops></style:paragraph-properties><style:text-properties ${text}/></style:style>`;

const flatDocument = (body: string, header: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:styles>${textStyle("Body", 'fo:font-size="10.5pt"', 'fo:margin-bottom="0.05cm"')}${textStyle("Entry", 'fo:font-size="10.5pt" fo:font-weight="bold"', 'fo:margin-top="0.2cm"')}${textStyle("Section", 'fo:font-size="13pt" fo:font-weight="bold" fo:color="#1f4e79"', 'fo:margin-top="0.4cm"')}${textStyle("Name", 'fo:font-size="20pt" fo:font-weight="bold"')}
<text:list-style style:name="L1"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:space-before="0.4cm" text:min-label-width="0.4cm"/></text:list-level-style-bullet></text:list-style></office:styles>
<office:automatic-styles><style:style style:name="C20" style:family="table-column"><style:table-column-properties style:column-width="4.2cm"/></style:style><style:style style:name="C21" style:family="table-column"><style:table-column-properties style:column-width="12.8cm"/></style:style>
<style:page-layout style:name="pm"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm"/><style:header-style><style:header-footer-properties fo:min-height="1cm"/></style:header-style></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pm">${header === "" ? "" : `<style:header>${header}</style:header>`}</style:master-page></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`;

const sectionBody = (section: Section): string => section.entries.flat().map(documentRow).join("");
const flow = (sections: readonly Section[]): string =>
  sections.map((section) => `${paragraph(section.heading, "Section")}${sectionBody(section)}`).join("");

const isSide = ({ heading }: Section): boolean => /skills|languages/i.test(heading);

/** As a flat OpenDocument file, which LibreOffice converts to DOCX. */
export const flatDocumentOf = (design: string, person: Person, seed: number): string => {
  const style = styleOf(seed);
  const sections = sectionsOf(person, style);
  const contact = contactOf(person, style.address);
  const name = paragraph(`${person.firstName} ${person.lastName}`, "Name");
  const headline = paragraph(person.headline);
  const summary = `${paragraph("Summary", "Section")}${paragraph(person.summary)}`;
  if (design === "docx-header")
    return flatDocument(`${headline}${summary}${flow(sections)}`, `${name}${paragraph(contact.join(" | "))}`);
  if (design === "docx-tables") {
    const top = table([1, 2], [[`${name}${headline}`, contact.map((each) => paragraph(each)).join("")]], "Top");
    const rows = sections.map((section) => [paragraph(section.heading, "Section"), sectionBody(section)]);
    return flatDocument(`${top}${summary}${table([1, 2], rows, "Body")}${paragraph("")}`, "");
  }
  const side = `${paragraph("Contact", "Section")}${contact.map((each) => paragraph(each)).join("")}${flow(sections.filter(isSide))}`;
  const frame = `<draw:frame draw:name="Side" text:anchor-type="paragraph" svg:x="11.5cm" svg:y="0cm" svg:width="5.5cm" svg:height="14cm"><draw:text-box>${side}</draw:text-box></draw:frame>`;
  return flatDocument(
    `<text:p text:style-name="Name">${frame}${escapeXml(`${person.firstName} ${person.lastName}`)}</text:p>${headline}${summary}${flow(sections.filter((each) => !isSide(each)))}`,
    "",
  );
};

const escapeTex = (text: string): string =>
  text
    .replaceAll(/[&%#_$]/g, (sign) => `\\${sign}`)
    .replaceAll("–", "--")
    .replaceAll("—", "---")
    .replaceAll("•", "\\textbullet{}");

const texSection = (heading: string, body: string): string => (body === "" ? "" : `\\section{${heading}}\n${body}\n`);

/** Europecv's own labels, and moderncv's own commands. The old font encoding leaves accents beside their letters. */
export const latexOf = (design: string, person: Person, seed: number): string => {
  const style = styleOf(seed);
  const dates = (start: string, end: string | null): string =>
    `${style.date(start)} -- ${end === null ? style.present : style.date(end)}`;
  const tex = escapeTex;
  const needsT1 = /[ąęłŁżśćńıİ]/u.test(
    JSON.stringify([person.firstName, person.lastName, person.city, person.street, person.schools, person.jobs]),
  );
  const encoding = needsT1 || seed % 2 === 0 ? "\\usepackage[T1]{fontenc}\\usepackage{lmodern}" : "";
  const sections = sectionsOf(person, style);
  const named = (pattern: RegExp): readonly Row[] =>
    sections.filter(({ heading }) => pattern.test(heading)).flatMap(({ entries }) => entries.flat());
  const [place = ""] = addressOf(person, 0);
  const postal = person.country.postcodeFirst
    ? `${person.postcode} ${person.city}`
    : `${placeText(person)} ${person.postcode}`;
  if (design === "moderncv") {
    const items = (rows: readonly Row[]): string =>
      rows
        .map(({ cells, kind }) =>
          cells.length > 1 && kind === "label"
            ? `\\cvitem{${tex((cells[0] ?? "").replace(/:$/, ""))}}{${tex(cells[1] ?? "")}}`
            : `\\cvlistitem{${tex(cells.join(", "))}}`,
        )
        .join("\n");
    return `\\documentclass[11pt,a4paper,sans]{moderncv}
\\moderncvstyle{classic}\\moderncvcolor{blue}\\usepackage[utf8]{inputenc}${encoding}
\\usepackage[scale=0.8]{geometry}
\\name{${tex(person.firstName)}}{${tex(person.lastName)}}\\title{${tex(person.headline)}}
\\address{${tex(person.street)}}{${tex(postal)}}{${tex(person.country.name)}}\\phone[mobile]{${tex(person.phone)}}\\email{${tex(person.email)}}
\\begin{document}\\makecvtitle
${texSection("Profile", `\\cvitem{}{${tex(person.summary)}}`)}${texSection(
      "Experience",
      person.jobs
        .map(
          (job) =>
            `\\cventry{${dates(job.start, job.end)}}{${tex(job.title)}}{${tex(job.company)}}{${tex(placeText(job))}}{}{\\begin{itemize}${job.bullets.map((each) => `\\item ${tex(each)}`).join("")}\\end{itemize}}`,
        )
        .join("\n"),
    )}${texSection(
      "Education",
      person.schools
        .map(
          (school) =>
            `\\cventry{${school.from}--${school.year}}{${tex(school.field === "" ? school.degree : `${school.degree} in ${school.field}`)}}{${tex(school.institution)}}{${tex(placeText(school))}}{}{}`,
        )
        .join("\n"),
    )}${texSection("Skills", items(named(/skills$/i)))}${texSection(
      "Languages",
      person.languages.map(({ name, level }) => `\\cvitemwithcomment{${tex(name)}}{${tex(level)}}{}`).join("\n"),
    )}${texSection("Certifications", items(named(/certif|licens/i)))}${texSection("Projects", items(named(/project/i)))}${texSection(
      "Volunteering",
      person.volunteering
        .map(
          ({ role, organization, from, to, description }) =>
            `\\cventry{${from}--${to}}{${tex(role)}}{${tex(organization)}}{}{}{${tex(description)}}`,
        )
        .join("\n"),
    )}\\end{document}\n`;
  }
  const item = (name: string, value: string): string => (value === "" ? "" : `\\ecvitem{${name}}{${tex(value)}}\n`);
  const spoken = person.languages.map(({ name, level }) => `${name} (${level})`);
  return `\\documentclass[english,a4paper,nologo]{europecv}
\\usepackage[utf8]{inputenc}${encoding}\\usepackage{hyperref}\\usepackage[a4paper,top=1.27cm,left=1cm,right=1cm,bottom=2cm]{geometry}
\\ecvname{${tex(`${person.firstName} ${person.lastName}`)}}\\ecvaddress{${tex(`${person.street}, ${postal}, ${person.country.name}`)}}
\\ecvtelephone{${tex(person.phone)}}\\ecvemail{${tex(person.email)}}
\\begin{document}\\begin{europecv}\\ecvpersonalinfo
${item("\\large\\textbf{Desired employment}", person.headline)}\\ecvsection{Work experience}
${person.jobs.map((job) => `${item("Dates", `${style.date(job.start)} - ${job.end === null ? style.present : style.date(job.end)}`)}${item("Occupation or position held", job.title)}${item("Main activities and responsibilities", job.bullets.join(" "))}${item("Name and address of employer", `${job.company}, ${placeText(job)}`)}`).join("\\ecvitem{}{}\n")}
\\ecvsection{Education and training}
${person.schools.map((school) => `${item("Dates", `${school.from} - ${school.year}`)}${item("Title of qualification awarded", school.field === "" ? school.degree : `${school.degree} in ${school.field}`)}${item("Name and type of organisation providing education and training", school.institution)}`).join("\\ecvitem{}{}\n")}
\\ecvsection{Personal skills and competences}
${item("Mother tongue(s)", spoken[0] ?? "")}${item("Other language(s)", spoken.slice(1).join(", "))}${item("Technical skills and competences", person.skills.flatMap(({ items }) => items).join(", "))}${
    named(/certif|licens/i).length === 0
      ? ""
      : `\\ecvsection{Certifications}\n${named(/certif|licens/i)
          .map(({ cells }) => item("", cells.join(" ")))
          .join("")}`
  }
\\end{europecv}\\end{document}\n${place === "" ? "" : ""}`;
};

/** One column of HTML, which is printed, drawn as an image and put into a PDF. */
export const scannedPage = (person: Person, seed: number): string => {
  const style = styleOf(seed);
  const rows = (section: Section): string =>
    section.entries
      .map(
        (entry) =>
          `<div class="entry">${entry.map(({ cells, kind }) => (kind === "bullet" ? `<li>${escapeXml(cells[0] ?? "")}</li>` : `<div class="${kind}">${cells.map((cell) => `<span>${escapeXml(cell)}</span>`).join(kind === "label" ? " " : "")}</div>`)).join("")}</div>`,
      )
      .join("");
  return `<!doctype html><meta charset="utf-8"><style>body{font:15px/1.45 Georgia,serif;width:700px;padding:48px;color:#222}h1{font-size:30px;margin:0}h2{font-size:18px;margin:18px 0 4px;border-bottom:1px solid #555}.head{font-weight:bold}.head,.line{display:flex;justify-content:space-between;gap:30px}.entry{margin-bottom:10px}li{margin-left:20px}</style>
<h1>${escapeXml(`${person.firstName} ${person.lastName}`)}</h1><div>${escapeXml(person.headline)}</div><div>${escapeXml(contactOf(person, style.address).join(" | "))}</div><h2>Summary</h2><div>${escapeXml(person.summary)}</div>${sectionsOf(
    person,
    style,
  )
    .map((section) => `<h2>${escapeXml(section.heading)}</h2>${rows(section)}`)
    .join("")}`;
};
