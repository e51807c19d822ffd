/**
 * A tinted side column with contact details and skills; beside it, the work history. The side column is read first. Education is not in it:
 * programs that parse resumes read a degree broken over two narrow lines as two entries.
 */
import { skillList, type ResumeDocument } from "#domain/exports/resume-document.ts";
import { entries, paragraph, type BlockStyle } from "./blocks.ts";
import type { Block, Column } from "./flow.ts";
import { placeColumn } from "./flow.ts";
import { type TextStyle, run, wrap, wrapItems, wrapName } from "./lines.ts";
import type { Paper, Template } from "./template.ts";
import { inter } from "./typefaces.ts";

const ink = "#17212d";
const gray = "#56616c";
const accent = "#1f4d3f";
const rail = { width: 192, left: 32, right: 14 };
const main = { left: 24, right: 42 };
const top = 50;
const footerHeight = 52;
/** With more skills than this, they become a comma-separated list, so that the side column is not longer than the main one. */
const maxSkillLines = 22;

export const modern: Template = (document: ResumeDocument, paper: Paper, scale) => {
  const family = inter();
  const size = 9.3 * scale;
  const textStyle = (color: string, index: number, face = family.regular): TextStyle => ({
    face,
    size: index * scale,
    color,
  });
  const style: BlockStyle = {
    body: textStyle(ink, 9.3),
    title: textStyle(ink, 10, family.strong),
    under: textStyle(accent, 9.3),
    dates: textStyle(gray, 8.6),
    leading: size * 1.5,
    gaps: { entry: 12 * scale, bare: 9 * scale, text: 3.4 * scale, point: 2 * scale },
  };
  const railStyle: BlockStyle = {
    ...style,
    body: textStyle(ink, 8.7),
    title: textStyle(ink, 8.8, family.strong),
    under: textStyle(ink, 8.7),
    dates: textStyle(gray, 8.4),
    leading: 8.7 * 1.46 * scale,
    gaps: { entry: 9 * scale, bare: 9 * scale, text: 2, point: 2 },
  };
  const heading = (text: string, width: number): Block => ({
    tag: "H2",
    lines: wrap([run(textStyle(accent, 10.6, family.strong), text)], width),
    leading: 15 * scale,
    gap: 20 * scale,
    indent: 0,
    keepWithNext: true,
  });
  const section = (title: string, blocks: readonly Block[], width: number): Block[] =>
    blocks.length === 0
      ? []
      : [heading(title, width), ...blocks.map((block, index) => (index === 0 ? { ...block, gap: 4 * scale } : block))];

  const mainX = rail.width + main.left;
  const mainWidth = paper.width - mainX - main.right;
  const railWidth = rail.width - rail.left - rail.right;
  // A broken email address is parsed as two, so the side column uses a smaller size, or the header takes all contact details.
  const fitting = (text: string): number =>
    Math.min(1, railWidth / railStyle.body.face.widthOf(text, railStyle.body.size));
  const isInHeader = document.contact.some(({ text, href }) => href !== undefined && fitting(text) < 0.84);
  const header: Block[] = [
    {
      tag: "H1" as const,
      lines: wrapName(run(textStyle(ink, 25, family.heavy), document.name), mainWidth).lines,
      leading: 30 * scale,
      gap: 0,
      indent: 0,
      keepWithNext: true,
    },
    {
      tag: "P" as const,
      lines: wrap([run(textStyle(gray, 11.6), document.title)], mainWidth),
      leading: 17 * scale,
      gap: 1,
      indent: 0,
      keepWithNext: false,
    },
    ...(isInHeader
      ? [
          {
            tag: "P" as const,
            lines: wrapItems(
              document.contact.map(({ text, href }) => run(railStyle.body, text, href)),
              run(railStyle.body, "  ·  "),
              mainWidth,
            ),
            leading: railStyle.leading,
            gap: 5 * scale,
            indent: 0,
            keepWithNext: false,
          },
        ]
      : []),
  ].filter(({ lines }) => lines.length > 0);

  const railLine = (text: string, gap: number, href?: string): Block => ({
    ...paragraph(railStyle, text, railWidth, gap),
    lines: wrap([run(href === undefined ? railStyle.body : smaller(text), text, href)], railWidth),
  });
  const smaller = (text: string): TextStyle => ({ ...railStyle.body, size: railStyle.body.size * fitting(text) });
  const skills =
    document.skills.length > maxSkillLines
      ? [paragraph(railStyle, skillList(document.skills), railWidth, 0)]
      : document.skills.map((skill) => railLine(skill, 1.6 * scale));

  const full = { bottom: paper.height - footerHeight, top };
  const headerColumn: Column = { x: mainX, width: mainWidth, firstTop: top - 6, ...full, sections: [header] };
  const below = header.length === 0 ? top : placeColumn(headerColumn).end + 2;
  const railColumn: Column = {
    x: rail.left,
    width: railWidth,
    firstTop: top + 2,
    ...full,
    sections: [
      section(
        "Contact",
        isInHeader ? [] : document.contact.map(({ text, href }) => railLine(text, 2.4 * scale, href)),
        railWidth,
      ),
      section("Skills", skills, railWidth),
      section(
        "Languages",
        document.languages.map((language) => railLine(language, 1.6 * scale)),
        railWidth,
      ),
    ].filter((blocks) => blocks.length > 0),
  };
  const mainColumn: Column = {
    x: mainX,
    width: mainWidth,
    firstTop: below + 16 * scale,
    ...full,
    sections: [
      section(
        "Summary",
        document.summary.map((text) => paragraph(style, text, mainWidth, 4 * scale)),
        mainWidth,
      ),
      section("Experience", entries(style, document.experience, mainWidth), mainWidth),
      section("Projects", entries(style, document.projects, mainWidth), mainWidth),
      section("Education", entries(style, document.education, mainWidth), mainWidth),
      section(
        "Licenses and Certifications",
        document.credentials.map((text) => paragraph(style, text, mainWidth, 2 * scale)),
        mainWidth,
      ),
      section("Volunteer Work", entries(style, document.volunteering, mainWidth), mainWidth),
    ].filter((blocks) => blocks.length > 0),
  };
  return {
    paper,
    rule: "#d9d4c8",
    backdrop: { x: 0, width: rail.width, color: "#f4f1ea" },
    footer: { face: family.regular, size: 7.6, color: gray, x: mainX, right: paper.width - main.right },
    columns: [headerColumn, railColumn, mainColumn].filter(({ sections }) => sections.flat().length > 0),
  };
};
