/** Matching as an employer uses it: on the demo's data, and in a workspace. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import type { MatchResult } from "#domain/matching/endpoints/match-candidates.ts";
import { issuesAtWidths } from "../support/accessibility.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { dashboard, panel } from "../pages/dashboard-page.ts";
import { open } from "../pages/site-page.ts";
import { signUpEmployer } from "../support/workspace-members.ts";

const matchPath = "**/api/ai/match-candidates";
const address = `${dashboard}?tab=ai-matching`;

const picker = (page: Page): Locator => panel(page).getByLabel("Job to fill");
const startButton = (page: Page): Locator => panel(page).getByRole("button", { name: "Start AI Matching" });
const matches = (page: Page): Locator => panel(page).getByRole("list", { name: "Matches" }).locator("> li");

const demoJobs = () =>
  queryDatabase<{ id: string; title: string; department: string }>(
    `select j.id, j.title, coalesce(nullif(j.department, ''), t.name) as department
     from jobs_enhanced j left join hiring_teams t on t.id = j.hiring_team_id where j.company_id = $1`,
    [demoCompanyId],
  );

const pickJob = async (page: Page, title: string): Promise<void> => {
  await expect(
    picker(page)
      .locator("option")
      .filter({ hasText: `${title} - ` }),
  ).toHaveCount(1);
  const value = await picker(page)
    .locator("option")
    .filter({ hasText: `${title} - ` })
    .getAttribute("value");
  await picker(page).selectOption(value);
};

/** Runs the demo's match for a job and returns the server's response. */
const runMatch = async (page: Page, title = "ICU Nurse Manager"): Promise<MatchResult> => {
  await pickJob(page, title);
  const answered = page.waitForResponse(matchPath);
  await startButton(page).click();
  const response = await answered;
  expect(response.status()).toBe(200);
  // An earlier result stays until the new one replaces it, so wait until the button is enabled again.
  await expect(startButton(page)).toBeEnabled();
  await expect(panel(page).getByRole("heading", { level: 2, name: title })).toBeVisible();
  return (await response.json()) as MatchResult;
};

/** Changes the next match response on its way to the page. */
const changeResponse = (page: Page, change: (result: MatchResult) => MatchResult) =>
  page.route(
    matchPath,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as MatchResult) });
    },
    { times: 1 },
  );

test("[MATCH-01] [MATCH-02] the picker shows loading, then every job with its department", async ({ page }) => {
  const hold = Promise.withResolvers<void>();
  await page.route("**/api/jobs-enhanced", async (route) => {
    await hold.promise;
    await route.continue();
  });
  await open(page, address);
  await expect(picker(page)).toContainText("Loading jobs...");
  await expect(startButton(page)).toBeDisabled();
  hold.resolve();
  const jobs = await demoJobs();
  await expect(picker(page).locator("option")).toHaveCount(jobs.length + 1);
  await expect(picker(page)).not.toContainText("Loading jobs...");
  const shown = await picker(page).locator("option:not([value=''])").allTextContents();
  expect(shown.toSorted()).toEqual(jobs.map(({ title, department }) => `${title} - ${department}`).toSorted());
  await expect(startButton(page)).toBeDisabled();
  await pickJob(page, "ICU Nurse Manager");
  await expect(startButton(page)).toBeEnabled();
});

test("[MATCH-03] [MATCH-12] while running, the button is busy; afterwards results appear and it can rerun", async ({
  page,
}) => {
  const hold = Promise.withResolvers<void>();
  await page.route(matchPath, async (route) => {
    await hold.promise;
    await route.continue();
  });
  await open(page, address);
  await pickJob(page, "ICU Nurse Manager");
  await startButton(page).click();
  const busy = panel(page).getByRole("button", { name: "Analyzing Candidates..." });
  await expect(busy).toBeDisabled();
  await expect(startButton(page)).toHaveCount(0);
  hold.resolve();
  await expect(matches(page).first()).toBeVisible();
  await expect(startButton(page)).toBeEnabled();
});

