/** Checks that the installed packages match the lock, and that the lock matches package.json. */

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** One package in the lock. The entry with an empty path is the lock's copy of package.json. */
interface Locked extends Manifest {
  readonly version?: string;
  readonly integrity?: string;
}

export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

const kinds = ["dependencies", "devDependencies", "optionalDependencies"] as const;

const sortedText = (packages: Readonly<Record<string, string>> = {}): string =>
  JSON.stringify(Object.entries(packages).toSorted(([one], [other]) => (one < other ? -1 : 1)));

export const findLockProblems = (manifest: Manifest, lock: Lock, installed: Lock): readonly string[] => {
  const root = lock.packages[""] ?? {};
  const manifestProblems = kinds
    .filter((kind) => sortedText(manifest[kind]) !== sortedText(root[kind]))
    .map((kind) => `package-lock.json does not match ${kind} in package.json`);
  const installProblems = Object.entries(installed.packages).flatMap(([path, { version, integrity }]) => {
    const locked = lock.packages[path];
    if (locked === undefined) return [`${path} is installed but not in package-lock.json`];
    if (locked.version !== version) return [`${path} is ${version}, but ${locked.version} in package-lock.json`];
    return locked.integrity === integrity ? [] : [`${path} does not match the integrity hash in package-lock.json`];
  });
  return [...manifestProblems, ...installProblems];
};
