/** Parses the project's TypeScript, for checks that read names or text in it. */
import { parse } from "@babel/parser";

export interface Token {
  readonly type: { readonly label: string };
  readonly value: unknown;
  readonly loc: { readonly start: { readonly line: number } };
}

/** A node of the syntax tree; its other fields depend on its type. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: { readonly start: { readonly line: number } };
  readonly [field: string]: unknown;
}

const pluginsFor = (file: string): ("typescript" | "jsx")[] =>
  file.endsWith("x") ? ["typescript", "jsx"] : ["typescript"];

export const tokensOf = (file: string, source: string): readonly Token[] =>
  parse(source, { sourceType: "module", plugins: pluginsFor(file), tokens: true }).tokens as readonly Token[];

export const parseProgram = (file: string, source: string): SyntaxNode =>
  parse(source, { sourceType: "module", plugins: pluginsFor(file) }).program as unknown as SyntaxNode;
