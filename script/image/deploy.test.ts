/** Checks that container and service files match the program: variables, folders, packages, addresses and hardening. */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { environment } from "#server/infra/env.ts";
import { copiedPaths, imagePrograms, findNeededFiles } from "./needed-files.ts";

const root = resolve(import.meta.dirname, "../..");
const readText = (file: string): string => readFileSync(join(root, file), "utf8");
const dockerfile = readText("Dockerfile");

interface Service {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly deploy?: { readonly resources: { readonly limits: object } };
  readonly healthcheck?: object;
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
}
const { services, volumes } = parse(readText("compose.yaml"), { merge: true }) as {
  services: Readonly<Record<string, Service>>;
  volumes: Readonly<Record<string, null>>;
};

const neededFiles = findNeededFiles(root, imagePrograms);

test("programs in the image need only files that the image has", () => {
  const copied = copiedPaths(dockerfile);
  const missing = neededFiles.files.filter(
    (file) => file !== "" && !copied.some((path) => file === path || file.startsWith(`${path}/`)),
  );
  expect(missing).toEqual([]);
  expect(neededFiles.files.length).toBeGreaterThan(400);
  expect(neededFiles.files.filter((file) => !existsSync(join(root, file)) && !file.startsWith("build"))).toEqual([]);
});

test("programs in the image need no dev dependency", () => {
  const { dependencies } = JSON.parse(readText("package.json")) as { dependencies: Readonly<Record<string, string>> };
  expect(neededFiles.packages.filter((name) => dependencies[name] === undefined)).toEqual([]);
  expect(neededFiles.packages).toContain("prom-client");
});

test("the image runs unprivileged, stops on SIGTERM, checks health and pins its base", () => {
  expect(dockerfile).toMatch(/\nUSER node\n/);
  expect(dockerfile).toMatch(/\nSTOPSIGNAL SIGTERM\n/);
  expect(dockerfile).toMatch(/HEALTHCHECK[\s\S]*METRICS_PORT\}\/healthz/);
  expect(dockerfile).toMatch(/ARG NODE_IMAGE=node:24[\w.-]+\n/);
  expect(dockerfile).not.toMatch(/:latest/);
  expect(dockerfile).toMatch(/npm prune --ignore-scripts --omit=dev/);
});

test("every start command limits the heap to half of the memory limit", () => {
  const { scripts } = JSON.parse(readText("package.json")) as { scripts: { start: string } };
  const units = ["cohire@", "cohire-worker"].map((name) => readText(`deploy/systemd/${name}.service`));
  const heap = /--max-old-space-size=(\d+) server\/main\.ts$/;
  const commands = [
    scripts.start,
    (JSON.parse(/\nCMD (.+)\n/.exec(dockerfile)?.[1] ?? "[]") as string[]).join(" "),
    ...units.map((unit) => /\nExecStart=(.+)\n/.exec(unit)?.[1] ?? ""),
  ];
  expect(commands.map((command) => Number(heap.exec(command)?.[1]))).toEqual([1024, 1024, 1024, 1024]);
  for (const unit of units) expect(unit).toMatch(/\nMemoryMax=2G\n/);
  expect(services["app"]?.deploy?.resources.limits).toMatchObject({ memory: "2g" });
  expect(services["worker"]?.deploy?.resources.limits).toMatchObject({ memory: "2g" });
});

const variables = new Set([
  ...Object.keys(environment.shape),
  "ADMIN_DATABASE_URL",
  "MIGRATION_DATABASE_URL",
  "APP_OWNER_PASSWORD",
  "APP_SERVER_PASSWORD",
  "APP_READER_PASSWORD",
  "BACKUP_DATABASE_URL",
]);

test("compose passes only known variables and all required ones", () => {
  for (const name of ["app", "worker", "setup", "backup"]) {
    const givenNames = Object.keys(services[name]?.environment ?? {});
    expect(
      givenNames.filter((each) => !variables.has(each)),
      name,
    ).toEqual([]);
  }
  for (const name of ["app", "worker"]) {
    const givenNames = Object.keys(services[name]?.environment ?? {});
    expect(givenNames).toEqual(
      expect.arrayContaining(["DATABASE_URL", "AUTH_SECRET", "SMTP_URL", "ORIGIN", "ROLES", "FILES_FOLDER"]),
    );
  }
});

test(".env.example has every variable that compose reads", () => {
  const usedVariables = new Set([...readText("compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name));
  const example = readText(".env.example");
  expect([...usedVariables].filter((name) => !new RegExp(`^#? ?${name}=`, "m").test(example))).toEqual([]);
});

test("our containers are read-only, unprivileged and limited; volumes are declared", () => {
  for (const name of ["app", "worker", "setup", "backup", "proxy"]) {
    expect(services[name], name).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
    });
  }
  for (const name of ["app", "worker", "postgres"]) expect(services[name]?.deploy?.resources.limits, name).toBeTruthy();
  for (const [name, { volumes: usedVolumes = [], image }] of Object.entries(services)) {
    for (const volume of usedVolumes.filter((each) => !each.startsWith(".")))
      expect(Object.keys(volumes), name).toContain(volume.split(":")[0]);
    expect(image ?? "built", name).not.toMatch(/:latest$/);
  }
});

test("the stop timeout exceeds the drain time plus shutdown", () => {
  const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(dockerfile)?.[1]);
  expect(Number.parseInt(services["app"]?.stop_grace_period ?? "0", 10)).toBeGreaterThan(drain + 10);
  const unit = readText("deploy/systemd/cohire@.service");
  const [stop, drainSeconds] = [/TimeoutStopSec=(\d+)/, /DRAIN_SECONDS=(\d+)/].map((shape) =>
    Number(shape.exec(unit)?.[1]),
  );
  expect(stop).toBeGreaterThan((drainSeconds ?? 0) + 10);
});

/** Variables read by Node itself, not by our code. */
const nodeVariables = "NODE_COMPILE_CACHE";

test("systemd units are valid, hardened and start existing programs", () => {
  const units = globSync("deploy/systemd/*", { cwd: root });
  for (const unit of units.filter((each) => each.endsWith(".service"))) {
    const text = readText(unit);
    for (const line of ["NoNewPrivileges=yes", "ProtectSystem=strict", "CapabilityBoundingSet=", "User=cohire"])
      expect(text, unit).toContain(line);
    for (const [, program = ""] of text.matchAll(/node ((?:server|script)\/\S+)/g))
      expect(existsSync(join(root, program)), program).toBe(true);
    const namedVariables = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, all = ""]) =>
      all.split(" ").map((each) => each.split("=")[0] ?? ""),
    );
    expect(
      namedVariables.filter((name) => !variables.has(name) && name !== nodeVariables),
      unit,
    ).toEqual([]);
  }
  if (!existsSync("/usr/bin/systemd-analyze")) return;
  const folder = mkdtempSync(join(tmpdir(), "units-"));
  const copies = units.map((unit) => {
    const copy = join(folder, (unit.split("/").at(-1) ?? "").replace("@.", "@1."));
    copyFileSync(join(root, unit), copy);
    return copy;
  });
  expect(
    execFileSync("systemd-analyze", ["verify", ...copies], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }),
  ).toBe("");
});
