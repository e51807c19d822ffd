/** A job's whole life: created from a template, published, found by a visitor, paused and closed. */
import { expect, test } from "@playwright/test";
import { adHtml, toPosting } from "#domain/jobs/job-posting.ts";
import { fakePosting } from "#domain/test/fake-postings.ts";
import { completeAd } from "#server/test/fixtures/jobs.ts";
import { accessibilityIssuesLightAndDark, accessibilityIssues } from "../support/accessibility.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { dashboard, panel } from "../pages/dashboard-page.ts";
import { notice } from "../pages/desk-page.ts";
import { open } from "../pages/site-page.ts";
import { signUpEmployer, type WorkspaceUser } from "../support/workspace-members.ts";

interface StoredJob {
  readonly id: string;
  readonly revision: number;
  readonly publicPath: string | null;
}

const createDraft = async ({ send }: WorkspaceUser, title: string): Promise<StoredJob> => {
  const { id } = (await (await send("POST", "/api/jobs-enhanced", { title })).json()) as StoredJob;
  const response = await send("PUT", `/api/jobs-enhanced/${id}`, { revision: 1, facts: { ...completeAd, title } });
  return (await response.json()) as StoredJob;
};

test("[DASH-04] a job is created from a template, published, found, paused and removed", async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUpEmployer(page, { companyName: "Lantern Clinics" });
  await open(page, `${dashboard}?tab=jobs`);
  await expect(panel(page)).toContainText("Trial, 14 days left. 0 of 5 postings active.");
  await panel(page).getByRole("button", { name: "New Job" }).click();
  const dialog = page.getByRole("dialog", { name: "New job" });
  await dialog.getByLabel("Start from").selectOption({ label: "Registered Nurse" });
  await expect(dialog.getByLabel("Title")).toHaveValue("Registered Nurse");
  await dialog.getByLabel("Title").fill("Night Ward Nurse");
  await dialog.getByRole("button", { name: "Save and write ad" }).click();

  const form = page.getByRole("form", { name: "Job ad" });
  await expect(form).toContainText("This ad comes from a template");
  const missing = page.getByRole("list", { name: "Missing details" });
  await expect(missing.getByRole("button")).toHaveCount(4);
  // Requirements are parsed from the template's text and corrected by hand.
  const readRegion = form.getByRole("region", { name: "Matching criteria" });
  await expect(readRegion).toContainText("Active RN license");
  await readRegion.getByRole("button", { name: "ADN or BSN from an accredited program" }).click();
  await page.getByRole("menuitem", { name: "Move to nice to have" }).click();
  await expect(readRegion).toContainText("Set manually");
  await form.getByRole("button", { name: "Save and publish" }).click();
  await expect(form.getByLabel("Location", { exact: true })).toHaveAccessibleDescription(
    "Add a location, or mark the job as remote",
  );
  await missing.getByRole("button", { name: /^Replace the template text/ }).click();
  await expect(form.getByLabel("Description")).toBeFocused();
  const words = await form.getByLabel("Description").inputValue();
  await form
    .getByLabel("Description")
    .fill(words.replaceAll(/\[[^\]]+\]/g, "Lantern Clinics has nine houses along the river."));
  await form.getByLabel("Location", { exact: true }).fill("Dayton, OH");
  await form.getByLabel("Minimum salary ($/year)").fill("80000");
  await form.getByLabel("Maximum salary ($/year)").fill("95000");
  await expect(page.getByRole("complementary", { name: "Publishing" })).toContainText("Ready to publish");
  expect(await accessibilityIssuesLightAndDark(page, "main")).toEqual([]);
  await form.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByRole("complementary", { name: "Publishing" })).toContainText("1 of 5 postings active");

  const visitor = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await open(visitor, "/jobs?title=night+ward&location=dayton");
  const openJobs = visitor.getByRole("list", { name: "Open jobs" });
  await expect(openJobs.getByRole("listitem")).toHaveCount(1);
  expect(await accessibilityIssuesLightAndDark(visitor)).toEqual([]);
  await openJobs.getByRole("link", { name: "Night Ward Nurse" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Night Ward Nurse");
  await expect(visitor.getByRole("main")).toContainText("$80,000 to $95,000 a year");
  await expect(visitor.getByRole("main")).toContainText("nine houses along the river");
  expect(await accessibilityIssuesLightAndDark(visitor)).toEqual([]);
  await visitor.getByRole("link", { name: "Apply" }).click();
  await visitor.getByRole("region", { name: "Apply" }).getByRole("button", { name: /^Save/ }).click();
  await expect(visitor.getByRole("region", { name: "Apply" }).getByRole("button", { name: /^Saved/ })).toBeVisible();

  await page.getByRole("button", { name: "Pause" }).click();
  await expect(
    page.getByRole("button", { name: "Resume", exact: true }).or(page.getByText("Paused")).first(),
  ).toBeVisible();
  const response = await visitor.reload();
  expect(response?.status()).toBe(410);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Night Ward Nurse is no longer open");
  await expect(visitor.getByRole("list", { name: "Similar jobs" }).getByRole("listitem").first()).toBeVisible();
  expect(await accessibilityIssues(visitor)).toEqual([]);
  await visitor.close();
});

