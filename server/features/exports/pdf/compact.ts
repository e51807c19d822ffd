/** Dense layout with headings in the margin: one page if the text allows it. */
import { skillList, type ResumeDocument } from "#domain/exports/resume-document.ts";
import { entries, paragraph, type BlockStyle } from "./blocks.ts";
import type { Block } from "./flow.ts";
import { type TextStyle, run, wrap, wrapItems, wrapName } from "./lines.ts";
import type { Paper, Template } from "./template.ts";
import { inter } from "./typefaces.ts";

const ink = "#17212d";
const gray = "#56616c";
const margin = { side: 42, top: 38, bottom: 40 };
const gutter = 84;

export const compact: Template = (document: ResumeDocument, paper: Paper, scale) => {
  const family = inter();
  const textStyle = (color: string, index: number, face = family.regular): TextStyle => ({
    face,
    size: index * scale,
    color,
  });
  const all = paper.width - 2 * margin.side;
  const width = all - gutter;
  const style: BlockStyle = {
    body: textStyle(ink, 8.9),
    title: textStyle(ink, 8.9, family.strong),
    under: textStyle(ink, 8.9),
    dates: textStyle(gray, 8.5),
    leading: 12.4 * scale,
    gaps: { entry: 6.5 * scale, bare: 2 * scale, text: 1 * scale, point: 0.6 * scale },
  };
  const contact = document.contact.map(({ text, href }) => run(textStyle(gray, 8.7), text, href));
  const line = (tag: Block["tag"], lines: Block["lines"], leading: number, gap: number): Block => ({
    tag,
    lines,
    leading: leading * scale,
    gap: gap * scale,
    indent: 0,
    keepWithNext: true,
  });
  const header = [
    line("H1", wrapName(run(textStyle(ink, 18, family.heavy), document.name), all).lines, 22, 0),
    line("P", wrap([run(textStyle(ink, 10.4), document.title)], all), 14, 0),
    line("P", wrapItems(contact, run(textStyle(gray, 8.7), "  ·  "), all), 12.6, 1.5),
  ].filter(({ lines }) => lines.length > 0);
  const last = header.at(-1);
  const ruled = last === undefined ? [] : [...header.slice(0, -1), { ...last, ruleBelow: 7 * scale }];

  const heading = (text: string): Block => ({
    tag: "H2",
    lines: wrap([run(textStyle(ink, 8.9, family.heavy), text)], gutter - 8),
    leading: style.leading,
    gap: 10.5 * scale,
    indent: 0,
    keepWithNext: true,
    isBeside: true,
  });
  const section = (title: string, blocks: readonly Block[]): Block[] =>
    blocks.length === 0
      ? []
      : [
          heading(title),
          ...blocks.map((block, index) => ({
            ...block,
            indent: block.indent + gutter,
            ...(index === 0 ? { gap: 0, leading: style.leading } : {}),
          })),
        ];
  const sections = [
    ruled,
    section(
      "Summary",
      document.summary.map((text) => paragraph(style, text, width, 2 * scale)),
    ),
    section("Experience", entries(style, document.experience, width, true)),
    section("Projects", entries(style, document.projects, width, true)),
    section("Education", entries(style, document.education, width, true)),
    section(
      "Licenses",
      document.credentials.map((text) => paragraph(style, text, width, 1 * scale)),
    ),
    section("Volunteering", entries(style, document.volunteering, width, true)),
    section(
      "Languages",
      document.languages.length === 0 ? [] : [paragraph(style, skillList(document.languages), width, 0)],
    ),
    section("Skills", document.skills.length === 0 ? [] : [paragraph(style, skillList(document.skills), width, 0)]),
  ].filter((blocks) => blocks.length > 0);
  return {
    paper,
    rule: "#cfcabd",
    footer: { face: family.regular, size: 7.4, color: gray, x: margin.side, right: paper.width - margin.side },
    columns: [
      {
        x: margin.side,
        width: all,
        firstTop: margin.top,
        top: margin.top,
        bottom: paper.height - margin.bottom,
        sections,
      },
    ],
  };
};
