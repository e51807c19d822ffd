/** Renders the resume as a PDF in one of its templates, or returns the characters that the typeface lacks. */
import type { ResumeTemplate } from "#domain/exports/export-profile.ts";
import {
  paperSizeOf,
  toResumeDocument,
  type ExportedProfile,
  type ResumeDocument,
} from "#domain/exports/resume-document.ts";
import { classic } from "./classic.ts";
import { compact } from "./compact.ts";
import { placeColumn } from "./flow.ts";
import { modern } from "./modern.ts";
import { type Layout, writePdf } from "./page-writer.ts";
import { printable } from "./printable.ts";
import { type Paper, papers, type Template } from "./template.ts";
import { inter, sourceSerif, type TypeFamily } from "./typefaces.ts";

export type GeneratedPdf =
  | { readonly bytes: Buffer; readonly leftOut: readonly string[] }
  | { readonly missing: readonly string[] };

interface TemplateOptions {
  readonly template: Template;
  readonly family: () => TypeFamily;
  /** Scales from large to small; a smaller one is used if it saves a nearly empty page. */
  readonly smaller: readonly number[];
  /** The maximum filled share of the last page for it to count as nearly empty. */
  readonly maxSparseShare: number;
}

const templateOptions: Readonly<Record<ResumeTemplate, TemplateOptions>> = {
  classic: { template: classic, family: sourceSerif, smaller: [0.97, 0.94], maxSparseShare: 0.16 },
  modern: { template: modern, family: inter, smaller: [0.97, 0.94], maxSparseShare: 0.16 },
  // Text below eight points is hard to read.
  compact: { template: compact, family: inter, smaller: [0.97, 0.94, 0.9], maxSparseShare: 1 },
};

const extentOf = ({ columns, paper }: Layout): { pages: number; filled: number } => {
  const placed = columns.map(placeColumn);
  const pages = Math.max(1, ...placed.map((each) => each.pages));
  const end = Math.max(0, ...placed.filter((each) => each.pages === pages).map((each) => each.end));
  return { pages, filled: end / paper.height };
};

const layOut = (
  { template, smaller, maxSparseShare }: TemplateOptions,
  document: ResumeDocument,
  paper: Paper,
): Layout => {
  const fullLayout = template(document, paper, 1);
  const { pages, filled } = extentOf(fullLayout);
  if (pages === 1 || filled > maxSparseShare) return fullLayout;
  for (const scale of smaller) {
    const layout = template(document, paper, scale);
    if (extentOf(layout).pages < pages) return layout;
  }
  return fullLayout;
};

export const resumePdf = async (
  exported: ExportedProfile,
  template: ResumeTemplate,
  savedAt: Date,
): Promise<GeneratedPdf> => {
  const kind = templateOptions[template];
  const { document, leftOut, missing } = printable(toResumeDocument(exported), kind.family());
  if (missing.length > 0) return { missing };
  const layout = layOut(kind, document, papers[paperSizeOf(exported.profile)]);
  const title = document.name === "" ? "Resume" : `${document.name}: resume`;
  return { bytes: await writePdf(layout, { name: document.name, title, savedAt }), leftOut };
};