test("[DASH-06] [DASH-07] [DASH-08] View Pipeline shows applications by stage, on phone and desktop", async ({
  page,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, `${dashboard}?tab=jobs`);
    await page.getByRole("searchbox", { name: "Search jobs" }).fill("nurse manager");
    const link = panel(page)
      .getByRole("link", { name: /^View Pipeline/ })
      .filter({ visible: true });
    await expect(link).toHaveCount(1);
    expect(await accessibilityIssues(page, "main")).toEqual([]);
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Nurse Manager");
    await expect(page.getByRole("tab", { name: "Pipeline" })).toHaveAttribute("aria-selected", "true");
    for (const stage of ["Applied", "Screening", "Interview", "Offer", "Hired", "Rejected"])
      await expect(panel(page).getByRole("region", { name: stage })).toBeVisible();
    expect(await accessibilityIssues(page, "main")).toEqual([]);
  }
  // The demo is read-only; a visitor who tries to move a candidate is shown how to get a workspace.
  await panel(page).getByRole("button", { name: /^Move/ }).first().click();
  await page.getByRole("menuitem", { name: "Hired" }).click();
  await expect(page.getByRole("dialog", { name: "Create your own workspace" })).toBeVisible();
});

test("[DASH-08] a member moves a candidate by menu", async ({ page }) => {
  const admin = await signUpEmployer(page);
  await admin.send("PUT", "/api/workspace/sample-data");
  await open(page, `${dashboard}?tab=jobs`);
  await panel(page)
    .getByRole("link", { name: /^View Pipeline/ })
    .filter({ visible: true })
    .first()
    .click();
  const applied = panel(page).getByRole("region", { name: "Applied" });
  const screening = panel(page).getByRole("region", { name: "Screening" });
  await expect(applied.getByRole("listitem").first()).toBeVisible();
  const before = await screening.getByRole("listitem").count();
  await applied.getByRole("button", { name: /^Move/ }).first().click();
  await page.getByRole("menuitem", { name: "Screening" }).click();
  await expect(screening.getByRole("listitem")).toHaveCount(before + 1);
});

