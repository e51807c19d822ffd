/** The résumé as a PDF in one of its templates, or the letters that the typeface does not have. */
import type { ResumeTemplate } from "#domain/exports/export-profile.ts";
import {
  paperOf,
  resumeDocumentOf,
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

export type MadePdf =
  | { readonly bytes: Buffer; readonly leftOut: readonly string[] }
  | { readonly missing: readonly string[] };

interface Kind {
  readonly template: Template;
  readonly family: () => TypeFamily;
  /** From large to small; a smaller one is taken where it saves a page that would be nearly empty. */
  readonly smaller: readonly number[];
  /** How much of the last page may be filled for it to count as nearly empty. */
  readonly sparse: number;
}

const kinds: Readonly<Record<ResumeTemplate, Kind>> = {
  classic: { template: classic, family: sourceSerif, smaller: [0.97, 0.94], sparse: 0.16 },
  modern: { template: modern, family: inter, smaller: [0.97, 0.94], sparse: 0.16 },
  // Below eight points nobody reads with pleasure.
  compact: { template: compact, family: inter, smaller: [0.97, 0.94, 0.9], sparse: 1 },
};

const extentOf = ({ columns, paper }: Layout): { pages: number; filled: number } => {
  const placed = columns.map(placeColumn);
  const pages = Math.max(1, ...placed.map((each) => each.pages));
  const end = Math.max(0, ...placed.filter((each) => each.pages === pages).map((each) => each.end));
  return { pages, filled: end / paper.height };
};

const layOut = ({ template, smaller, sparse }: Kind, document: ResumeDocument, paper: Paper): Layout => {
  const whole = template(document, paper, 1);
  const { pages, filled } = extentOf(whole);
  if (pages === 1 || filled > sparse) return whole;
  for (const scale of smaller) {
    const layout = template(document, paper, scale);
    if (extentOf(layout).pages < pages) return layout;
  }
  return whole;
};

export const resumePdf = async (
  exported: ExportedProfile,
  template: ResumeTemplate,
  savedAt: Date,
): Promise<MadePdf> => {
  const kind = kinds[template];
  const { document, leftOut, missing } = printable(resumeDocumentOf(exported), kind.family());
  if (missing.length > 0) return { missing };
  const layout = layOut(kind, document, papers[paperOf(exported.profile)]);
  const title = document.name === "" ? "Résumé" : `${document.name}: résumé`;
  return { bytes: await writePdf(layout, { name: document.name, title, savedAt }), leftOut };
};
