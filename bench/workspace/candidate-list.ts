/**
 * The candidate list of a large workspace in Chromium: how long a candidate takes to open in the panel, and the longest
 * task while ten thousand rows are scrolled.
 */
import type { BrowserContext, Page } from "@playwright/test";
import { employerForm } from "#server/test/browsers.ts";
import { launchBrowser, startBrowserServer } from "../support/browser-server.ts";
import { startCpuShares } from "../support/cpu-shares.ts";
import { maxTaskDurations } from "../support/frames.ts";
import { describeMachine, writeSection } from "../support/report.ts";

/** `--quick` takes a small workspace and writes nothing. */
const isQuick = process.argv.includes("--quick");
const candidates = isQuick ? 3000 : 150_000;
const rows = isQuick ? 1000 : 10_000;
const openings = isQuick ? 15 : 60;
const targetOpenMs = 150;
const targetTaskMs = 50;

const { origin, withDatabase, stop } = await startBrowserServer();

const signUpEmployer = async (context: BrowserContext): Promise<string> => {
  const response = await context.request.post("/api/accounts/employers", {
    headers: { origin },
    data: employerForm({ email: "list@people.example" }),
  });
  if (!response.ok()) throw new Error(`sign-up answered ${response.status()}`);
  return ((await response.json()) as { companyId: string }).companyId;
};

/** A third of them applied to one of 50 jobs. */
const fill = (companyId: string): Promise<void> =>
  withDatabase(async (client) => {
    await client.query(
      "insert into jobs_enhanced (company_id, title) select $1, 'Ward nurse ' || n from generate_series(1, 50) n",
      [companyId],
    );
    await client.query(
      `with people as (insert into candidates (company_id, first_name, last_name, email, current_title, current_company, location, skills,
           experience, summary, work_history)
         select $1, 'Person', 'Number ' || n, 'p' || n || '@bench.example', 'Registered nurse', 'Riverside Methodist', 'Dayton, OH',
           array['Epic', 'Triage', 'Patient Care'], 4 + n % 20, 'Nights and weekends.',
           '[{"title": "Registered nurse", "company": "Riverside Methodist", "start": "2019-03", "end": null}]'::jsonb
         from generate_series(1, $2::int) n returning id),
       jobs as (select array_agg(id) as ids from jobs_enhanced where company_id = $1)
       insert into job_applications (company_id, job_id, candidate_id)
       select $1, jobs.ids[1 + row_number() over () % 50], people.id from people, jobs limit $2 / 3`,
      [companyId, candidates],
    );
    await client.query("analyze candidates, job_applications");
  });

/** Scrolls a screen at a time until this many rows are loaded. */
const loadRows = async (page: Page): Promise<void> => {
  const list = page.getByRole("region", { name: "Candidates" });
  for (let loaded = 0; loaded < rows;) {
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await page.waitForTimeout(30);
    loaded = Number(await page.getByRole("table").getAttribute("aria-rowcount")) - 1;
  }
};

const scroll = async (page: Page): Promise<void> => {
  await page.mouse.move(800, 500);
  for (let step = 0; step < 150; step += 1) {
    await page.mouse.wheel(0, -1600);
    await page.waitForTimeout(16);
  }
  for (let step = 0; step < 150; step += 1) {
    await page.mouse.wheel(0, 1600);
    await page.waitForTimeout(16);
  }
};

/** From the click until the frame in which the panel shows the candidate's record. */
const open = async (page: Page, index: number): Promise<number> => {
  const link = page.locator(`tbody tr[data-row="${index}"] a`).first();
  const name = await link.innerText();
  const shown = page.evaluate(
    (expected) =>
      new Promise<number>((resolve) => {
        let began = 0;
        addEventListener("click", ({ timeStamp }) => (began = timeStamp), { once: true, capture: true });
        const check = (): void => {
          const panel = document.querySelector("aside[aria-label='Candidate']");
          const isShown =
            panel?.querySelector("h2")?.textContent.includes(expected) === true &&
            panel.querySelector("[aria-label='Work history']") !== null;
          if (began > 0 && isShown) requestAnimationFrame((time) => resolve(time - began));
          else requestAnimationFrame(check);
        };
        check();
      }),
    name,
  );
  await link.click();
  const took = await shown;
  await page.keyboard.press("Escape");
  await page.locator("aside[aria-label='Candidate']").waitFor({ state: "detached" });
  return took;
};

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const formatMs = (ms: number): string => `${ms.toFixed(0)} ms`;
const formatShare = (share: number): string => `${(share * 100).toFixed(0)} %`;

const browser = await launchBrowser();
try {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  await fill(await signUpEmployer(context));
  const page = await context.newPage();
  await page.goto("/platform/candidates");
  await page.locator("tbody tr[data-row] a").first().waitFor();
  await page.waitForTimeout(1500);

  const stopOpenShares = startCpuShares([process.pid]);
  const times: number[] = [];
  // The first opening loads the panel's code, which a person does once.
  const first = await open(page, 0);
  for (let index = 1; index <= openings; index += 1) times.push(await open(page, 1 + ((index * 5) % 15)));
  const openShares = stopOpenShares();

  await loadRows(page);
  await page.waitForTimeout(1000);
  const stopScrollShares = startCpuShares([process.pid]);
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "__metadata"] });
  await scroll(page);
  const { wallMs, cpuMs } = maxTaskDurations(await browser.stopTracing());
  const scrollShares = stopScrollShares();

  const p95 = percentile(times, 0.95);
  const report = `## Candidates of a large workspace

\`npm run bench:candidate-list\`: ${candidates.toLocaleString("en-US")} candidates in one workspace, in Chromium at 1440 x 900, on ${describeMachine()}. Opening is timed from the
click until the frame that shows the candidate's record in the panel, ${openings} times on 15 rows of the list. For scrolling, ${rows.toLocaleString("en-US")} rows are
loaded, then the wheel goes up and down through them; the longest task of the main thread comes from a trace.

| what | p50 | p95 | first, with the panel's code | other programs | steal time |
| --- | --- | --- | --- | --- | --- |
| opening a candidate | ${formatMs(percentile(times, 0.5))} | **${formatMs(p95)}** (target ${targetOpenMs} ms) | ${formatMs(first)} | ${formatShare(openShares.others)} | ${formatShare(openShares.stolen)} |

| what | longest task | CPU time of it | other programs | steal time |
| --- | --- | --- | --- | --- |
| scrolling ${rows.toLocaleString("en-US")} rows | **${wallMs.toFixed(1)} ms** (target ${targetTaskMs} ms) | ${cpuMs.toFixed(1)} ms | ${formatShare(scrollShares.others)} | ${formatShare(scrollShares.stolen)} |`;
  console.log(report);
  if (!isQuick) writeSection("candidate-list", report);
  if (p95 > targetOpenMs || wallMs > targetTaskMs) process.exitCode = 1;
} finally {
  await browser.close();
  stop();
}
