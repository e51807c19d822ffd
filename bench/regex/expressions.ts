/** Every regular expression of the product: literals found by parsing the source, and those that modules build, recorded while they load. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { type Expression, isChatExpression } from "./expression.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const sourceGlob = "{domain,content,server,web,script}/**/*.{ts,tsx}";
const isProductFile = (file: string): boolean => !/\.test\.tsx?$|^(?:server|domain)\/test\//.test(file);

interface AstNode {
  readonly type?: string;
  readonly start?: number;
  readonly regex?: { readonly pattern: string; readonly flags: string };
}

const literalsIn = (file: string): Expression[] => {
  const text = readFileSync(`${root}${file}`, "utf8");
  const { program } = parseSync(file, text);
  const expressions: Expression[] = [];
  const pending: unknown[] = [program];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== "object" || next === null) continue;
    const { type, regex, start = 0 } = next as AstNode;
    if (type === "Literal" && regex !== undefined) {
      const line = text.slice(0, start).split("\n").length;
      expressions.push({ source: regex.pattern, flags: regex.flags, location: `${file}:${line}` });
    }
    pending.push(...Object.values(next).filter((inner) => inner !== null));
  }
  return expressions;
};

const originalRegExp = RegExp;

/** domain and content can be imported as a whole. server and web build hardly any expressions; search for `new RegExp` to see them. */
const expressionsBuiltOnLoad = async (files: readonly string[]): Promise<Expression[]> => {
  const expressions: Expression[] = [];
  let currentFile = "";
  globalThis.RegExp = new Proxy(originalRegExp, {
    construct: (target, [pattern, flags]: [string | RegExp, string?]) => {
      const expression = new target(pattern, flags);
      // The stack names the file that builds the expression; another module may have imported it.
      const caller = new Error("here").stack?.split("\n").find((line) => /\/(?:domain|content)\//.test(line));
      const location = originalRegExp(/\/((?:domain|content)\/[^:]+:\d+)/).exec(caller ?? "")?.[1] ?? currentFile;
      expressions.push({ source: expression.source, flags: expression.flags, location });
      return expression;
    },
  });
  try {
    for (currentFile of files) await import(`../../${currentFile}`);
    const { factsOf } = await import("#domain/matching/facts/facts-of.ts");
    const { needsOf } = await import("#domain/matching/ad/needs-of.ts");
    factsOf({ currentTitle: "Nurse", location: "Columbus, OH", skills: ["C++", "Patient care"] }, "2026-01");
    needsOf({ title: "Nurse", description: "Must be licensed in Ohio.", requirements: "- BLS\n- C++" });
  } finally {
    globalThis.RegExp = originalRegExp;
  }
  return expressions;
};

export const expressionsOfProduct = async (): Promise<readonly Expression[]> => {
  const files = globSync(sourceGlob, { cwd: root }).filter(isProductFile).toSorted();
  const importableFiles = files.filter((file) => /^(?:domain|content)\/.*\.ts$/.test(file));
  const all = [...files.flatMap(literalsIn), ...(await expressionsBuiltOnLoad(importableFiles))];
  const expressionByKey = new Map<string, Expression>();
  for (const expression of all) {
    const key = `${expression.flags}/${expression.source}`;
    const existing = expressionByKey.get(key);
    // If an expression occurs both in domain/chat and elsewhere, the other location is kept.
    if (existing === undefined || (isChatExpression(existing) && !isChatExpression(expression)))
      expressionByKey.set(key, expression);
  }
  return [...expressionByKey.values()];
};
