/**
 * Takes the README's screenshots from the built product and its sample data:
 * `npm run build && npm run draw:screenshots`.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import pg from "pg";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import { freePort } from "#server/test/database/local-postgres.ts";
import { goodPassword } from "#server/test/browsers.ts";
import config from "../../playwright.config.ts";

const folder = "docs/screenshots";
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ["e2e/environment/server.ts"], {
  stdio: "inherit",
  env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", ORIGIN: origin, SMTP_URL: "smtp://127.0.0.1:1" },
});
process.once("exit", () => server.kill("SIGTERM"));
spawnSync(process.execPath, ["script/operate/until-ready.ts", `${origin}/readyz`], { stdio: "inherit" });

const withDatabase = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const { ownerUrl } = JSON.parse(readFileSync("test-results/browser-database.json", "utf8")) as { ownerUrl: string };
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const waitUntilIdle = async (page: Page): Promise<void> => {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
};

const saveScreenshot = async (page: Page, name: string): Promise<void> => {
  await waitUntilIdle(page);
  await page.screenshot({ path: `${folder}/${name}.png`, animations: "disabled" });
};

/** Scrolls until the element is just below the header. */
const scrollBelowHeader = (place: Locator): Promise<void> =>
  place.evaluate((element) => window.scrollBy({ top: element.getBoundingClientRect().top - 96, behavior: "instant" }));

const newPage = async (browser: Browser, viewport = desktop): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin, viewport, reducedMotion: "reduce" });
  return context.newPage();
};

/** The demo job with the most candidates on its board. */
const fullestJob = () =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ id: string; title: string }>(
      `select j.id, j.title from jobs_enhanced j join job_applications a on a.job_id = j.id
       where j.company_id = $1 and j.status = 'active' group by j.id order by count(distinct a.stage) desc, count(*) desc limit 1`,
      [demoCompanyId],
    );
    if (rows[0] === undefined) throw new Error("the demo has no board");
    return rows[0];
  });

const leads = [
  ["Maren", "Okafor", "Northlake Dental Group", "Two hygienists and a front desk lead for the Evanston clinic", 14],
  ["Theo", "Lindqvist", "Cedar Ridge Hospital", "Four ICU nurses for nights, two with CCRN", 55],
  ["Priya", "Raman", "Palisade Robotics", "Controls engineer who has shipped AMRs", 130],
  ["Luis", "Ferrer", "Harbor Freightways", "Interim CFO through the audit, three days a week", 260],
  ["Hannah", "Boyd", "Boyd & Sons Roofing", "Estimator, Dayton, before the season starts", 410],
  ["Amara", "Nwosu", "Kestrel Legal", "Paralegal for discovery, six months", 640],
  ["Jonas", "Weber", "Alder Biologics", "Head of quality, confidential", 900],
  ["Sofia", "Marchetti", "Lumen Hospitality", "General manager for the lake house", 1200],
] as const;

const asStaff = async (page: Page): Promise<void> => {
  const email = "noor@firm.example";
  const response = await page.request.post("/api/auth/sign-up/email", {
    headers: { origin },
    data: { name: "Noor Haddad", email, password: goodPassword },
  });
  if (!response.ok()) throw new Error(`sign-up answered ${response.status()}`);
  await withDatabase(async (client) => {
    await client.query("update users set kind = 'staff', two_factor_enabled = true where username = $1", [email]);
    for (const [firstName, lastName, company, need, minutes] of leads) {
      await client.query(
        `insert into quote_requests (first_name, last_name, email, company, hiring_need, timeline, status, created_at)
         values ($1::text, $2, lower($1::text) || '@' || lower(replace($3::text, ' ', '')) || '.example', $3::text, $4, 'asap', 'new', now() - make_interval(mins => $5::int))`,
        [firstName, lastName, company, need, minutes],
      );
    }
  });
};

const screenshots: Readonly<Record<string, (browser: Browser) => Promise<void>>> = {
  home: async (browser) => {
    const page = await newPage(browser);
    await page.goto("/");
    await saveScreenshot(page, "home");
  },
  desk: async (browser) => {
    const page = await newPage(browser);
    await asStaff(page);
    await page.goto("/staff");
    await page.getByText("Theo Lindqvist").first().click();
    await saveScreenshot(page, "desk");
  },
  board: async (browser) => {
    const page = await newPage(browser);
    await page.goto(`/platform/jobs/${(await fullestJob()).id}`);
    await saveScreenshot(page, "board");
  },
  match: async (browser) => {
    const page = await newPage(browser);
    await page.goto("/platform/dashboard?tab=ai-matching");
    const picker = page.getByLabel("Job to fill");
    const option = picker.locator("option").filter({ hasText: "ICU Nurse Manager - " });
    await picker.selectOption(await option.getAttribute("value"));
    await page.getByRole("button", { name: "Start AI Matching" }).click();
    const first = page.getByRole("list", { name: "Matches" }).locator("> li").first();
    await first.waitFor();
    await scrollBelowHeader(page.getByRole("heading", { level: 2, name: "ICU Nurse Manager" }));
    await saveScreenshot(page, "match");
  },
  chat: async (browser) => {
    const page = await newPage(browser);
    await page.goto("/candidates");
    const input = page.getByRole("textbox", { name: "Your message" });
    for (const message of ["I'm Maya Okafor", "maya.okafor@example.com", "Columbus, Ohio", "ICU nurse"]) {
      await input.fill(message);
      await input.press("Enter");
      await page.getByTestId("typing-indicator").waitFor({ state: "detached" });
      await waitUntilIdle(page);
    }
    await scrollBelowHeader(page.getByRole("region", { name: "AI assistant" }));
    await saveScreenshot(page, "chat");
  },
  reports: async (browser) => {
    const page = await newPage(browser);
    await page.goto("/platform/reports");
    await saveScreenshot(page, "reports");
  },
  dashboard: async (browser) => {
    const page = await newPage(browser);
    await page.goto("/platform/dashboard");
    await saveScreenshot(page, "dashboard");
  },
  /** Two phones side by side. */
  phones: async (browser) => {
    const paths: string[] = [];
    for (const path of ["/registered-nurse-recruiters", `/platform/jobs/${(await fullestJob()).id}`]) {
      const page = await newPage(browser, phone);
      await page.goto(path);
      await waitUntilIdle(page);
      paths.push((await page.screenshot({ animations: "disabled" })).toString("base64"));
    }
    const page = await newPage(browser);
    await page.setContent(
      `<body style="margin:0;height:900px;display:flex;gap:64px;align-items:center;justify-content:center;background:#efeadf">${paths
        .map(
          (picture) =>
            `<img src="data:image/png;base64,${picture}" style="height:820px;border-radius:28px;box-shadow:0 2px 6px #14202e22,0 18px 48px #14202e33">`,
        )
        .join("")}</body>`,
    );
    await saveScreenshot(page, "phones");
  },
};

mkdirSync(folder, { recursive: true });
const only = process.argv[2];
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  for (const [name, capture] of Object.entries(screenshots)) {
    if (only === undefined || only === name) await capture(browser);
  }
} finally {
  await browser.close();
  server.kill("SIGTERM");
}
