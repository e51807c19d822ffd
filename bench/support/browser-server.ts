/** The built product with its own database, and a browser to open it with. */
import { execFileSync, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { type Browser, chromium } from "@playwright/test";
import pg from "pg";
import { freePort } from "#server/test/database/local-postgres.ts";
import { waitUntilReachable } from "./wait-until-reachable.ts";

const databaseFile = "test-results/browser-database.json";

export const startBrowserServer = async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  rmSync(databaseFile, { force: true });
  const server = spawn(process.execPath, ["e2e/environment/server.ts"], {
    stdio: "inherit",
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", ORIGIN: origin, SMTP_URL: "smtp://127.0.0.1:1" },
  });
  // The server runs at lower priority, because a real visitor's browser does not share its cores with the server.
  if (server.pid !== undefined) setPriority(server.pid, 10);
  await waitUntilReachable(`${origin}/readyz`);
  return {
    origin,
    withDatabase: async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
      const { ownerUrl } = JSON.parse(readFileSync(databaseFile, "utf8")) as { ownerUrl: string };
      const client = new pg.Client({ connectionString: ownerUrl });
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.end();
      }
    },
    stop: (): void => void server.kill("SIGTERM"),
  };
};

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: execFileSync("sh", ["-c", "command -v chromium"], { encoding: "utf8" }).trim(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
