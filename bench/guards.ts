/**
 * Takes away one guard after another, in a copy of the project, and looks whether a test notices: each line of the permission
 * table, each guard that a route begins with, each condition inside the guards. `--quick` tries every tenth.
 */
import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Endpoint } from "#domain/endpoint.ts";
import { startPostgres } from "#server/test/local-postgres.ts";
import { machine, writeSection } from "./report.ts";

interface Guard {
  readonly name: string;
  readonly file: string;
  /** The file without the guard. */
  readonly without: (text: string) => string;
  /** The tests that ought to notice. */
  readonly tests: readonly string[];
}

const project = new URL("..", import.meta.url).pathname;
const copy = mkdtempSync(join(tmpdir(), "guards-"));
for (const name of [
  "domain",
  "content",
  "server",
  "script",
  "package.json",
  "tsconfig.json",
  "tsconfig.base.json",
  "vitest.config.ts",
]) {
  cpSync(join(project, name), join(copy, name), { recursive: true });
}
symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
const read = (file: string): string => readFileSync(join(copy, file), "utf8");

// A door without a guard, for whichever route loses its own.
const who = "server/infra/who.ts";
writeFileSync(
  join(copy, who),
  read(who).replace(
    "  return {\n    askerOf,",
    `  return {
    unguarded: async (request: FastifyRequest) => {
      const { actor, workspace, person } = await askerOf(request);
      const userId = "userId" in actor ? actor.userId : noCompany;
      return { ...(person ?? nobodyAtAll), userId, companyId: workspace?.id ?? noCompany, actor };
    },
    askerOf,`,
  ),
);

const permissionLines = (): Guard[] => {
  const file = "domain/access/permissions.ts";
  const everyone = '["anonymous", "candidate", "viewer", "editor", "admin", "staff"]';
  return [...read(file).matchAll(/^ {2}"([\w.]+)": (.+),$/gm)].map(([line, action = ""]) => ({
    name: `permissions: ${action} for everyone`,
    file,
    without: (text) => text.replace(line, `  "${action}": ${everyone},`),
    tests: ["--project", "pure", "domain/access"],
  }));
};

/** The call that a guard stands before, as the access table names it. */
const doorAt = async (text: string, at: number): Promise<string | undefined> => {
  const before = text.slice(0, at);
  const raw = [...before.matchAll(/api\.get\("([^"]+)"/g)].at(-1);
  const served = [...before.matchAll(/serve\(api, (\w+),/g)].at(-1);
  if (raw !== undefined && (raw.index ?? 0) > (served?.index ?? -1)) return `GET /api${raw[1]}`;
  const local = served?.[1];
  if (local === undefined) return undefined;
  for (const [, names = "", path = ""] of text.matchAll(/import \{([^}]+)\} from "#domain\/([^"]+)"/g)) {
    const found = names.split(",").map((each) => each.trim().split(" as "));
    const exported = found.find((each) => (each[1] ?? each[0]) === local)?.[0];
    if (exported === undefined) continue;
    const { method, path: address } = ((await import(`#domain/${path}`)) as Record<string, Endpoint>)[
      exported
    ] as Endpoint;
    return `${method} ${address}`;
  }
  return undefined;
};

const accessTest = (door: string | undefined): readonly string[] => [
  "--project",
  "server",
  "server/access.test.ts",
  ...(door === undefined ? [] : ["-t", `${door.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`]),
];

const routeGuards = async (): Promise<Guard[]> => {
  const guards: Guard[] = [];
  for (const file of globSync("server/features/**/*.routes.ts", { cwd: copy }).toSorted()) {
    const text = read(file);
    const calls = text.matchAll(
      /\b(?:who\.)?(?:requireCan|requireStaff|requirePerson|can)\(request\b[^;]*?\)(?=[,;).])/g,
    );
    for (const { 0: call, index } of calls) {
      const isHelper =
        text.slice(0, index).lastIndexOf("requireManager = async") > text.slice(0, index).lastIndexOf("serve(");
      const door = isHelper ? "PATCH /api/teams/:id" : await doorAt(text, index);
      const guardedBy = call.replaceAll(/\s+/g, " ");
      guards.push({
        name: `${door ?? file}: ${guardedBy}`,
        file,
        without: (source) => `${source.slice(0, index)}who.unguarded(request)${source.slice(index + call.length)}`,
        tests: accessTest(door),
      });
    }
  }
  return guards;
};

