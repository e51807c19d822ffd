/** Tests the import boundaries: plants forbidden imports in a copy of the repository, and the linter must find each one. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const copy = mkdtempSync(join(tmpdir(), "boundaries-"));
const bin = (name: string) => join(root, "node_modules/.bin", name);

/** The file, its import, and the expected lint message ("" if the import is allowed). */
const imports: readonly (readonly [file: string, specifier: string, answer: string])[] = [
  ["domain/leads/a.ts", "zod", ""],
  ["domain/leads/b.ts", "../jobs/job-status.ts", ""],
  ["domain/leads/c.ts", "node:fs", "zod is its only dependency"],
  ["domain/leads/d.ts", "react", "zod is its only dependency"],
  ["domain/leads/e.ts", "#server/app.ts", "domain knows nobody"],
  ["domain/leads/f.ts", "#content/home.ts", "domain knows nobody"],
  ["domain/leads/g.ts", "#data/compiled/skills.json", ""],
  ["domain/leads/h.ts", "../../data/compiled/skills.json", "Import across layers as #layer/"],
  ["server/db/seed/a.ts", "#data/compiled/sample-people.json", ""],
  ["content/a.ts", "#domain/brand.ts", ""],
  ["content/b.ts", "react", "content is data"],
  ["content/c.ts", "#web/root.tsx", "content knows domain alone"],
  ["content/d.ts", "#data/compiled/skills.json", "content knows domain alone"],
  ["server/features/leads/a.ts", "#domain/brand.ts", ""],
  ["server/features/leads/b.ts", "#content/home.ts", "server knows domain alone"],
  ["server/features/leads/c.ts", "#web/root.tsx", "server knows domain alone"],
  ["server/features/leads/d.ts", "../jobs/jobs.service.ts", ""],
  ["server/features/leads/e.ts", "../jobs/jobs.routes.ts", "reached through its service"],
  ["server/features/leads/f.ts", "../jobs/lookup.ts", "reached through its service"],
  ["server/features/leads/g.ts", "../../infra/env.ts", ""],
  ["server/features/leads/forms/a.ts", "../lookup.ts", ""],
  ["server/features/leads/forms/b.ts", "../mail/lookup.ts", ""],
  ["server/features/leads/forms/c.ts", "../../jobs/lookup.ts", "reached through its service"],
  ["server/features/leads/forms/d.ts", "../../jobs/jobs.service.ts", ""],
  [
    "server/features/leads/i.ts",
    "../../db/seed/samples/experts.ts",
    "move what the product needs out of server/db/seed",
  ],
  ["server/features/leads/j.ts", "../../test/factories.ts", "Only tests and measurements"],
  ["server/features/leads/k.test.ts", "../../test/factories.ts", ""],
  ["server/features/leads/l.test.ts", "../../db/seed/samples/experts.ts", ""],
  ["server/features/leads/m.test.ts", "../jobs/jobs.routes.ts", "reached through its service"],
  ["server/infra/b.ts", "../db/seed/seed.ts", "move what the product needs out of server/db/seed"],
  ["server/infra/c.ts", "#domain/test/generated-records.ts", "Only tests and measurements"],
  ["server/db/seed/b.ts", "./samples/experts.ts", ""],
  ["domain/leads/i.ts", "../test/generated-records.ts", "Only tests and measurements"],
  ["domain/leads/j.test.ts", "../test/generated-records.ts", ""],
  ["server/infra/a.ts", "../features/leads/leads.service.ts", "they do not know them"],
  ["server/features/leads/h.ts", "../../../domain/brand.ts", "Import across layers as #layer/"],
  ["web/features/leads/a.tsx", "#domain/brand.ts", ""],
  ["web/lib/c.ts", "#data/compiled/skills.json", "web speaks HTTP"],
  ["web/features/leads/b.tsx", "#server/app.ts", "web speaks HTTP"],
  ["web/features/leads/c.tsx", "#content/home.ts", "content comes in by loaders"],
  ["web/features/leads/d.tsx", "../jobs/job-list.tsx", "the route composes them"],
  ["web/features/leads/form/a.tsx", "../lead-list.tsx", ""],
  ["web/features/leads/form/b.tsx", "../../jobs/job-list.tsx", "the route composes them"],
  ["web/features/leads/form/fields/a.tsx", "../../lead-list.tsx", ""],
  ["web/features/leads/form/fields/b.tsx", "../../../jobs/job-list.tsx", "the route composes them"],
  ["web/features/leads/e.tsx", "../../ui/button.tsx", ""],
  ["web/routes/site/a.tsx", "#content/home.ts", ""],
  ["web/routes/site/b.tsx", "#server/app.ts", "web speaks HTTP"],
  ["web/sections/a.tsx", "../features/leads/a.tsx", "sections stand on ui and lib"],
  ["web/layout/a.tsx", "#content/home.ts", ""],
  ["web/ui/a.tsx", "#domain/brand.ts", "ui knows nothing of recruitment"],
  ["web/ui/b.tsx", "../layout/logo.tsx", "ui stands on lib"],
  ["web/lib/a.ts", "../ui/button.tsx", "lib stands alone"],
  ["web/lib/b.ts", "./index.ts", "No barrels"],
];

interface Finding {
  readonly filename: string;
  readonly code: string;
  readonly help?: string;
}

const writeFileInCopy = (file: string, text: string): void => {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
};

/** The output of a check that may fail. */
const outputOf = (program: string, args: readonly string[]): string => {
  try {
    return execFileSync(bin(program), args, { cwd: copy, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
};

let findings: readonly Finding[] = [];

beforeAll(() => {
  for (const file of ["oxlint.config.ts", "tsconfig.base.json", "domain/tsconfig.json", "package.json"]) {
    cpSync(join(root, file), join(copy, file), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const [file, specifier] of imports)
    writeFileInCopy(file, `import { thing } from "${specifier}";\nexport const it = thing;\n`);
  writeFileInCopy("domain/clock.ts", "export const now = Date.now();\nexport const luck = Math.random();\n");
  const report = JSON.parse(outputOf("oxlint", ["--format", "json"])) as { diagnostics: readonly Finding[] };
  findings = report.diagnostics;
});

afterAll(() => rmSync(copy, { recursive: true }));

test.each(imports)("%s importing %s: %s", (file, _specifier, expected) => {
  const crossed = findings.filter((each) => each.filename === file && each.code.includes("no-restricted-imports"));
  expect(crossed.map((each) => each.help ?? "").join(" ")).toContain(expected);
  expect(crossed).toHaveLength(expected === "" ? 0 : 1);
});

test("domain uses neither the clock nor random numbers", () => {
  const fileFindings = findings.filter((each) => each.filename === "domain/clock.ts");
  expect(fileFindings.map((each) => each.help)).toEqual(["Time is an argument.", "Chance is an argument."]);
});

test("using a browser or server global in domain is a type error", () => {
  for (const [file] of imports) rmSync(join(copy, file));
  writeFileInCopy(
    "domain/stray.ts",
    "export const a = document.title;\nexport const b = process.env;\nexport const c = fetch;\n",
  );
  const output = outputOf("tsc", ["-p", "domain"]);
  for (const name of ["document", "process", "fetch"])
    expect(output).toMatch(new RegExp(`stray.ts.*Cannot find name '${name}'`));
});