test("[MATCH-04] [MATCH-05] [MATCH-06] [MATCH-07] a result names the job and count; each candidate has score, bars and reasons", async ({
  page,
}) => {
  await open(page, address);
  const result = await runMatch(page);
  await expect(panel(page)).toContainText(
    `${result.matchedCandidates} of ${result.totalCandidates} candidates analyzed`,
  );
  expect(result.totalCandidates).toBeGreaterThan(50);
  const [first] = result.matches;
  if (first === undefined) throw new Error("the demo has no match");
  const article = matches(page).first();
  await expect(article.getByRole("heading", { level: 3 })).toHaveText(first.name);
  await expect(article).toContainText(first.currentTitle ?? "?");
  await expect(article).toContainText(first.location ?? "?");
  await expect(article.locator("[data-variant]")).toContainText(`${first.overallScore}%`);
  for (const [label, value] of [
    ["Skills", first.skillsMatch],
    ["Experience", first.experienceMatch],
    ["Domain", first.domainMatch],
  ] as const) {
    await expect(article.getByRole("progressbar", { name: label })).toHaveAttribute("aria-valuenow", String(value));
  }
  await expect(article).toContainText("AI Analysis");
  await expect(article).toContainText(first.reasoning);
  await expect(article.getByRole("list", { name: "Recommendations" }).getByRole("listitem")).toHaveText(
    first.recommendations,
  );
  const withFlags = result.matches.findIndex(({ redFlags }) => redFlags.length > 0);
  expect(withFlags).toBeGreaterThan(-1);
  await expect(
    matches(page).nth(withFlags).getByRole("list", { name: "Areas to Explore" }).getByRole("listitem"),
  ).toHaveText(result.matches[withFlags]?.redFlags ?? []);
});

test("each point opens its source line, points add up, and gaps are explained", async ({ page }) => {
  await open(page, address);
  const { matches: found, run: runSummary } = await runMatch(page);
  await expect(panel(page)).toContainText(`${runSummary.poolSize} in the pool`);
  const index = found.findIndex(
    ({ trace }) =>
      trace.counterfactuals.some(({ gain }) => gain > 0) &&
      trace.needs.some(({ elements }) => elements.some(({ quotes }) => quotes.length > 0)),
  );
  expect(index).toBeGreaterThan(-1);
  const { trace } = found[index] as MatchResult["matches"][number];
  expect(trace.parts.reduce((sum, { points }) => sum + points, 0)).toBe(trace.overall);
  expect(trace.parts.reduce((sum, { earned }) => sum + earned, 0)).toBe(trace.beforeLimits);
  const article = matches(page).nth(index);
  await article.getByRole("button", { name: "Show score details" }).click();
  const need = trace.needs.find(({ elements }) => elements.some(({ quotes }) => quotes.length > 0));
  const quote = need?.elements.flatMap(({ quotes }) => quotes)[0];
  await article
    .locator("summary")
    .filter({ hasText: need?.words ?? "?" })
    .click();
  await expect(
    article
      .locator("mark")
      .filter({ hasText: quote?.text ?? "?" })
      .first(),
  ).toBeVisible();
  const change = trace.counterfactuals.find(({ gain }) => gain > 0);
  await expect(article).toContainText(`Fully meeting “${change?.words}” would raise the score to ${change?.overall}`);
});

test("[MATCH-08] questions appear under the last selected candidate", async ({ page }) => {
  await open(page, address);
  const { matches: found, jobId } = await runMatch(page);
  const ask = async (index: number) => {
    const requestPromise = page.waitForRequest("**/api/ai/generate-interview-questions");
    const answered = page.waitForResponse("**/api/ai/generate-interview-questions");
    await matches(page).nth(index).getByRole("button", { name: "Generate Interview Questions" }).click();
    expect((await requestPromise).postDataJSON()).toEqual({ jobId, candidateId: found[index]?.candidateId });
    return ((await (await answered).json()) as { questions: string[] }).questions;
  };
  const region = (index: number) =>
    matches(page)
      .nth(index)
      .getByRole("region", { name: `Interview questions for ${found[index]?.name}` });
  const first = await ask(0);
  expect(first.length).toBeGreaterThan(2);
  await expect(region(0)).toContainText(first[0] ?? "?");
  const second = await ask(1);
  await expect(region(1)).toContainText(second.at(-1) ?? "?");
  await expect(region(0)).toHaveCount(0);
});

test("[MATCH-09] View Full Profile opens the whole record", async ({ page }) => {
  await open(page, address);
  const { matches: found } = await runMatch(page);
  const [first] = found;
  const [storedCandidate] = await queryDatabase<{ skills: string[]; work_history: { title: string }[] }>(
    "select skills, work_history from candidates where id = $1",
    [first?.candidateId],
  );
  await matches(page).first().getByRole("button", { name: "View Full Profile" }).click();
  const dialog = page.getByRole("dialog", { name: first?.name ?? "?" });
  await expect(dialog.getByRole("list", { name: "Skills" })).toContainText(storedCandidate?.skills[0] ?? "?");
  await expect(dialog.getByRole("list", { name: "Experience" })).toContainText(
    storedCandidate?.work_history[0]?.title ?? "?",
  );
  await expect(dialog.getByRole("heading", { name: "Contact" })).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Applications" })).toBeVisible();
});