test("of two people editing a job, the second is warned, keeps edits and can reload", async ({ page }) => {
  const admin = await signUpEmployer(page);
  const job = await createDraft(admin, "Ward Clerk");
  await open(page, `/platform/jobs/${job.id}?tab=ad`);
  const title = page.getByRole("form", { name: "Job ad" }).getByLabel("Title");
  await title.fill("Mine");
  const facts = { ...completeAd, title: "Theirs" };
  await admin.send("PUT", `/api/jobs-enhanced/${job.id}`, { revision: job.revision, facts });
  await page.getByRole("button", { name: "Save changes", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("changed this job in the meantime");
  await expect(title).toHaveValue("Mine");
  await page.getByRole("button", { name: "Load latest version" }).click();
  await expect(title).toHaveValue("Theirs");
});

test("the save notice stays above the ad's footer buttons, on phone and desktop", async ({ page }) => {
  const { id } = await createDraft(await signUpEmployer(page), "Ward Clerk");
  for (const [width, height] of [
    [390, 780],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, `/platform/jobs/${id}?tab=ad`);
    const save = page.getByRole("button", { name: "Save changes", exact: true });
    await page.getByRole("form", { name: "Job ad" }).getByLabel("Title").fill(`Ward Clerk ${width}`);
    await save.click();
    await expect(notice(page)).toContainText("Changes saved");
    const gap = async (): Promise<number> => {
      const [above, below] = await Promise.all([notice(page).boundingBox(), save.boundingBox()]);
      return (below?.y ?? 0) - ((above?.y ?? height) + (above?.height ?? 0));
    };
    await expect.poll(gap).toBeGreaterThan(0);
  }
});

test("a refused ad shows its first error above the footer, each time, on phone and desktop", async ({ page }) => {
  const { id } = await createDraft(await signUpEmployer(page), "Ward Clerk");
  for (const [width, height] of [
    [390, 780],
    [1440, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, `/platform/jobs/${id}?tab=ad`);
    const form = page.getByRole("form", { name: "Job ad" });
    const publish = form.getByRole("button", { name: "Save and publish" });
    const description = form.getByLabel("Description");
    await description.fill("");
    const error = form.getByRole("alert").first();
    const isAboveFooter = async (): Promise<boolean> => {
      const [above, below] = await Promise.all([error.boundingBox(), publish.boundingBox()]);
      return above !== null && below !== null && above.y > 0 && above.y + above.height < below.y;
    };
    for (const attempt of [1, 2]) {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await publish.click();
      await expect(description, `attempt ${attempt}`).toBeFocused();
      await expect.poll(isAboveFooter).toBe(true);
    }
  }
});

test("ad pages match their structured data; feed and sitemap list them, no samples", async ({ page }) => {
  const admin = await signUpEmployer(page, { companyName: "Feed & <Sons>" });
  const job = await createDraft(admin, "Feed Tester & Taster");
  const body = { revision: job.revision, step: "open" };
  const opened = (await (await admin.send("POST", `/api/jobs-enhanced/${job.id}/steps`, body)).json()) as StoredJob;
  await page.goto(opened.publicPath ?? "");
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const posting = data
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find((each) => each["@type"] === "JobPosting");
  expect(posting).toMatchObject({
    title: await page.getByRole("heading", { level: 1 }).textContent(),
    hiringOrganization: { name: "Feed & <Sons>" },
    url: page.url(),
  });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", page.url());
  const feed = await (await page.request.get("/jobs/feed.xml")).text();
  const isXml = (text: string) =>
    page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, "application/xml").querySelector("parsererror") === null,
      text,
    );
  expect(await isXml(feed)).toBe(true);
  expect(feed).toContain("Feed Tester & Taster");
  const sitemap = await (await page.request.get("/jobs/sitemap.xml")).text();
  expect(await isXml(sitemap)).toBe(true);
  expect(sitemap).toContain(opened.publicPath);

  const board = (await (await page.request.get("/api/job-board")).json()) as {
    jobs: { slug: string; isSample: boolean }[];
  };
  const sample = board.jobs.find(({ isSample }) => isSample)?.slug ?? "none";
  expect(feed + sitemap).not.toContain(sample);
  await page.goto(`/jobs/${sample}`);
  await expect(page.getByRole("main")).toContainText("Sample: this job and its company aren't real.");
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual([]);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

/** A page's text in the order of its HTML, single-spaced. */
const textIn = (html: string): string =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

test("on fifty job pages the structured data matches what is shown", async ({ request, baseURL }) => {
  const fifty = Array.from({ length: 50 }, (_each, index) => fakePosting(index));
  await queryDatabase(
    `insert into jobs (id, slug, title, company, location, salary, salary_min_usd, salary_max_usd, type, industry, description,
       requirements, nice_to_have, benefits, is_remote, employment_type, min_years, starts_on, closes_at, published_at)
     select id::uuid, slug, title, company, location, salary, "salaryMinUsd"::numeric, "salaryMaxUsd"::numeric, type, industry, description,
       array(select jsonb_array_elements_text(requirements)), array(select jsonb_array_elements_text("niceToHave")), benefits,
       "isRemote", "employmentType", "minYears", "startsOn"::date, "closesAt"::timestamptz, "postedAt"::timestamptz
     from jsonb_to_recordset($1::jsonb) as x(id text, slug text, title text, company text, location text, salary text,
       "salaryMinUsd" numeric, "salaryMaxUsd" numeric, type text, industry text, description text, requirements jsonb,
       "niceToHave" jsonb, benefits text, "isRemote" boolean, "employmentType" text, "minYears" int, "startsOn" text,
       "closesAt" text, "postedAt" text)`,
    [JSON.stringify(fifty)],
  );
  for (const job of fifty) {
    const response = await request.get(`/jobs/${job.slug}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text = ""]) => JSON.parse(text) as Record<string, unknown>,
    );
    const { facts, blocks, jsonLd } = toPosting(job, baseURL ?? "");
    expect(data.find((each) => each["@type"] === "JobPosting")).toEqual(jsonLd);
    const shown = textIn(html).replaceAll("&#x27;", "'");
    for (const { label, value } of facts)
      expect(shown).toContain(textIn(`${label}</dt><dd>${adHtml([{ kind: "paragraph", text: value }])}`).trim());
    expect(shown).toContain(textIn(adHtml(blocks)).trim());
  }
});
