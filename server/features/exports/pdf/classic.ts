/** Serif, one column, centered name: for people who read resumes on paper. */
import { skillList, type ResumeDocument } from "#domain/exports/resume-document.ts";
import { entries, paragraph, type BlockStyle } from "./blocks.ts";
import type { Block } from "./flow.ts";
import { type PrintedLine, run, wrap, wrapItems, wrapName } from "./lines.ts";
import type { Paper, Template } from "./template.ts";
import { sourceSerif } from "./typefaces.ts";

const ink = "#1c2430";
const gray = "#55606b";
const margin = { side: 66, top: 56, bottom: 54 };

const centered = (tag: Block["tag"], lines: readonly PrintedLine[], leading: number, gap: number): Block => ({
  tag,
  lines,
  leading,
  gap,
  indent: 0,
  align: "center",
  keepWithNext: true,
});

export const classic: Template = (document: ResumeDocument, paper: Paper, scale) => {
  const family = sourceSerif();
  const width = paper.width - 2 * margin.side;
  const size = 10.4 * scale;
  const style: BlockStyle = {
    body: { face: family.regular, size, color: ink },
    title: { face: family.strong, size: size * 1.04, color: ink },
    under: { face: family.italic, size, color: ink },
    dates: { face: family.regular, size: size * 0.96, color: gray },
    leading: size * 1.37,
    gaps: { entry: 10 * scale, bare: 7 * scale, text: 3 * scale, point: 1.6 * scale },
  };
  const contact = document.contact.map(({ text, href }) => run(style.dates, text, href));
  const header: Block[] = [
    centered(
      "H1",
      wrapName(run({ face: family.strong, size: 25 * scale, color: ink }, document.name), width).lines,
      31 * scale,
      0,
    ),
    centered(
      "P",
      wrap([run({ face: family.italic, size: 12.4 * scale, color: ink }, document.title)], width),
      18 * scale,
      0,
    ),
    centered("P", wrapItems(contact, run(style.dates, "  ·  "), width), 14 * scale, 3 * scale),
  ];
  const heading = (text: string): Block => ({
    tag: "H2",
    lines: wrap([run({ face: family.strong, size: 12.2 * scale, color: ink }, text)], width),
    leading: 16 * scale,
    gap: 17 * scale,
    indent: 0,
    ruleBelow: 4.6 * scale,
    keepWithNext: true,
  });
  const first = (blocks: readonly Block[]): Block[] =>
    blocks.map((block, index) => (index === 0 ? { ...block, gap: 5 * scale } : block));
  const section = (title: string, blocks: readonly Block[]): Block[] =>
    blocks.length === 0 ? [] : [heading(title), ...first(blocks)];
  const sections = [
    header.filter(({ lines }) => lines.length > 0),
    section(
      "Summary",
      document.summary.map((text) => paragraph(style, text, width, 4 * scale)),
    ),
    section("Experience", entries(style, document.experience, width)),
    section("Projects", entries(style, document.projects, width)),
    section("Education", entries(style, document.education, width)),
    section(
      "Licenses and Certifications",
      document.credentials.map((text) => paragraph(style, text, width, 2 * scale)),
    ),
    section("Volunteer Work", entries(style, document.volunteering, width)),
    section(
      "Languages",
      document.languages.length === 0 ? [] : [paragraph(style, skillList(document.languages), width, 0)],
    ),
    section("Skills", document.skills.length === 0 ? [] : [paragraph(style, skillList(document.skills), width, 0)]),
  ].filter((blocks) => blocks.length > 0);
  return {
    paper,
    rule: "#c9c4b8",
    footer: { face: family.regular, size: 8.4, color: gray, x: margin.side, right: paper.width - margin.side },
    columns: [
      {
        x: margin.side,
        width,
        firstTop: margin.top,
        top: margin.top,
        bottom: paper.height - margin.bottom,
        sections,
      },
    ],
  };
};