test("[MATCH-10] an interview is stored for the application; a visitor is led to sign up", async ({
  page,
  browser,
}) => {
  const admin = await signUpEmployer(page);
  expect((await admin.send("PUT", "/api/workspace/sample-data")).ok()).toBe(true);
  await open(page, address);
  await expect(picker(page).locator("option")).not.toHaveCount(1);
  await picker(page).selectOption({ index: 1 });
  const answered = page.waitForResponse(matchPath);
  await startButton(page).click();
  const result = (await (await answered).json()) as MatchResult;
  const ownMatchIndex = result.matches.findIndex(
    ({ isNetwork, applications }) =>
      !isNetwork && applications.every(({ stage, status }) => stage !== "hired" && status === "active"),
  );
  const match = result.matches[ownMatchIndex];
  expect(result.run.number).toBe(1);
  await matches(page).nth(ownMatchIndex).getByRole("button", { name: "Schedule Interview" }).click();
  const dialog = page.getByRole("dialog", { name: `Schedule interview with ${match?.name}` });
  await dialog.getByRole("button", { name: "Schedule interview" }).click();
  await expect(dialog.getByLabel("Date and time")).toHaveAccessibleDescription(/Choose a date and time/);
  await dialog.getByLabel("Date and time").fill("2027-03-04T10:30");
  await dialog.getByRole("button", { name: "Schedule interview" }).click();
  await expect(dialog).toHaveCount(0);
  const at = await page.evaluate(() => new Date("2027-03-04T10:30").toISOString());
  await expect
    .poll(() =>
      queryDatabase(
        `select i.scheduled_at at time zone 'UTC' = $3::timestamptz at time zone 'UTC' as is_right, i.duration, i.status
         from interviews i join job_applications a on a.id = i.application_id
         where a.candidate_id = $1 and a.job_id = $2`,
        [match?.candidateId, result.jobId, at],
      ),
    )
    .toContainEqual({ is_right: true, duration: 60, status: "scheduled" });

  const visitor = await (await browser.newContext()).newPage();
  await open(visitor, address);
  await runMatch(visitor);
  await matches(visitor).getByRole("button", { name: "Schedule Interview" }).first().click();
  await expect(visitor.getByRole("dialog")).toContainText("schedule interviews");
  await visitor.context().close();
});

test("a match shows its stage on the job; after a rejection it offers no interview", async ({ page }) => {
  const admin = await signUpEmployer(page);
  expect((await admin.send("PUT", "/api/workspace/sample-data")).ok()).toBe(true);
  await open(page, address);
  await expect(picker(page).locator("option")).not.toHaveCount(1);
  await picker(page).selectOption({ index: 1 });
  const run = async (): Promise<MatchResult> => {
    const answered = page.waitForResponse(matchPath);
    await startButton(page).click();
    const result = (await (await answered).json()) as MatchResult;
    await expect(startButton(page)).toBeEnabled();
    return result;
  };
  const result = await run();
  await expect(panel(page)).toContainText(`${result.totalCandidates} in the pool`);
  await expect(panel(page)).toContainText(new RegExp(`${result.matchedCandidates} match(es)?`));
  const match = result.matches.find(({ isNetwork }) => !isNetwork);
  await queryDatabase("delete from job_applications where candidate_id = $1", [match?.candidateId]);
  const { matches: fresh } = await run();
  const article = matches(page).nth(fresh.findIndex(({ candidateId }) => candidateId === match?.candidateId));
  await article.getByRole("button", { name: "Add to job" }).click();
  await expect(article.getByText(`Applied · ${result.jobTitle}`)).toBeVisible();
  await expect(article.getByRole("button", { name: "Add to job" })).toHaveCount(0);
  await expect(article.getByRole("button", { name: "Schedule Interview" })).toBeVisible();
  await queryDatabase(
    "update job_applications set stage = 'rejected', status = 'closed' where candidate_id = $1 and job_id = $2",
    [match?.candidateId, result.jobId],
  );
  const { matches: again } = await run();
  const rejected = matches(page).nth(again.findIndex(({ candidateId }) => candidateId === match?.candidateId));
  await expect(rejected.getByText(`Rejected · ${result.jobTitle}`)).toBeVisible();
  await expect(rejected.getByRole("button", { name: "Schedule Interview" })).toHaveCount(0);

  // The run is kept: it is there on return, with the same marks and a filter.
  await page.reload();
  await expect(panel(page)).toContainText("Match again to include changes since then.");
  await expect(panel(page).getByText(`Rejected · ${result.jobTitle}`).first()).toBeVisible();
  await panel(page).getByLabel("Show", { exact: true }).selectOption("new");
  await expect(panel(page).getByText(`Rejected · ${result.jobTitle}`)).toHaveCount(0);
  await panel(page).getByLabel("Show", { exact: true }).selectOption("ended");
  await expect(matches(page).filter({ hasText: match?.name ?? "?" })).toBeVisible();
  expect(await issuesAtWidths(page, [390, 1440])).toEqual([]);
});