/** Conditions inside the guards, each with the file that knows it best. */
const conditions = (): Guard[] =>
  (
    [
      [
        who,
        'if (person === null || person.kind === "visitor") throw',
        "if (person === null) throw",
        "server/access.test.ts",
      ],
      [who, "if (!can(actor, action)) throw", "if (false) throw", "server/access.test.ts"],
      [who, "if (!staff.twoFactorEnabled) throw", "if (false) throw", "server/features/accounts/staff.test.ts"],
      [
        who,
        "if (mustHaveFactor && !person.twoFactorEnabled) throw",
        "if (false) throw",
        "server/features/companies/members.test.ts",
      ],
      [
        who,
        "found.find((each) => each.id === wanted) ?? null",
        "found[0] ?? null",
        "server/features/companies/members.test.ts",
      ],
      [
        "server/infra/own-origin.ts",
        "if (headers.origin !== origin) throw",
        "if (false) throw",
        "server/features/accounts/identity.test.ts",
      ],
      [
        "server/features/companies/invitations.routes.ts",
        "if (person.email !== email) {",
        "if (false) {",
        "server/features/companies/members.test.ts",
      ],
      [
        "server/features/companies/invitations.service.ts",
        "if (row.acceptedAt !== null)",
        "if (false)",
        "server/features/companies/members.test.ts",
      ],
      [
        "server/features/companies/invitations.service.ts",
        "if (row.revokedAt !== null)",
        "if (false)",
        "server/features/companies/members.test.ts",
      ],
      [
        "server/features/companies/invitations.service.ts",
        "row.expiresAt <= now",
        "false",
        "server/features/companies/members.test.ts",
      ],
      [
        "server/features/accounts/identity.routes.ts",
        "if (path === beginSecondFactor.path && ",
        "if (false && ",
        "server/features/accounts/identity.test.ts",
      ],
      [
        "server/features/accounts/accounts.service.ts",
        "!workspaces.some((each) => each.id === companyId)",
        "false",
        "server/access.test.ts",
      ],
      [
        "server/features/accounts/accounts.service.ts",
        "and(eq(sessions.id, id), eq(sessions.userId, person.id))",
        "eq(sessions.id, id)",
        "server/access.test.ts",
      ],
      [
        "server/infra/auth.ts",
        "revokeSessionsOnPasswordReset: true",
        "revokeSessionsOnPasswordReset: false",
        "server/features/accounts/identity.test.ts",
      ],
      [
        "server/features/accounts/identity-limits.ts",
        "ceiling: 5,",
        "ceiling: 500,",
        "server/features/accounts/identity.test.ts",
      ],
    ] as const
  ).map(([file, from, to, test]) => ({
    name: `${file}: ${from} …`,
    file,
    without: (text) => text.replace(from, to),
    tests: ["--project", "server", test],
  }));

// One PostgreSQL for all runs; each makes databases of its own in it.
const postgres = await startPostgres();
process.on("exit", () => postgres.stop());
const env = { ...process.env, TEST_ADMIN_DATABASE_URL: postgres.adminUrl };

const isNoticed = ({ file, without, tests, name }: Guard): boolean => {
  const text = read(file);
  const changed = without(text);
  if (changed === text) throw new Error(`the guard is not where it was: ${name}`);
  writeFileSync(join(copy, file), changed);
  try {
    const vitest = join(copy, "node_modules/.bin/vitest");
    const run = spawnSync(vitest, ["run", "--bail", "1", ...tests], { cwd: copy, encoding: "utf8", env });
    const output = `${run.stdout}${run.stderr}`;
    if (!/Tests .*\d+ (passed|failed)/.test(output))
      throw new Error(`no test ran for ${name}:\n${output.slice(-2000)}`);
    return run.status !== 0 && /AssertionError|failed/.test(output);
  } finally {
    writeFileSync(join(copy, file), text);
  }
};

const begun = Date.now();
const lines = permissionLines();
const all = [...lines, ...conditions(), ...(await routeGuards())];
const tried = process.argv.includes("--quick") ? all.filter((_guard, at) => at % 10 === 0) : all;
const unnoticed: string[] = [];
for (const [at, guard] of tried.entries()) {
  const noticed = isNoticed(guard);
  if (!noticed) unnoticed.push(guard.name);
  console.info(`${at + 1}/${tried.length} ${noticed ? "noticed" : "NOT NOTICED"}  ${guard.name}`);
}
rmSync(copy, { recursive: true, force: true });
const minutes = ((Date.now() - begun) / 60_000).toFixed(1);

const summary = `## Guards taken away

\`npm run bench:guards\`: one guard after another was removed in a copy of the project and the tests were run, on ${machine()}, in ${minutes} minutes.
Guards: ${tried.length} of ${all.length} (${lines.length} lines of the permission table among them). Noticed by at least one test: **${tried.length - unnoticed.length}**.
${unnoticed.length === 0 ? "" : `\nNot noticed:\n\n${unnoticed.map((name) => `- ${name}`).join("\n")}\n`}`;
console.info(summary);
if (tried.length === all.length) writeSection("guards", summary);
process.exitCode = unnoticed.length === 0 ? 0 : 1;
