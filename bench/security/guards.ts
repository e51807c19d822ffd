/**
 * Mutation test for access guards: removes one guard at a time in a copy of the project and checks that a test fails. It covers each line
 * of the permission table, each guard that a route begins with, and each condition inside the guards. `--quick` tries every tenth,
 * `--only=a,b` those whose name contains one of the words.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDenied } from "#server/test/access/endpoint-case.ts";
import { startPostgres } from "#server/test/database/local-postgres.ts";
import { describeMachine, writeSection } from "../support/report.ts";

interface Guard {
  readonly name: string;
  readonly file: string;
  /** Returns the file without the guard. */
  readonly removeFrom: (text: string) => string;
  /** The tests that should fail. */
  readonly tests: readonly string[];
}

const project = new URL("../..", import.meta.url).pathname;
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
const readCopy = (file: string): string => readFileSync(join(copy, file), "utf8");

/** In the copy, each guard can be turned off by its name, "METHOD /path: guard action", and logs its first use. */
writeFileSync(
  join(copy, "server/test/switched-auth-context.ts"),
  `import { appendFileSync } from "node:fs";
import type { FastifyRequest } from "fastify";
import { createAuthContext } from "../infra/auth/auth-context.ts";
import { createUncheckedAuthContext } from "./access/unchecked-auth-context.ts";

const off = new Set((process.env["GUARDS_OFF"] ?? "").split("\\n"));
const seenIn = process.env["GUARDS_SEEN"] ?? "";
const seen = new Set();
export const createSwitchedAuthContext: typeof createAuthContext = (options) => {
  const [guarded, open] = [createAuthContext(options), createUncheckedAuthContext(options)];
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
  readCopy(app)
    .replace("(parts.createAuthContext ?? createAuthContext)", "(parts.createAuthContext ?? createSwitchedAuthContext)")
    .replace(
      'import { createAuthContext } from "./infra/auth/auth-context.ts";',
      'import type { createAuthContext } from "./infra/auth/auth-context.ts";\nimport { createSwitchedAuthContext } from "./test/switched-auth-context.ts";',
    ),
);

const authContextFile = "server/infra/auth/auth-context.ts";

const permissionGuards = (): Guard[] => {
  const file = "domain/access/permissions.ts";
  const everyone = '["anonymous", "candidate", "viewer", "editor", "admin", "staff"]';
  return [...readCopy(file).matchAll(/^ {2}"([\w.]+)": (.+),$/gm)].map(([line, action = ""]) => ({
    name: `permissions: ${action} for everyone`,
    file,
    removeFrom: (text) => text.replace(line, `  "${action}": ${everyone},`),
    tests: ["--project", "pure", "domain/access"],
  }));
};

/** A test-name pattern for these endpoints and no others. */
const testNamePattern = (endpoints: readonly string[]): string =>
  `(${endpoints.map((endpoint) => endpoint.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})$`;

/** Each action that requires a confirmed address, tested at the endpoints that check it. */
const confirmedAddressGuards = (seen: readonly string[]): Guard[] => {
  const file = "domain/access/permissions.ts";
  const actionList =
    readCopy(file).split("actionsRequiringConfirmedEmail: readonly Action[] = [")[1]?.split("]")[0] ?? "";
  return [...actionList.matchAll(/"([\w.]+)"/g)].map(([, action = ""]) => {
    const endpoints = seen
      .filter((name) => name.endsWith(`: requireCan ${action}`))
      .map((name) => name.split(": ")[0] ?? "");
    return {
      name: `permissions: ${action} without a confirmed address`,
      file,
      removeFrom: (text) => text.replace(actionList, actionList.replace(`"${action}",`, "")),
      tests: [
        "--project",
        "server",
        ...(endpoints.length === 0
          ? ["server/features/companies/unconfirmed.test.ts"]
          : ["server/access.test.ts", "-t", testNamePattern(endpoints)]),
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

/** Conditions inside the guards, each with the test file that covers it best. */
const conditionGuards = (): Guard[] =>
  (
    [
      [
        authContextFile,
        'if (person === null || person.kind === "visitor") throw',
        "if (person === null) throw",
        accessTests,
        "GET /api/me/sessions",
      ],
      [authContextFile, "if (!can(actor, action)) throw", "if (false) throw", accessTests, "GET /api/desk/leads"],
      [authContextFile, "if (!staff.hasSecondFactor) throw", "if (false) throw", staffTests],
      [authContextFile, "if (mustHaveFactor && !person.hasSecondFactor) throw", "if (false) throw", membersTests],
      [
        authContextFile,
        "if (actionsRequiringConfirmedEmail.includes(action) && ",
        "if (false && ",
        "server/features/companies/unconfirmed.test.ts",
      ],
      [authContextFile, "if (!isRecentProof(person.provedAt, new Date())) throw", "if (false) throw", signInTests],
      [
        authContextFile,
        "if (passwordFollows && !person.twoFactorEnabled) return",
        "if (passwordFollows) return",
        signInTests,
      ],
      [authContextFile, "found.find((each) => each.id === wanted) ?? null", "found[0] ?? null", membersTests],
      ["server/infra/auth/same-origin.ts", "if (headers.origin !== origin) throw", "if (false) throw", identityTests],
      ["server/infra/auth/same-origin.ts", "if (site !== undefined && ", "if (false && ", hardeningTests],
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
        "await requirePassword(deps, person.id, password, wrongPasswordText);",
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
      [`${applications}/apply.service.ts`, "pending.isProven ? placeProven", "true ? placeProven", applicantTests],
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
  ).map(([file, from, to, test, endpoint]) => ({
    name: `${file}: ${from.trim()} …`,
    file,
    removeFrom: (text) => text.replace(from, to),
    tests: ["--project", "server", test, ...(endpoint === undefined ? [] : ["-t", testNamePattern([endpoint])])],
  }));

// All runs share one PostgreSQL; each creates separate databases in it.
const postgres = await startPostgres();
process.on("exit", () => postgres.stop());
const env = { ...process.env, TEST_ADMIN_DATABASE_URL: postgres.adminUrl };

const run = (tests: readonly string[], extraEnv: Readonly<Record<string, string>> = {}) => {
  const vitest = join(copy, "node_modules/.bin/vitest");
  const result = spawnSync(vitest, ["run", ...tests], {
    cwd: copy,
    encoding: "utf8",
    env: { ...env, ...extraEnv },
    maxBuffer: 1 << 28,
  });
  const output = `${result.stdout}${result.stderr}`;
  if (!/Tests .*\d+ (passed|failed)/.test(output)) throw new Error(`no test ran:\n${output.slice(-2000)}`);
  return { hasFailed: result.status !== 0 && /AssertionError|failed/.test(output) };
};

const isDetected = ({ file, removeFrom, tests, name }: Guard): boolean => {
  const text = readCopy(file);
  const changedText = removeFrom(text);
  if (changedText === text) throw new Error(`the guard is not where it was: ${name}`);
  writeFileSync(join(copy, file), changedText);
  try {
    return run(["--bail", "1", ...tests]).hasFailed;
  } finally {
    writeFileSync(join(copy, file), text);
  }
};

const accessTest = ["--project", "server", "server/access.test.ts"];
const pathInCopy = (name: string): string => join(copy, name);

/** The endpoints whose test failed because a caller who should be denied got another status. */
const endpointsLeftOpen = (disabledGuards: readonly string[]): ReadonlySet<string> => {
  run([...accessTest, "--reporter=json", "--reporter=dot", "--outputFile.json=access.json"], {
    GUARDS_OFF: disabledGuards.join("\n"),
  });
  const { testResults } = JSON.parse(readFileSync(pathInCopy("access.json"), "utf8")) as {
    readonly testResults: readonly {
      readonly assertionResults: readonly { readonly title: string; readonly failureMessages: readonly string[] }[];
    }[];
  };
  const openedEndpoints = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ failureMessages }) =>
      failureMessages.some((message) => {
        const [, actualStatus, expected] = /: (\d{3}) instead of (\d{3});/.exec(message) ?? [];
        return (
          expected !== undefined && isDenied(Number(expected)) && actualStatus !== expected && actualStatus !== "401"
        );
      }),
    );
  return new Set(openedEndpoints.map(({ title }) => title));
};

/** These requests of the access table are also denied by a second guard, so another test file covers the first. */
const testedElsewhere: Readonly<Record<string, string>> = {
  "POST /api/jobs-enhanced/:id/steps: requireCan job.edit": "server/features/jobs/job-page.test.ts",
};

const startedAt = Date.now();
const undetected: string[] = [];
let triedCount = 0;
const reportGuard = (detected: boolean, name: string): void => {
  triedCount += 1;
  if (!detected) undetected.push(name);
  console.info(`${triedCount} ${detected ? "noticed" : "NOT NOTICED"}  ${name}`);
};
const isQuick = process.argv.includes("--quick");
const lines = permissionGuards();
// A run with all guards on collects the names of the endpoint guards.
run(accessTest, { GUARDS_SEEN: pathInCopy("seen.txt") });
const seenRoutes = readFileSync(pathInCopy("seen.txt"), "utf8").trim().split("\n").toSorted();
const fileGuards = [...lines, ...confirmedAddressGuards(seenRoutes), ...conditionGuards()];
/** Only guards whose name contains one of these words. */
const onlyNames = process.argv
  .find((each) => each.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");
const isSelected = (name: string): boolean => onlyNames?.some((part) => name.includes(part)) ?? true;
const selectedGuards = fileGuards.filter(({ name }) => isSelected(name));
for (const guard of isQuick ? selectedGuards.filter((_guard, index) => index % 10 === 0) : selectedGuards) {
  reportGuard(isDetected(guard), guard.name);
}

// The endpoint guards are turned off in rounds, one per endpoint in each round.
if (!isQuick) {
  const proofs = seenRoutes.filter((name) => name.endsWith("requireRecentProof") && isSelected(name));
  const byEndpoint = Map.groupBy(
    seenRoutes.filter((name) => !name.endsWith("requireRecentProof") && isSelected(name)),
    (name) => name.slice(0, name.indexOf(": ")),
  );
  const rounds = Math.max(0, ...[...byEndpoint.values()].map(({ length }) => length));
  for (let round = 0; round < rounds; round += 1) {
    const disabledGuards = [...byEndpoint.values()].flatMap((guards) => guards.slice(round, round + 1));
    const openedEndpoints = endpointsLeftOpen(disabledGuards);
    for (const name of disabledGuards) {
      const otherTest = testedElsewhere[name];
      const isLeftOpen = openedEndpoints.has(name.slice(0, name.indexOf(": ")));
      reportGuard(
        isLeftOpen ||
          (otherTest !== undefined && run(["--project", "server", otherTest], { GUARDS_OFF: name }).hasFailed),
        name,
      );
    }
  }
  // The access table's sessions are fresh, so recent-proof guards are tested with a test file that has old sessions.
  const stepUp = [
    "--project",
    "server",
    "--bail",
    "1",
    "server/features/accounts/sign-in-guards.test.ts",
    "-t",
    "step-up|proof",
  ];
  for (const name of proofs) reportGuard(run(stepUp, { GUARDS_OFF: name }).hasFailed, name);
}
rmSync(copy, { recursive: true, force: true });
const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);

const summary = `## Guards turned off

\`npm run bench:guards\`: each guard was turned off, one at a time, in a copy of the project, and the tests were run, on ${describeMachine()}, in ${minutes} minutes.
Guards: ${triedCount} (${lines.length} of them lines of the permission table). Detected by at least one test: **${triedCount - undetected.length}**.
${undetected.length === 0 ? "" : `\nNot detected:\n\n${undetected.map((name) => `- ${name}`).join("\n")}\n`}`;
console.info(summary);
if (!isQuick && onlyNames === undefined) writeSection("guards", summary);
process.exitCode = undetected.length === 0 ? 0 : 1;
