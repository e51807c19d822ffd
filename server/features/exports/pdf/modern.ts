/**
 * A tinted rail with how to reach somebody and what they can do; beside it, what they did. The rail is read first. Schools are not
 * in it: a degree broken over two narrow lines is taken for two things by programs that sort applications.
 */
import { skillList, type ResumeDocument } from "#domain/exports/resume-document.ts";
import { entries, paragraph, type Style } from "./blocks.ts";
import type { Block, Column } from "./flow.ts";
import { placeColumn } from "./flow.ts";
import { type Look, run, wrap, wrapItems, wrapName } from "./lines.ts";
import type { Paper, Template } from "./template.ts";
import { inter } from "./typefaces.ts";

const ink = "#17212d";
const grey = "#56616c";
const accent = "#1f4d3f";
const rail = { width: 192, left: 32, right: 14 };
const main = { left: 24, right: 42 };
const top = 50;
const foot = 52;
/** More than these are told as a list with commas, lest the rail be longer than the work. */
const mostSkillLines = 22;

export const modern: Template = (document: ResumeDocument, paper: Paper, scale) => {
  const family = inter();
  const size = 9.3 * scale;
  const look = (colour: string, at: number, face = family.regular): Look => ({ face, size: at * scale, colour });
  const style: Style = {
    body: look(ink, 9.3),
    title: look(ink, 10, family.strong),
    under: look(accent, 9.3),
    dates: look(grey, 8.6),
    leading: size * 1.5,
    gaps: { entry: 12 * scale, bare: 9 * scale, text: 3.4 * scale, point: 2 * scale },
  };
  const railStyle: Style = {
    ...style,
    body: look(ink, 8.7),
    title: look(ink, 8.8, family.strong),
    under: look(ink, 8.7),
    dates: look(grey, 8.4),
    leading: 8.7 * 1.46 * scale,
    gaps: { entry: 9 * scale, bare: 9 * scale, text: 2, point: 2 },
  };
  const heading = (text: string, width: number): Block => ({
    tag: "H2",
    lines: wrap([run(look(accent, 10.6, family.strong), text)], width),
    leading: 15 * scale,
    gap: 20 * scale,
    indent: 0,
    keepWithNext: true,
  });
  const section = (title: string, blocks: readonly Block[], width: number): Block[] =>
    blocks.length === 0
      ? []
      : [heading(title, width), ...blocks.map((block, at) => (at === 0 ? { ...block, gap: 4 * scale } : block))];

  const mainX = rail.width + main.left;
  const mainWidth = paper.width - mainX - main.right;
  const railWidth = rail.width - rail.left - rail.right;
  // An address that is broken in two is read as two: the rail sets it smaller, or the head takes all of them.
  const fitting = (text: string): number =>
    Math.min(1, railWidth / railStyle.body.face.widthOf(text, railStyle.body.size));
  const isInHead = document.contact.some(({ text, href }) => href !== undefined && fitting(text) < 0.84);
  const head: Block[] = [
    {
      tag: "H1" as const,
      lines: wrapName(run(look(ink, 25, family.heavy), document.name), mainWidth).lines,
      leading: 30 * scale,
      gap: 0,
      indent: 0,
      keepWithNext: true,
    },
    {
      tag: "P" as const,
      lines: wrap([run(look(grey, 11.6), document.title)], mainWidth),
      leading: 17 * scale,
      gap: 1,
      indent: 0,
      keepWithNext: false,
    },
    ...(isInHead
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
  const smaller = (text: string): Look => ({ ...railStyle.body, size: railStyle.body.size * fitting(text) });
  const skills =
    document.skills.length > mostSkillLines
      ? [paragraph(railStyle, skillList(document.skills), railWidth, 0)]
      : document.skills.map((skill) => railLine(skill, 1.6 * scale));

  const full = { bottom: paper.height - foot, top };
  const headColumn: Column = { x: mainX, width: mainWidth, firstTop: top - 6, ...full, sections: [head] };
  const below = head.length === 0 ? top : placeColumn(headColumn).end + 2;
  const railColumn: Column = {
    x: rail.left,
    width: railWidth,
    firstTop: top + 2,
    ...full,
    sections: [
      section(
        "Contact",
        isInHead ? [] : document.contact.map(({ text, href }) => railLine(text, 2.4 * scale, href)),
        railWidth,
      ),
      section("Skills", skills, railWidth),
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
    ].filter((blocks) => blocks.length > 0),
  };
  return {
    paper,
    rule: "#d9d4c8",
    backdrop: { x: 0, width: rail.width, colour: "#f4f1ea" },
    foot: { face: family.regular, size: 7.6, colour: grey, x: mainX, right: paper.width - main.right },
    columns: [headColumn, railColumn, mainColumn].filter(({ sections }) => sections.flat().length > 0),
  };
};
