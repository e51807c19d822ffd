/**
 * Takes away one guard after another, in a copy of the project, and looks whether a test notices: each line of the permission
 * table, each guard that a route begins with, each condition inside the guards. `--quick` tries every tenth, `--only=a,b` those whose
 * name contains one of the words.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRefusal } from "#server/test/access-door.ts";
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

/** In the copy every guard can be switched off by name, "METHOD /path: guard action", and says once that it was asked. */
writeFileSync(
  join(copy, "server/test/switched-who.ts"),
  `import { appendFileSync } from "node:fs";
import type { FastifyRequest } from "fastify";
import { createWho } from "../infra/who.ts";
import { createUncheckedWho } from "./unchecked-who.ts";

const off = new Set((process.env["GUARDS_OFF"] ?? "").split("\\n"));
const seenIn = process.env["GUARDS_SEEN"] ?? "";
const seen = new Set();
export const createSwitchedWho: typeof createWho = (options) => {
  const [guarded, open] = [createWho(options), createUncheckedWho(options)];
  const at = (request: FastifyRequest, guard: string) => {
    const name = request.method + " " + request.routeOptions.url + ": " + guard;
    if (seenIn !== "" && !seen.has(name)) appendFileSync(seenIn, name + "\\n");
    seen.add(name);
    return off.has(name) ? open : guarded;
  };
  return {
    ...guarded,
    requirePerson: (request) => at(request, "requirePerson").requirePerson(request),
    requireRecentProof: (request, options) => at(request, "requireRecentProof").requireRecentProof(request, options),
    requireStaff: (request, action) => at(request, "requireStaff " + action).requireStaff(request, action),
    requireCan: (request, action, resource) => at(request, "requireCan " + action).requireCan(request, action, resource),
  };
};
`,
);
const app = "server/app.ts";
writeFileSync(
  join(copy, app),
  read(app)
    .replace("(parts.createWho ?? createWho)", "(parts.createWho ?? createSwitchedWho)")
    .replace(
      'import { createWho } from "./infra/who.ts";',
      'import type { createWho } from "./infra/who.ts";\nimport { createSwitchedWho } from "./test/switched-who.ts";',
    ),
);

const who = "server/infra/who.ts";

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

/** The tests of these doors and of no other. */
const named = (doors: readonly string[]): string =>
  `(${doors.map((door) => door.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})$`;

/** Each action that waits for a confirmed address, tried at the doors that ask for it. */
const confirmedLines = (seen: readonly string[]): Guard[] => {
  const file = "domain/access/permissions.ts";
  const listed = read(file).split("needsConfirmedEmail: readonly Action[] = [")[1]?.split("]")[0] ?? "";
  return [...listed.matchAll(/"([\w.]+)"/g)].map(([, action = ""]) => {
    const doors = seen
      .filter((name) => name.endsWith(`: requireCan ${action}`))
      .map((name) => name.split(": ")[0] ?? "");
    return {
      name: `permissions: ${action} without a confirmed address`,
      file,
      without: (text) => text.replace(listed, listed.replace(`"${action}",`, "")),
      tests: [
        "--project",
        "server",
        ...(doors.length === 0
          ? ["server/features/companies/unconfirmed.test.ts"]
          : ["server/access.test.ts", "-t", named(doors)]),
      ],
    };
  });
};

const accounts = "server/features/accounts";
const applications = "server/features/applications";
const accessTests = "server/access.test.ts";
const membersTests = "server/features/companies/members.test.ts";
const staffTests = `${accounts}/staff.test.ts`;
const identityTests = `${accounts}/identity.test.ts`;
const signInTests = `${accounts}/sign-in-guards.test.ts`;
const addressTests = `${accounts}/address-proof.test.ts`;
const applicantTests = `${applications}/applicant-identity.test.ts`;
const hardeningTests = "server/request-hardening.test.ts";
const invitationService = "server/features/companies/invitations.service.ts";

