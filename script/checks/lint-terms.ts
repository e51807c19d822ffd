/**
 * `npm run lint:terms`: checks that names in code use the trade's terms. Fails if an identifier in TypeScript, or in the SQL of functions,
 * triggers and policies, contains a banned word from old-terms.json; `--count` only prints the counts. Strings, comments and text on the
 * screen are not checked.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { tokensOf } from "./syntax.ts";

interface Term {
  /** One word anywhere in a name: `told` matches `readTold` and `told_of`, but not `untold`. */
  readonly word?: string;
  /** The first of several words in a name: `most` matches `mostRows`. */
  readonly prefix?: string;
  readonly say: string;
}

interface Terms {
  /** Folders whose names we cannot change, with the reason. */
  readonly skip: Readonly<Record<string, string>>;
  /** Allowed names, with the reason. */
  readonly except: Readonly<Record<string, string>>;
  readonly terms: readonly Term[];
  /** Banned words in SQL names, in addition to `terms`. */
  readonly sqlTerms: readonly Term[];
}

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly say: string;
}

const { skip, except, terms, sqlTerms } = JSON.parse(
  readFileSync(new URL("./old-terms.json", import.meta.url), "utf8"),
) as Terms;

const sqlFolders = ["functions", "triggers", "policies"].map((kind) => `server/db/${kind}/*.sql`);
const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", ...sqlFolders], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && !Object.keys(skip).some((folder) => file.startsWith(folder)));

const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[ _$.-]+/)
    .filter((word) => word !== "");

const findTerm = (name: string, termList: readonly Term[]): Term | undefined => {
  if (Object.hasOwn(except, name)) return undefined;
  const words = wordsOf(name);
  return termList.find(
    ({ word, prefix }) =>
      (word !== undefined && words.includes(word)) || (prefix !== undefined && words.length > 1 && words[0] === prefix),
  );
};

const createLookup = (termList: readonly Term[]) => {
  const termByName = new Map<string, Term | undefined>();
  return (name: string): Term | undefined => {
    if (!termByName.has(name)) termByName.set(name, findTerm(name, termList));
    return termByName.get(name);
  };
};
const lookUp = createLookup(terms);
const lookUpSql = createLookup([...terms, ...sqlTerms]);

const findingsInTypeScript = (file: string): readonly Finding[] => {
  const nameFindings = tokensOf(file, readFileSync(file, "utf8")).flatMap(({ type, value, loc }) => {
    if ((type.label !== "name" && type.label !== "jsxName") || typeof value !== "string") return [];
    const term = lookUp(value);
    return term === undefined ? [] : [{ file, line: loc.start.line, name: value, say: term.say }];
  });
  const [base = ""] = (file.split("/").at(-1) ?? "").split(".");
  const pathTerm = lookUp(base);
  return pathTerm === undefined ? nameFindings : [{ file, line: 0, name: base, say: pathTerm.say }, ...nameFindings];
};

/** Comments, and strings on one or more lines. Dollar-quoted function bodies are not strings here, so that their names are checked. */
const commentsAndStrings = /--[^\n]*|'(?:[^']|'')*'/g;

const findingsInSql = (file: string): readonly Finding[] => {
  const text = readFileSync(file, "utf8").replaceAll(commentsAndStrings, (skipped) =>
    skipped.replaceAll(/[^\n]/g, " "),
  );
  const path = [{ name: basename(file, ".sql"), line: 0 }];
  const namesInText = text
    .split("\n")
    .flatMap((code, index) => [...code.matchAll(/[a-z_]\w*/gi)].map(([name]) => ({ name, line: index + 1 })));
  return [...path, ...namesInText].flatMap(({ name, line }) => {
    const term = lookUpSql(name);
    return term === undefined ? [] : [{ file, line, name, say: term.say }];
  });
};

const findings = files.flatMap((file) => (file.endsWith(".sql") ? findingsInSql(file) : findingsInTypeScript(file)));
const names = new Set(findings.map(({ name }) => name));

if (process.argv.includes("--count")) {
  console.log(`${files.length} files, ${terms.length} terms: ${findings.length} uses of ${names.size} names`);
} else {
  for (const { file, line, name, say } of findings) console.log(`${file}:${line} ${name}: say ${say}`);
  if (findings.length > 0) process.exit(1);
}
