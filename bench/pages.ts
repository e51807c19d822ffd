/** A prerendered page: requests a second of ours against nginx's, one process each, same bytes, in one run. */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createDatabase, databaseRoles, urlFor } from "#server/db/roles.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { freePort, startPostgres } from "#server/test/local-postgres.ts";
import { startNginx } from "./nginx.ts";
import { reachable } from "./reachable.ts";
import { machine, median, whole, writeSection } from "./report.ts";

const quick = process.argv.includes("--quick");
const rounds = quick ? 1 : 5;
const seconds = quick ? 2 : 6;
const connections = 32;
const page = "/registered-nurse-recruiters";

const requestsPerSecond = (address: string): number => {
  const output = execFileSync(
    "wrk",
    ["-t1", `-c${connections}`, `-d${seconds}s`, "-H", "Accept-Encoding: gzip", address],
    { encoding: "utf8" },
  );
  if (/Non-2xx/.test(output)) throw new Error(output);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
};

const postgres = await startPostgres();
await createDatabase(postgres.adminUrl, "bench");
await migrateDatabase(urlFor(postgres.adminUrl, "bench", databaseRoles.owner));
const ourPort = await freePort();
const ours = spawn(process.execPath, ["server/main.ts"], {
  stdio: "inherit",
  env: {
    ...process.env,
    NODE_ENV: "production",
    ROLES: "api,web",
    PORT: String(ourPort),
    ORIGIN: "https://bench.example",
    LOG_LEVEL: "warn",
    SMTP_URL: "smtp://127.0.0.1:1",
    AUTH_SECRET: "for-benches-only-0123456789abcdef0123",
    DATABASE_URL: urlFor(postgres.adminUrl, "bench", databaseRoles.server),
  },
});
const ourAddress = `http://127.0.0.1:${ourPort}${page}`;
await reachable(ourAddress);

const gzip = { headers: { "accept-encoding": "gzip" } };
const sample = await fetch(ourAddress, gzip);
const nginxPort = await freePort();
const nginx = startNginx({
  home: mkdtempSync(join(tmpdir(), "nginx-")),
  port: nginxPort,
  root: resolve("build/client"),
  file: `${page.slice(1)}/index.html`,
  headers: sample.headers,
});
const nginxAddress = `http://127.0.0.1:${nginxPort}/`;

try {
  await reachable(nginxAddress);
  const yardstick = await fetch(nginxAddress, gzip);
  const same = sample.headers.get("content-length") === yardstick.headers.get("content-length");
  const missing = [...sample.headers.keys()].filter((name) => !yardstick.headers.has(name) && name !== "keep-alive");
  if (!same || missing.length > 0) throw new Error(`nginx does not answer alike: ${missing.join(", ")}`);

  const results = [];
  requestsPerSecond(ourAddress);
  for (let round = 0; round < rounds; round += 1) {
    results.push({ nginx: requestsPerSecond(nginxAddress), ours: requestsPerSecond(ourAddress) });
  }
  const ratios = results.map((result) => result.ours / result.nginx);
  const rows = results.map(
    (result, at) =>
      `| ${at + 1} | ${whole(result.nginx)} | ${whole(result.ours)} | ${(result.ours / result.nginx).toFixed(2)} |`,
  );
  const report = `## A prerendered page against nginx

\`npm run bench:pages\`: ${page}, gzip, ${sample.headers.get("content-length")} bytes, all our headers on both sides,
one process each, wrk with ${connections} connections for ${seconds} s on the same ${machine()}.

| round | nginx, requests/s | ours, requests/s | ratio |
| --- | --- | --- | --- |
${rows.join("\n")}

Median ratio: **${median(ratios).toFixed(2)}** (target 0.40).`;
  console.log(report);
  if (!quick) writeSection("pages", report);
} finally {
  ours.kill("SIGTERM");
  nginx.kill("SIGTERM");
  await wait(1500);
  postgres.stop();
}
