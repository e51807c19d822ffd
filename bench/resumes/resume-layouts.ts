/**
 * Measures reading on the training set of bench/resumes/layouts, by design, and writes docs/resumes.md. Run bench/resumes/layouts/make.ts first.
 * node bench/resumes/resume-layouts.ts [--set-aside] [--design DESIGN] [--wrong] [DATA], where DATA has resumes-dev with its scorer.
 */
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { writeSection } from "../support/report.ts";
import { setAside } from "./layouts/make.ts";
import { f1, readAll, sumOf, wholeEntries, type ReadFile } from "./layouts/score.ts";

const { values, positionals } = parseArgs({
  options: { "set-aside": { type: "boolean" }, wrong: { type: "boolean" }, design: { type: "string" } },
  allowPositionals: true,
});
const isSetAside = values["set-aside"] ?? false;
const data = positionals[0] ?? new URL("../../../shared/data", import.meta.url).pathname;
const folder = new URL("../../.data/resume-layouts", import.meta.url).pathname;
const { scoreAll } = (await import(pathToFileURL(`${data}/resumes-dev/score.mjs`).href)) as {
  scoreAll: (
    gold: Record<string, unknown>,
    read: Record<string, unknown>,
  ) => { C: Readonly<Record<string, { tp: number; pred: number; gold: number }>> };
};

const files = await readAll(
  folder,
  (design) => setAside.includes(design) === isSetAside && (values.design === undefined || design === values.design),
);
const fields = ["name", "email", "phone", "location", "title", "skills", "experience", "education"] as const;
const goal = 0.9;

interface Scores {
  readonly name: string;
  readonly files: number;
  readonly macro: number;
  /** By column. Undefined if no file states the field and none was read. */
  readonly values: Readonly<Record<string, number | undefined>>;
}

const scoresOf = (name: string, group: readonly ReadFile[]): Scores => {
  const entries = (pick: (file: ReadFile) => unknown) =>
    Object.fromEntries(group.map((file) => [file.name, pick(file)]));
  const { C } = scoreAll(
    entries((file) => file.truth),
    entries((file) => file.resume),
  );
  const byField = fields.map((field) => {
    const { tp = 0, pred = 0, gold = 0 } = C[field] ?? {};
    return [field, pred + gold === 0 ? undefined : (2 * tp) / (pred + gold)] as const;
  });
  const used = byField.flatMap(([, value]) => value ?? []);
  const whole = Object.entries(wholeEntries).map(([kind, count]) => {
    const sum = sumOf(group.map((file) => count(file)));
    return [`whole ${kind}`, sum.stated + sum.read === 0 ? undefined : f1(sum)] as const;
  });
  return {
    name,
    files: group.length,
    macro: used.reduce((sum, value) => sum + value, 0) / used.length,
    values: Object.fromEntries([...byField, ...whole]),
  };
};

const designs = [...Map.groupBy(files, ({ truth }) => truth.meta.layout)].map(([name, group]) => scoresOf(name, group));
const all = scoresOf("**all**", files);
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
const columns = Object.keys(all.values);
const head = ["design", "files", "macro F1", ...columns];
const weak = designs.flatMap(({ name, values }) =>
  Object.entries(values).flatMap(([column, value]) =>
    value === undefined || value >= goal ? [] : [{ name, column, value }],
  ),
);
const section = [
  isSetAside ? "## Designs set aside" : "## Training designs",
  "",
  `\`npm run bench:resume-layouts${isSetAside ? " -- --set-aside" : ""}\`: ${files.length} made resumes ([decision 066](decisions/066-resume-layouts.md)), F1 by field as the`,
  "scorer of the development set counts it, then F1 of whole entries: every part of the entry is right. A dash: no file states the field.",
  "",
  row(head),
  row(head.map(() => "---")),
  ...[...designs, all].map(({ name, files: count, macro, values }) =>
    row([name, count, macro.toFixed(3), ...columns.map((column) => values[column]?.toFixed(2) ?? "–")]),
  ),
  "",
  `Below ${goal.toFixed(2)}:`,
  "",
  ...[...Map.groupBy(weak, ({ column }) => column)].map(
    ([column, cases]) => `- ${column}: ${cases.map(({ name, value }) => `${name} ${value.toFixed(2)}`).join(", ")}`,
  ),
].join("\n");
console.log(section);
if (values.design === undefined)
  writeSection(isSetAside ? "resume-layouts-set-aside" : "resume-layouts", section, "resumes");

const shown = (list: readonly unknown[]): string =>
  list
    .map((each) =>
      JSON.stringify({
        ...(typeof each === "string" ? { each } : (each as object)),
        description: undefined,
        location: undefined,
      }),
    )
    .join("\n     ");

if (values.wrong === true)
  for (const file of files) {
    const { truth, resume, name } = file;
    for (const key of ["firstName", "lastName", "email", "phone", "location", "title"] as const)
      if ((truth.profile[key] ?? "") !== (resume.profile[key] ?? ""))
        console.log(name, key, JSON.stringify(truth.profile[key]), "≠", JSON.stringify(resume.profile[key]));
    const lists = {
      positions: "experience",
      education: "education",
      skills: "skills",
      credentials: "credentials",
      languages: "languages",
      projects: "projects",
      volunteering: "volunteering",
    } as const;
    for (const [key, field] of Object.entries(lists)) {
      const { right, stated, read } = wholeEntries[key as keyof typeof lists](file);
      if (right === stated && read === stated) continue;
      console.log(
        `${name} ${key} ${right}/${stated} read ${read}\n   + ${shown(truth.profile[field])}\n   - ${shown(resume.profile[field])}`,
      );
    }
  }
