/**
 * Measures reading on the training set of bench/resumes/layouts, by design. Run bench/resumes/layouts/make.ts first.
 * node bench/resumes/resume-layouts.ts [--set-aside] [--wrong] [DATA], where DATA has resumes-dev with its scorer.
 */
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { setAside } from "./layouts/make.ts";
import { f1, readAll, sumOf, wholeEntries, type ReadFile } from "./layouts/score.ts";

const { values, positionals } = parseArgs({
  options: { "set-aside": { type: "boolean" }, wrong: { type: "boolean" }, design: { type: "string" } },
  allowPositionals: true,
});
const data = positionals[0] ?? new URL("../../../shared/data", import.meta.url).pathname;
const folder = new URL("../../.data/resume-layouts", import.meta.url).pathname;
const { scoreAll } = (await import(pathToFileURL(`${data}/resumes-dev/score.mjs`).href)) as {
  scoreAll: (
    gold: Record<string, unknown>,
    read: Record<string, unknown>,
  ) => { macroF1: number; C: Readonly<Record<string, { tp: number; pred: number; gold: number }>> };
};

const files = await readAll(folder, (design) =>
  values.design === undefined ? setAside.includes(design) === (values["set-aside"] ?? false) : design === values.design,
);
const scorerRow = (name: string, group: readonly ReadFile[]): string => {
  const entries = (pick: (file: ReadFile) => unknown) =>
    Object.fromEntries(group.map((file) => [file.name, pick(file)]));
  const score = scoreAll(
    entries((file) => file.truth),
    entries((file) => file.resume),
  );
  const scalar = ["name", "email", "phone", "location", "title", "skills", "experience", "education"].map((field) => {
    const { tp = 0, pred = 0, gold = 0 } = score.C[field] ?? {};
    return pred + gold === 0 ? "-" : ((2 * tp) / (pred + gold)).toFixed(2);
  });
  const whole = Object.values(wholeEntries).map((count) => f1(sumOf(group.map((file) => count(file)))).toFixed(2));
  return `| ${[name, group.length, score.macroF1.toFixed(3), ...scalar, ...whole].join(" | ")} |`;
};
const head = [
  "design",
  "files",
  "macro F1",
  "name",
  "email",
  "phone",
  "location",
  "title",
  "skills",
  "experience",
  "education",
  ...Object.keys(wholeEntries).map((name) => `whole ${name}`),
];
console.log(`| ${head.join(" | ")} |\n| ${head.map(() => "---").join(" | ")} |`);
for (const [design, group] of Map.groupBy(files, ({ truth }) => truth.meta.layout))
  console.log(scorerRow(design, group));
console.log(scorerRow("**all**", files));

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
