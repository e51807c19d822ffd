import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { imagesOf, isPinned } from "./image-pins.ts";

const root = resolve(import.meta.dirname, "../..");
const readText = (file: string): string => readFileSync(join(root, file), "utf8");
const [dockerfile, compose] = [readText("Dockerfile"), readText("compose.yaml")];
const unit = (name: string): string => readText(`deploy/systemd/${name}.service`);
const digest = `sha256:${"0123456789abcdef".repeat(4)}`;

test("[SEC-L8] a release can pin every image by digest, and the check refuses a tag", () => {
  const byTag = imagesOf(dockerfile, compose, {});
  expect(byTag).toEqual(["node:24-trixie-slim", "postgres:17-trixie", "caddy:2"]);
  expect(byTag.filter(isPinned)).toEqual([]);
  const namedImages = imagesOf(dockerfile, compose, {
    NODE_IMAGE: `node:24-trixie-slim@${digest}`,
    POSTGRES_IMAGE: `postgres:17-trixie@${digest}`,
    CADDY_IMAGE: `caddy:2@${digest}`,
  });
  expect(namedImages.filter((image) => !isPinned(image))).toEqual([]);
  const refused = [
    "caddy:2@sha256:",
    "caddy:2@sha256:abc",
    `caddy@sha256:${"0".repeat(64)}`,
    `caddy@md5:${"a1".repeat(32)}`,
  ];
  expect(refused.filter(isPinned)).toEqual([]);
});

test("[SEC-L8] the image is built from exactly what the lock names", () => {
  const [install = -1, sources = -1, check = -1, build = -1] = [
    "RUN npm ci --ignore-scripts",
    "COPY . .",
    "RUN npm run lock:check",
    "RUN npm run build",
  ].map((step) => dockerfile.indexOf(step));
  expect([install, sources, check, build].toSorted((a, b) => a - b)).toEqual([install, sources, check, build]);
  expect(install).toBeGreaterThan(0);
});

test("only the backup knows the replication role", () => {
  expect(unit("cohire-backup")).toMatch(/^EnvironmentFile=\/etc\/cohire-backup\.env$/m);
  expect(unit("cohire-backup")).not.toMatch(/^EnvironmentFile=\/etc\/cohire\.env$/m);
  for (const name of ["cohire@", "cohire-worker"]) {
    expect(unit(name)).not.toContain("cohire-backup.env");
    expect(unit(name)).toMatch(/^UnsetEnvironment=.*\bBACKUP_DATABASE_URL\b.*\bMIGRATION_DATABASE_URL\b/m);
  }
  const servicesWithAccess = compose.split(/^ {2}(?=\w+:$)/m).filter((part) => part.includes("BACKUP_DATABASE_URL"));
  expect(servicesWithAccess.map((part) => part.split(":")[0])).toEqual(["backup"]);
});
