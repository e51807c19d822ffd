/**
 * A template thumbnail: the first page as it would be laid out, with a bar for each run of text. script/draw/draw-template-pictures.ts writes
 * it.
 */
import type { ResumeTemplate } from "#domain/exports/export-profile.ts";
import { toResumeDocument, type ExportedProfile } from "#domain/exports/resume-document.ts";
import { placeColumn } from "./pdf/flow.ts";
import { type PrintedLine, widthOf } from "./pdf/lines.ts";
import { classic } from "./pdf/classic.ts";
import { compact } from "./pdf/compact.ts";
import { modern } from "./pdf/modern.ts";
import { papers, type Template } from "./pdf/template.ts";

const templates: Readonly<Record<ResumeTemplate, Template>> = { classic, modern, compact };

const sample: ExportedProfile = {
  profile: {
    firstName: "Jane",
    lastName: "Whitmore",
    email: "jane@example.com",
    phone: "+1 937 555 0142",
    location: "Dayton, OH",
    title: "Operations Manager",
    summary:
      "Runs plants that deliver on time, with twelve years between the shop floor and the office. Writes down what was agreed and keeps it.",
    skills: ["Lean manufacturing", "Budgeting", "SAP", "Scheduling", "Safety", "Hiring", "Negotiation"],
    experience: [0, 1, 2, 3].map((index) => ({
      title: ["Operations Manager", "Shift Manager", "Supervisor", "Technician"][index] ?? "",
      company: ["Ohio Valley Castings", "Tri-County Tooling", "Brandt Precision", "Meridian Works"][index] ?? "",
      location: "Dayton, OH",
      start: String(2020 - index * 3),
      end: index === 0 ? null : String(2023 - index * 3),
      description:
        "Led a shift of twenty-two people on three lines and met the plan in eleven of twelve months.\nBrought scrap down from four to under two percent within a year.\nTrained nine newcomers.",
    })),
    education: [
      { degree: "Bachelor of Science", field: "Industrial Engineering", school: "Wright State University", year: 2011 },
    ],
    credentials: [],
    languages: [],
    volunteering: [],
    preferences: [],
    desiredSalary: "",
  },
  projects: [],
  integrations: [],
};

const formatNumber = (value: number): string => String(Math.round(value * 10) / 10);

const barsOf = ({ runs }: PrintedLine, from: number, baseline: number): string[] => {
  let x = from;
  return runs.flatMap((run) => {
    const [left, width, height] = [x, widthOf(run), run.size * 0.56];
    x += width;
    if (!/[\p{L}\p{N}•]/u.test(run.text)) return [];
    const [y, isBullet] = [baseline - height, run.text === "•"];
    const bar = `x="${formatNumber(left)}" y="${formatNumber(y)}" width="${formatNumber(isBullet ? 2.5 : width)}" height="${formatNumber(height)}"`;
    return [`<rect ${bar} rx="1" fill="${run.color}" opacity="${run.size > 16 ? "1" : "0.62"}"/>`];
  });
};

export const templatePicture = (name: ResumeTemplate): string => {
  const paper = papers.LETTER;
  const { columns, backdrop, rule } = templates[name](toResumeDocument(sample), paper, 1);
  const marks = columns.flatMap((column) =>
    placeColumn(column)
      .lines.filter(({ page }) => page === 0)
      .flatMap(({ block, line, baseline }) => {
        const printed = block.lines[line];
        if (printed === undefined) return [];
        const left = column.x + block.indent;
        const x = block.align === "center" ? column.x + (column.width - printed.width) / 2 : left;
        const right = column.x + column.width;
        const isLast = line === block.lines.length - 1;
        return [
          ...(line === 0 && block.marker ? barsOf(block.marker, left - block.marker.width - 5, baseline) : []),
          ...barsOf(printed, x, baseline),
          ...(line === 0 && block.aside ? barsOf(block.aside, right - block.aside.width, baseline) : []),
          ...(isLast && block.ruleBelow !== undefined
            ? [
                `<path d="M${formatNumber(column.x)} ${formatNumber(baseline + block.ruleBelow)}H${formatNumber(right)}" stroke="${rule}" stroke-width="2"/>`,
              ]
            : []),
        ];
      }),
  );
  const back =
    backdrop === undefined ? "" : `<rect width="${backdrop.width}" height="${paper.height}" fill="${backdrop.color}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${paper.width} ${paper.height}">`,
    `<rect width="${paper.width}" height="${paper.height}" fill="#fff"/>${back}`,
    ...marks,
    "</svg>\n",
  ].join("\n");
};
