/** Dependencies must be pinned, hashed and licensed, with no known vulnerabilities and no install scripts. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly inBundle?: boolean;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Readonly<Record<string, Locked>>;
};
const entries = Object.entries(packages).filter(([path]) => path !== "");
const nameOf = (path: string): string => path.split("node_modules/").at(-1) ?? "";

interface Minimum {
  readonly package: string;
  readonly least: string;
  readonly advisory: string;
}
const minimums = JSON.parse(readFileSync("script/checks/minimum-versions.json", "utf8")) as readonly Minimum[];

const parts = (version: string): readonly number[] => version.split(/[.-]/).slice(0, 3).map(Number);
const isAtLeast = (version: string, minimum: string): boolean => {
  const [ownParts, theirs] = [parts(version), parts(minimum)];
  const index = ownParts.findIndex((part, index) => part !== theirs[index]);
  return index === -1 || (ownParts[index] ?? 0) > (theirs[index] ?? 0);
};

/** Every copy, at any depth, that is older than the minimum version. */
const findOutdated = (
  all: readonly (readonly [string, Locked])[],
  knownMinimums: readonly Minimum[],
): readonly string[] =>
  knownMinimums.flatMap(({ package: name, least: minimum, advisory }) =>
    all
      .filter(([path, { version = "0" }]) => nameOf(path) === name && !isAtLeast(version, minimum))
      .map(([path, { version }]) => `${path} ${version} is older than ${minimum} (${advisory})`),
  );

test("no package is older than the fix of a known vulnerability", () => {
  expect(findOutdated(entries, minimums)).toEqual([]);
  for (const { advisory } of minimums) expect(advisory).toMatch(/^(CVE-\d{4}-\d{4,}|GHSA(-[\w]{4}){3})$/);
});

test("control: reports an outdated package at any depth", () => {
  const old = [["node_modules/x/node_modules/pdfjs-dist", { version: "5.6.100" }]] as const;
  expect(findOutdated(old, minimums).join()).toContain("CVE-2026-16633");
  expect(isAtLeast("6.2.108", "6.2.108")).toBe(true);
  expect(isAtLeast("6.10.0", "6.2.108")).toBe(true);
  expect(isAtLeast("6.2.107", "6.2.108")).toBe(false);
});

const isHashed = ([, { integrity }]: readonly [string, Locked]): boolean => integrity?.startsWith("sha512-") === true;

/** A package's hash also covers the packages bundled in its tarball. */
const isInHashedFile = ([path, { inBundle }]: readonly [string, Locked]): boolean =>
  inBundle === true &&
  entries.some(
    (entry) => path.startsWith(`${entry[0]}/node_modules/`) && entry[1].inBundle !== true && isHashed(entry),
  );

test("every package has an integrity hash", () => {
  const loose = entries.filter((entry) => !isHashed(entry) && !isInHashedFile(entry)).map(([path]) => path);
  expect(loose).toEqual([]);
});

/** npm ci rejects a lock that only has the binaries of the platform where it was made. */
const missingBinaries = (all: Readonly<Record<string, Locked>>): readonly string[] =>
  Object.entries(all).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => [`${path}/node_modules/${name}`, `node_modules/${name}`].every((at) => !(at in all)))
      .map((name) => `${path} lacks ${name}`),
  );

test("the lock has the binaries of every platform", () => {
  expect(missingBinaries(packages)).toEqual([]);
});

test("control: reports a binary that the lock lacks", () => {
  const { "node_modules/@rolldown/binding-darwin-arm64": _removed, ...rest } = packages;
  expect(missingBinaries(rest)).toEqual(["node_modules/rolldown lacks @rolldown/binding-darwin-arm64"]);
});

const allowed =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Zlib|MPL-2\.0|OFL-1\.1|CC0-1\.0|CC-BY-4\.0|BlueOak-1\.0\.0|Unlicense|LGPL-3\.0-or-later)$/;
const isAllowed = (license: string): boolean =>
  license.includes(" OR ")
    ? license
        .replaceAll(/[()]/g, "")
        .split(" OR ")
        .some((each) => allowed.test(each))
    : license
        .replaceAll(/[()]/g, "")
        .split(" AND ")
        .every((each) => allowed.test(each));

/** Packages without an exact license field, with the license from their license file. */
const knownLicenses: Readonly<Record<string, string>> = {
  "png-js": "MIT",
  "incremental-encoder": "MPL-2.0",
  duck: "BSD-2-Clause",
};

test("every license is allowed; the LGPL only for sharp's linked library", () => {
  const others = entries.filter(
    ([path, { license }]) => !(nameOf(path) in knownLicenses) && !isAllowed(license ?? "none"),
  );
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  const lgplPackages = entries
    .filter(([, { license }]) => license?.includes("LGPL") === true)
    .map(([path]) => nameOf(path));
  expect(lgplPackages.filter((name) => !name.startsWith("@img/sharp-"))).toEqual([]);
  for (const word of ["AGPL-3.0", "GPL-3.0-only", "SSPL-1.0", "BUSL-1.1", "none"]) expect(isAllowed(word)).toBe(false);
});

test("no package needs an install script, and npm runs none", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  // Both work without their install script: esbuild's binary is a separate package, and tesseract.js only prints a message.
  const knownPackages = new Set(["esbuild", "tesseract.js"]);
  const withInstallScript = entries.filter(
    ([path, { hasInstallScript }]) => hasInstallScript === true && !knownPackages.has(nameOf(path)),
  );
  expect(withInstallScript.map(([path]) => path)).toEqual([]);
});

test("our dependencies have exact versions", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Record<
    string,
    Record<string, string>
  >;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose).toEqual([]);
});
