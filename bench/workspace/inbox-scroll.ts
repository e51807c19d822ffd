/** Scrolls through two thousand leads in a traced browser and measures the longest task between two frames. */
import type { BrowserContext, Page } from "@playwright/test";
import { goodPassword } from "#server/test/browsers.ts";
import { launchBrowser, startBrowserServer } from "../support/browser-server.ts";
import { maxTaskDurations, longFramesOf, watchFrames } from "../support/frames.ts";
import { describeMachine, writeSection } from "../support/report.ts";

const leadCount = 2000;
const targetMs = 50;
const stepPx = 320;
/** `--quick` takes one pass and writes nothing. */
const isQuick = process.argv.includes("--quick");
const passes = isQuick ? 1 : 3;

const { origin, withDatabase, stop } = await startBrowserServer();

const fill = (email: string) =>
  withDatabase(async (client) => {
    await client.query("update users set kind = 'staff', two_factor_enabled = true where username = $1", [email]);
    await client.query(
      `insert into quote_requests (first_name, last_name, email, company, hiring_need, status, created_at)
       select 'Visitor', 'Number ' || n, 'visitor' || n || '@bench.example', 'Company ' || n,
         'Four ICU nurses for nights, two of them with a certificate, starting in January', 'new', now() - make_interval(mins => n)
       from generate_series(1, $1) n`,
      [leadCount],
    );
    await client.query(
      "update desk_leads set assignee_id = (select id from users where username = $1) where random() < 0.5",
      [email],
    );
  });

const signInAsStaff = async (context: BrowserContext): Promise<void> => {
  const email = "bench@people.example";
  const response = await context.request.post("/api/auth/sign-up/email", {
    headers: { origin },
    data: { name: "Noor Haddad", email, password: goodPassword },
  });
  if (!response.ok()) throw new Error(`sign-up answered ${response.status()}`);
  await fill(email);
};

/** Scrolls as fast as a mouse wheel can, to the end of the list. */
const scrollToEnd = async (page: Page): Promise<number> => {
  await page.locator("[data-inbox]").hover();
  for (;;) {
    await page.mouse.wheel(0, stepPx);
    const pixelsLeft = await page
      .locator("[data-inbox]")
      .evaluate((box) => box.scrollHeight - box.clientHeight - Math.ceil(box.scrollTop));
    if (pixelsLeft <= 1) {
      await page.waitForTimeout(300);
      const again = page.getByRole("button", { name: "Try again" });
      if (await again.isVisible()) await again.click();
      const last = page.locator('[data-inbox] li[aria-posinset="2000"]');
      if ((await last.count()) > 0) return leadCount;
    }
  }
};

const browser = await launchBrowser();
try {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  await signInAsStaff(context);
  const lines: string[] = [];
  const longest: number[] = [];
  for (let pass = 1; pass <= passes; pass += 1) {
    const page = await context.newPage();
    await page.goto("/staff?view=all");
    await page.locator("[data-inbox] a").first().waitFor();
    await page.waitForTimeout(1500);
    await watchFrames(page);
    await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "__metadata"] });
    const rows = await scrollToEnd(page);
    const { wallMs, cpuMs } = maxTaskDurations(await browser.stopTracing());
    const frames = await longFramesOf(page);
    longest.push(wallMs, ...frames);
    const cells = [
      pass,
      rows.toLocaleString("en-US"),
      `${wallMs.toFixed(1)} ms`,
      `${cpuMs.toFixed(1)} ms`,
      frames.length,
    ];
    lines.push(`| ${cells.join(" | ")} |`);
    await page.close();
  }
  const worst = Math.max(...longest);
  const report = `## Scrolling the Inbox

\`npm run bench:inbox-scroll\`: ${leadCount.toLocaleString("en-US")} leads, scrolled from first to last in Chromium at 1440 x 900, ${stepPx} px per wheel event, loading
pages on the way, on ${describeMachine()}. The longest main-thread task comes from a trace; long frames are those that the browser itself
reports as over ${targetMs} ms.

| pass | rows | longest task | CPU time | frames over ${targetMs} ms |
| --- | --- | --- | --- | --- |
${lines.join("\n")}

Longest overall: **${worst.toFixed(1)} ms** (target: none over ${targetMs} ms).`;
  console.log(report);
  if (!isQuick) writeSection("inbox-scroll", report);
  if (worst > targetMs) process.exitCode = 1;
} finally {
  await browser.close();
  stop();
}