/** Conditions inside the guards, each with the file that knows it best. */
const conditions = (): Guard[] =>
  (
    [
      [
        who,
        'if (person === null || person.kind === "visitor") throw',
        "if (person === null) throw",
        accessTests,
        "GET /api/me/sessions",
      ],
      [who, "if (!can(actor, action)) throw", "if (false) throw", accessTests, "GET /api/desk/leads"],
      [who, "if (!staff.hasSecondFactor) throw", "if (false) throw", staffTests],
      [who, "if (mustHaveFactor && !person.hasSecondFactor) throw", "if (false) throw", membersTests],
      [
        who,
        "if (needsConfirmedEmail.includes(action) && ",
        "if (false && ",
        "server/features/companies/unconfirmed.test.ts",
      ],
      [who, "if (!isRecentProof(person.provedAt, new Date())) throw", "if (false) throw", signInTests],
      [who, "if (passwordFollows && !person.twoFactorEnabled) return", "if (passwordFollows) return", signInTests],
      [who, "found.find((each) => each.id === wanted) ?? null", "found[0] ?? null", membersTests],
      ["server/infra/own-origin.ts", "if (headers.origin !== origin) throw", "if (false) throw", identityTests],
      ["server/infra/own-origin.ts", "if (site !== undefined && ", "if (false && ", hardeningTests],
      [
        "server/features/companies/invitations.routes.ts",
        "if (person.email !== email) {",
        "if (false) {",
        membersTests,
      ],
      [invitationService, "if (row.acceptedAt !== null)", "if (false)", membersTests],
      [invitationService, "if (row.revokedAt !== null)", "if (false)", membersTests],
      [invitationService, "row.expiresAt <= now", "false", membersTests],
      [`${accounts}/identity.routes.ts`, "if (needsConfirmedEmail.includes(path) && ", "if (false && ", identityTests],
      [
        `${accounts}/accounts.service.ts`,
        "!workspaces.some((each) => each.id === companyId)",
        "false",
        accessTests,
        "PUT /api/me/workspace",
      ],
      [
        `${accounts}/accounts.service.ts`,
        "and(eq(sessions.id, id), eq(sessions.userId, person.id))",
        "eq(sessions.id, id)",
        accessTests,
        "DELETE /api/me/sessions/:id",
      ],
      [`${accounts}/account-links.service.ts`, "eq(accountLinks.epoch, users.linkEpoch),", "", addressTests],
      [
        `${accounts}/account-links.service.ts`,
        "await closeLinks(db, ref.userId, [found.link.purpose]);",
        "",
        addressTests,
      ],
      [`${accounts}/account-links.service.ts`, "!purposes.includes(found.link.purpose)", "false", addressTests],
      [`${accounts}/confirm-address.service.ts`, "if (!person.emailVerified) throw", "if (false) throw", addressTests],
      [
        `${accounts}/confirm-address.service.ts`,
        "await requirePassword(tools, person.id, password, wrongPassword);",
        "",
        addressTests,
      ],
      [`${accounts}/confirm-address.service.ts`, 'if (proof === "password") await', "if (false) await", addressTests],
      [
        `${accounts}/totp-codes.service.ts`,
        "or(isNull(twoFactors.lastUsedStep), lt(twoFactors.lastUsedStep, step))",
        "undefined",
        signInTests,
      ],
      [`${applications}/apply.service.ts`, "sending.isProven ? placeProven", "true ? placeProven", applicantTests],
      ["domain/applications/applicant-identity.ts", "  account.emailVerified &&\n", "", applicantTests],
      [
        "domain/applications/applicant-identity.ts",
        "  account.email.toLowerCase() === email.toLowerCase();",
        "  true;",
        applicantTests,
      ],
      [
        "domain/applications/applicant-identity.ts",
        "seesOffersAndInterviews = ({ confirmedAt }: ContactProof): boolean => confirmedAt !== null",
        "seesOffersAndInterviews = (_proof: ContactProof): boolean => true",
        applicantTests,
      ],
      [
        "domain/text/plain-name.ts",
        "!scheme.test(text) && !path.test(text) && !control.test(text)",
        "true",
        "server/features/companies/unconfirmed.test.ts",
      ],
    ] as const
  ).map(([file, from, to, test, door]) => ({
    name: `${file}: ${from.trim()} …`,
    file,
    without: (text) => text.replace(from, to),
    tests: ["--project", "server", test, ...(door === undefined ? [] : ["-t", named([door])])],
  }));

// One PostgreSQL for all runs; each makes databases of its own in it.
const postgres = await startPostgres();
process.on("exit", () => postgres.stop());
const env = { ...process.env, TEST_ADMIN_DATABASE_URL: postgres.adminUrl };

const run = (tests: readonly string[], more: Readonly<Record<string, string>> = {}) => {
  const vitest = join(copy, "node_modules/.bin/vitest");
  const ended = spawnSync(vitest, ["run", ...tests], {
    cwd: copy,
    encoding: "utf8",
    env: { ...env, ...more },
    maxBuffer: 1 << 28,
  });
  const output = `${ended.stdout}${ended.stderr}`;
  if (!/Tests .*\d+ (passed|failed)/.test(output)) throw new Error(`no test ran:\n${output.slice(-2000)}`);
  return { hasFailed: ended.status !== 0 && /AssertionError|failed/.test(output) };
};

