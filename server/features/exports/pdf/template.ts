import type { ResumeDocument } from "#domain/exports/resume-document.ts";
import type { Layout } from "./page-writer.ts";

export type Paper = Layout["paper"];

/** `scale` is 1 unless a smaller one saves a page. */
export type Template = (document: ResumeDocument, paper: Paper, scale: number) => Layout;

export const papers: Readonly<Record<"A4" | "LETTER", Paper>> = {
  A4: { width: 595.28, height: 841.89 },
  LETTER: { width: 612, height: 792 },
};
