/** Checks of the settings and this machine. */
import { access, constants, mkdir, statfs } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { listBackups } from "../backups/make-backup.ts";
import { type Check, passing, failing } from "./check.ts";

const isThisMachine = (host: string): boolean => ["localhost", "127.0.0.1", "::1", "[::1]"].includes(host);

/** Detects example and test secrets, and secrets that are not random. */
const isWeak = (secret: string): boolean =>
  /^for-|example|change.?me|password|secret|0123456789|abcdef/i.test(secret) || new Set(secret).size < 12;

export const secrets: Check = async ({ env }) => {
  const all = {
    AUTH_SECRET: env.AUTH_SECRET,
    ERASURE_SECRET: env.ERASURE_SECRET,
    INBOUND_MAIL_SECRET: env.INBOUND_MAIL_SECRET,
  };
  const weak = Object.entries(all).flatMap(([name, value]) => (value !== undefined && isWeak(value) ? [name] : []));
  if (weak.length > 0)
    return failing("secrets", `${weak.join(" and ")} can be guessed`, "Create a new one with: openssl rand -base64 32");
  if (env.ERASURE_SECRET === undefined)
    return failing(
      "secrets",
      "ERASURE_SECRET is not set, so the erasure ledger depends on AUTH_SECRET",
      "Set ERASURE_SECRET to the current AUTH_SECRET before you change AUTH_SECRET.",
    );
  return passing("secrets", "long enough, and not copied from an example");
};

export const origin: Check = async ({ env }) => {
  const { protocol, hostname } = new URL(env.ORIGIN);
  if (env.NODE_ENV !== "production")
    return failing("origin", `NODE_ENV is ${env.NODE_ENV}`, "Set NODE_ENV=production.");
  if (protocol !== "https:" || isThisMachine(hostname))
    return failing("origin", `ORIGIN is ${env.ORIGIN}`, "Set ORIGIN to the URL people type, with https.");
  return passing("origin", env.ORIGIN);
};

export const proxy: Check = async ({ env }) => {
  if (env.ORIGIN.startsWith("https:") && env.TRUST_PROXY === undefined)
    return failing(
      "proxy",
      "ORIGIN uses https, so there is a proxy in front, but TRUST_PROXY is not set: all visitors seem to have the same IP address",
      "Set TRUST_PROXY to the proxy's address, or 127.0.0.1 if it runs on this machine.",
    );
  if (["true", "*", "0.0.0.0/0"].includes(env.TRUST_PROXY ?? ""))
    return failing("proxy", "TRUST_PROXY trusts every address", "Set TRUST_PROXY to the proxy's own address.");
  return passing("proxy", env.TRUST_PROXY ?? "none");
};

const writable = async (folder: string): Promise<boolean> => {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

const gigabyte = 1024 ** 3;

export const files: Check = async ({ env }) => {
  const folder = resolve(env.FILES_FOLDER);
  if (!(await writable(folder)))
    return failing("files", `${folder} is not writable`, "Make it writable for the user that runs the processes.");
  const { bavail, blocks, bsize } = await statfs(folder);
  const [free, share] = [bavail * bsize, bavail / blocks];
  const says = `${folder}, ${(free / gigabyte).toFixed(1)} GB free (${Math.round(share * 100)} %)`;
  return free < gigabyte || share < 0.1
    ? failing("files", says, "Free up space, or move FILES_FOLDER to a larger disk.")
    : passing("files", says);
};

export const ledger: Check = async ({ env }) => {
  const [file, folder] = [resolve(env.ERASURE_LEDGER_FILE), resolve(env.FILES_FOLDER)];
  if (file.startsWith(`${folder}/`))
    return failing(
      "ledger",
      `${file} is inside FILES_FOLDER`,
      "Move it elsewhere: it must survive a loss of that folder.",
    );
  if (!(await writable(dirname(file))) || (existsSync(file) && !(await writableFile(file))))
    return failing(
      "ledger",
      `${file} is not writable`,
      "Make it and its folder writable for the user that runs the processes.",
    );
  return passing("ledger", file);
};

const writableFile = (file: string): Promise<boolean> =>
  access(file, constants.W_OK).then(
    () => true,
    () => false,
  );

export const build: Check = async ({ buildFolder, env }) => {
  if (!env.ROLES.includes("web")) return undefined;
  const missing = ["client/index.html", "server/index.js"].filter((file) => !existsSync(join(buildFolder, file)));
  return missing.length > 0
    ? failing("build", `${buildFolder} has no ${missing.join(" and no ")}`, "Run npm run build.")
    : passing("build", buildFolder);
};

const day = 86_400_000;

export const backups: Check = async ({ backupFolder, now }) => {
  if (backupFolder === undefined) return undefined;
  const newest = (await listBackups(backupFolder)).at(-1);
  if (newest === undefined) return failing("backups", `none in ${backupFolder}`, "Run npm run backup every day.");
  const age = (now() - Date.parse(newest.manifest.finishedAt)) / day;
  return age > 1.5
    ? failing(
        "backups",
        `the newest is ${age.toFixed(1)} days old`,
        "Find out why npm run backup doesn't run every day.",
      )
    : passing("backups", `the newest is ${(age * 24).toFixed(1)} hours old`);
};

export const timeZones: Check = async ({ database }) => {
  const summer = new Date("2026-07-01T12:00:00Z");
  const here = new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", hour: "numeric", hourCycle: "h23" });
  const rows = await database?.query<{ hour: number }>(
    "select extract(hour from $1::timestamptz at time zone 'America/New_York')::int as hour",
    [summer.toISOString()],
  );
  const [hourInNode, hourInDatabase] = [Number(here.format(summer)), rows?.rows[0]?.hour ?? 8];
  return hourInNode === 8 && hourInDatabase === 8
    ? passing("time zones", "known to Node and the database")
    : failing(
        "time zones",
        "daylight saving time in New York is wrong",
        "Install the tzdata package and a Node.js build with full ICU.",
      );
};