const isNoticed = ({ file, without, tests, name }: Guard): boolean => {
  const text = read(file);
  const changed = without(text);
  if (changed === text) throw new Error(`the guard is not where it was: ${name}`);
  writeFileSync(join(copy, file), changed);
  try {
    return run(["--bail", "1", ...tests]).hasFailed;
  } finally {
    writeFileSync(join(copy, file), text);
  }
};

const accessTest = ["--project", "server", "server/access.test.ts"];
const inFile = (name: string): string => join(copy, name);

/** The doors whose test failed because somebody who should be refused got another answer. */
const doorsLetOpen = (off: readonly string[]): ReadonlySet<string> => {
  run([...accessTest, "--reporter=json", "--reporter=dot", "--outputFile.json=access.json"], {
    GUARDS_OFF: off.join("\n"),
  });
  const { testResults } = JSON.parse(readFileSync(inFile("access.json"), "utf8")) as {
    readonly testResults: readonly {
      readonly assertionResults: readonly { readonly title: string; readonly failureMessages: readonly string[] }[];
    }[];
  };
  const letOpen = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ failureMessages }) =>
      failureMessages.some((message) => {
        const [, got, due] = /: (\d{3}) instead of (\d{3});/.exec(message) ?? [];
        return due !== undefined && isRefusal(Number(due)) && got !== due && got !== "401";
      }),
    );
  return new Set(letOpen.map(({ title }) => title));
};

/** Behind another guard that refuses the table's request too. */
const testedElsewhere: Readonly<Record<string, string>> = {
  "POST /api/jobs-enhanced/:id/steps: requireCan job.edit": "server/features/jobs/job-page.test.ts",
};

const begun = Date.now();
const unnoticed: string[] = [];
let tried = 0;
const tell = (noticed: boolean, name: string): void => {
  tried += 1;
  if (!noticed) unnoticed.push(name);
  console.info(`${tried} ${noticed ? "noticed" : "NOT NOTICED"}  ${name}`);
};
const isQuick = process.argv.includes("--quick");
const lines = permissionLines();
// The guards at the doors are named by a run with all of them on.
run(accessTest, { GUARDS_SEEN: inFile("seen.txt") });
const seen = readFileSync(inFile("seen.txt"), "utf8").trim().split("\n").toSorted();
const inside = [...lines, ...confirmedLines(seen), ...conditions()];
/** Only those whose name contains one of these, for a second look at a few. */
const wanted = process.argv
  .find((each) => each.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");
const isWanted = (name: string): boolean => wanted?.some((part) => name.includes(part)) ?? true;
const chosen = inside.filter(({ name }) => isWanted(name));
for (const guard of isQuick ? chosen.filter((_guard, at) => at % 10 === 0) : chosen) {
  tell(isNoticed(guard), guard.name);
}

// The guards at the doors are switched off, one at each door a round.
if (!isQuick) {
  const proofs = seen.filter((name) => name.endsWith("requireRecentProof") && isWanted(name));
  const byDoor = Map.groupBy(
    seen.filter((name) => !name.endsWith("requireRecentProof") && isWanted(name)),
    (name) => name.slice(0, name.indexOf(": ")),
  );
  const rounds = Math.max(0, ...[...byDoor.values()].map(({ length }) => length));
  for (let round = 0; round < rounds; round += 1) {
    const off = [...byDoor.values()].flatMap((guards) => guards.slice(round, round + 1));
    const letOpen = doorsLetOpen(off);
    for (const name of off) {
      const elsewhere = testedElsewhere[name];
      const isOpen = letOpen.has(name.slice(0, name.indexOf(": ")));
      tell(
        isOpen || (elsewhere !== undefined && run(["--project", "server", elsewhere], { GUARDS_OFF: name }).hasFailed),
        name,
      );
    }
  }
  // Sessions of the access table are fresh; whether a proof is asked for is tested where it is old.
  const stepUp = [
    "--project",
    "server",
    "--bail",
    "1",
    "server/features/accounts/sign-in-guards.test.ts",
    "-t",
    "step-up|proof",
  ];
  for (const name of proofs) tell(run(stepUp, { GUARDS_OFF: name }).hasFailed, name);
}
rmSync(copy, { recursive: true, force: true });
const minutes = ((Date.now() - begun) / 60_000).toFixed(1);

const summary = `## Guards taken away

\`npm run bench:guards\`: one guard after another was switched off in a copy of the project and the tests were run, on ${machine()}, in ${minutes} minutes.
Guards: ${tried} (${lines.length} lines of the permission table among them). Noticed by at least one test: **${tried - unnoticed.length}**.
${unnoticed.length === 0 ? "" : `\nNot noticed:\n\n${unnoticed.map((name) => `- ${name}`).join("\n")}\n`}`;
console.info(summary);
if (!isQuick && wanted === undefined) writeSection("guards", summary);
process.exitCode = unnoticed.length === 0 ? 0 : 1;
