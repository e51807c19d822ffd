import { expect, test } from "vitest";
import { type Lock, findLockProblems } from "./lock-problems.ts";

const manifest = { dependencies: { zod: "4.1.0" }, devDependencies: { vitest: "5.1.0", oxfmt: "0.77.0" } };
const packages = {
  "": { devDependencies: { oxfmt: "0.77.0", vitest: "5.1.0" }, dependencies: { zod: "4.1.0" } },
  "node_modules/zod": { version: "4.1.0", integrity: "sha512-z" },
  "node_modules/vitest": { version: "5.1.0", integrity: "sha512-v" },
};
const lock: Lock = { packages };
const { "": _root, ...present } = packages;
const installedWith = (more: Lock["packages"]): Lock => ({ packages: { ...present, ...more } });

test("accepts packages installed as locked, in any order", () => {
  expect(findLockProblems(manifest, lock, installedWith({}))).toEqual([]);
});

test("reports a manifest that differs from the lock", () => {
  const changedDependency = { ...manifest, dependencies: { zod: "4.1.0", pg: "8.0.0" } };
  const changedDevDependency = { ...manifest, devDependencies: { ...manifest.devDependencies, vitest: "5.2.0" } };
  expect(findLockProblems(changedDependency, lock, installedWith({}))).toEqual([
    "package-lock.json does not match dependencies in package.json",
  ]);
  expect(findLockProblems(changedDevDependency, lock, installedWith({}))).toEqual([
    "package-lock.json does not match devDependencies in package.json",
  ]);
});

test("reports another version, another file and an unlocked package", () => {
  const other = installedWith({
    "node_modules/zod": { version: "4.1.1", integrity: "sha512-z" },
    "node_modules/vitest": { version: "5.1.0", integrity: "sha512-other" },
    "node_modules/left-pad": { version: "1.3.0", integrity: "sha512-l" },
  });
  expect(findLockProblems(manifest, lock, other)).toEqual([
    "node_modules/zod is 4.1.1, but 4.1.0 in package-lock.json",
    "node_modules/vitest does not match the integrity hash in package-lock.json",
    "node_modules/left-pad is installed but not in package-lock.json",
  ]);
});

test("reports an unlocked optional package, even one for some platforms only", () => {
  const musl = { version: "1.1.0", integrity: "sha512-m", optional: true, os: ["linux"], cpu: ["x64"] };
  expect(findLockProblems(manifest, lock, installedWith({ "node_modules/canvas-musl": musl }))).toHaveLength(1);
  const optionalPackage = { version: "1.1.0", integrity: "sha512-m", optional: true };
  expect(findLockProblems(manifest, lock, installedWith({ "node_modules/any": optionalPackage }))).toHaveLength(1);
});