test("[MATCH-11] an empty result is stated in words", async ({ page }) => {
  await open(page, address);
  await changeResponse(page, (result) => ({ ...result, matches: [], matchedCandidates: 0 }));
  await runMatch(page);
  await expect(panel(page)).toContainText("No candidate matches found for this position.");
});

test("[MATCH-12] [MATCH-13] a failed run keeps the earlier result, is reported, and can be retried", async ({
  page,
}) => {
  const consoleErrors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") consoleErrors.push(message.text());
  });
  await open(page, address);
  const { matches: found } = await runMatch(page);
  await page.route(matchPath, (route) => route.fulfill({ status: 500, body: "boom" }), { times: 1 });
  await startButton(page).click();
  await expect(panel(page).getByRole("alert")).toHaveText("Matching failed, try again.");
  await expect(matches(page).first()).toContainText(found[0]?.name ?? "?");
  expect(consoleErrors.join("\n")).toContain("500");
  await runMatch(page);
  await expect(panel(page).getByRole("alert")).toHaveCount(0);
  await expect(matches(page).first()).toBeVisible();

  await page.route("**/api/ai/generate-interview-questions", (route) => route.fulfill({ status: 500 }), { times: 1 });
  await matches(page).first().getByRole("button", { name: "Generate Interview Questions" }).click();
  await expect(matches(page).first().getByRole("alert")).toContainText("couldn't write the questions");
});

test("[MATCH-14] 80 is green, 79 and 60 are yellow, 59 is red", async ({ page }) => {
  await open(page, address);
  const scores = [80, 79, 60, 59];
  await changeResponse(page, (result) => ({
    ...result,
    matches: scores.flatMap((overallScore, index) => {
      const match = result.matches[index];
      return match === undefined ? [] : [{ ...match, overallScore }];
    }),
  }));
  await runMatch(page);
  await expect(matches(page)).toHaveCount(4);
  const badges = matches(page).locator("[data-variant]");
  expect(await badges.evaluateAll((all) => all.map((badge) => badge.getAttribute("data-variant")))).toEqual([
    "default",
    "secondary",
    "secondary",
    "destructive",
  ]);
  const colors = await badges.evaluateAll((all) => all.map((badge) => getComputedStyle(badge).backgroundColor));
  expect(colors[1]).toBe(colors[2]);
  expect(new Set(colors).size).toBe(3);
});

test("people who may edit jobs correct parsed requirements, and matching uses them", async ({ page }) => {
  const admin = await signUpEmployer(page);
  expect((await admin.send("PUT", "/api/workspace/sample-data")).ok()).toBe(true);
  await open(page, address);
  await expect(picker(page).locator("option")).not.toHaveCount(1);
  await picker(page).selectOption({ index: 1 });
  await panel(page).getByRole("button", { name: "Edit requirements" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Must have").fill("Kotlin\nFalconry");
  await dialog.getByLabel("Nice to have").fill("");
  await dialog.getByRole("button", { name: "Save requirements" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel(page).getByRole("list", { name: "Must have" }).getByRole("listitem")).toHaveText([
    "Kotlin",
    "Falconry",
  ]);
  await expect(panel(page)).toContainText("Set manually.");
});

test("matching at 360 and 1440 px, light and dark: accessible, no sideways scroll", async ({ page }) => {
  await open(page, address);
  await runMatch(page);
  await matches(page).first().getByRole("button", { name: "Show score details" }).click();
  await matches(page).first().getByRole("button", { name: "Generate Interview Questions" }).click();
  await expect(matches(page).first().getByRole("region")).toBeVisible();
  expect(await issuesAtWidths(page, [360, 1440])).toEqual([]);
  await matches(page).first().getByRole("button", { name: "View Full Profile" }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Skills" })).toBeVisible();
  expect(await issuesAtWidths(page, [360, 1440])).toEqual([]);
});
