/** Content that staff edit: it is shown on the site, and every version is stored. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { issuesAtWidths } from "../support/accessibility.ts";
import { signUpCandidate, createStaffMember, callAs } from "../support/account-factory.ts";
import { open } from "../pages/site-page.ts";

const contentPath = "/staff/content";

/** A unique word, so that parallel tests find only their own content. */
const uniqueWord = (): string =>
  Math.random()
    .toString(36)
    .replace(/[^a-z]/g, "")
    .slice(0, 8);

const jobFields = (title: string) => ({
  title,
  company: "Harbor Trust",
  location: "Duluth, MN",
  type: "Full-time",
  industry: "",
  salaryMinUsd: 61_000,
  salaryMaxUsd: 72_000,
  salary: "",
  description: "Keep the light, and the log of it.",
  requirements: ["Steady nights"],
  isActive: true,
  isFeatured: false,
});

const addContent = async (context: BrowserContext, contentType: string, fields: object): Promise<string> => {
  const response = await callAs(context, "POST", `/api/desk/content/${contentType}`, { facts: fields });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
};

const saveTitle = async (page: Page, title: string): Promise<void> => {
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Save changes" }).click();
};

const history = (page: Page) => page.getByRole("list", { name: "History" }).getByRole("listitem");

test("a job added by staff is public; it is edited, logged and restored", async ({ page, context, browser }) => {
  test.setTimeout(120_000);
  await createStaffMember(context);
  const word = uniqueWord();
  await open(page, contentPath);
  await page.getByRole("link", { name: "Public jobs" }).click();
  await page.getByRole("link", { name: "Add job" }).click();
  const form = page.getByRole("form", { name: "Add job" });
  await form.getByLabel("Title").fill(`Keeper ${word}`);
  await form.getByLabel("Company").fill("Harbor Trust");
  await form.getByLabel("Location").fill("Duluth, MN");
  await form.getByLabel("Minimum salary").fill("61,000");
  await form.getByLabel("Maximum salary").fill("72000");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("article")).toContainText(`Keeper ${word}`);
  await expect(preview.getByRole("article")).toContainText("$61k - $72k");
  await form.getByRole("button", { name: "Add job" }).click();
  await expect(form.getByLabel("Description")).toHaveAccessibleDescription("Enter a description");
  await form.getByLabel("Description").fill("Keep the light, and the log of it.");
  await form.getByLabel("Requirements").fill("Steady nights\n\nA head for stairs");
  await form.getByRole("button", { name: "Add job" }).click();
  await expect(page).toHaveURL(/\/staff\/content\/public-job\/[0-9a-f-]{36}$/);
  await expect(page.getByText("It now appears in the job search on the home page.", { exact: true })).toBeVisible();
  const address = page.url();

  const visitor = await (await browser.newContext()).newPage();
  const cards = visitor.locator("#jobs").getByRole("article");
  await visitor.goto(`/?title=${word}#jobs`);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("$61k - $72k");

  const editForm = page.getByRole("form", { name: "Edit job" });
  await editForm.getByLabel("Title").fill(`Pilot ${word}`);
  await editForm.getByRole("button", { name: "Save changes" }).click();
  await expect(history(page)).toHaveCount(2);
  await expect(history(page).first()).toContainText("Noor Haddad changed it");
  await expect(history(page).first()).toContainText(`TitleKeeper ${word} changed to Pilot ${word}`);
  await visitor.reload();
  await expect(cards).toContainText(`Pilot ${word}`);

  await history(page).last().getByRole("button", { name: "Restore version" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore version" }).click();
  await expect(editForm.getByLabel("Title")).toHaveValue(`Keeper ${word}`);
  await expect(history(page).first()).toContainText("restored it");
  await visitor.reload();
  await expect(cards).toContainText(`Keeper ${word}`);

  await editForm.getByLabel("Show on the site").click();
  await editForm.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Not on the site").first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator("#jobs")).toContainText("No jobs found");
  await page.goto(`${contentPath}/public-job?q=${word}`);
  await expect(page.getByRole("list", { name: "Public jobs" }).getByRole("listitem")).toHaveCount(1);
  await page.goto(address);
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove job" }).click();
  await expect(page.getByText("This job was removed and isn't shown anywhere.")).toBeVisible();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(editForm.getByRole("button", { name: "Save changes" })).toBeVisible();
  await visitor.context().close();
});

test("a testimonial with no stars or six is rejected at that field", async ({ page, context }) => {
  await createStaffMember(context);
  await open(page, `${contentPath}/testimonial/new`);
  const form = page.getByRole("form", { name: "Add testimonial" });
  const word = uniqueWord();
  await form.getByLabel("Quote").fill(`They kept their word, ${word}.`);
  await form.getByLabel("Name").fill("Lena Ortiz");
  await form.getByLabel("Position").fill("COO");
  await form.getByLabel("Company").fill("Ortiz Mills");
  await form.getByRole("button", { name: "Add testimonial" }).click();
  const stars = form.getByRole("radiogroup", { name: "Stars" });
  await expect(stars).toHaveAccessibleDescription("Choose one to five stars");

  await page.route("**/api/desk/content/testimonial", (route) => {
    const sent = route.request().postDataJSON() as { facts: object };
    return route.continue({ postData: JSON.stringify({ facts: { ...sent.facts, rating: 6 } }) });
  });
  await stars.getByRole("radio", { name: "5 stars" }).check();
  await expect(stars).toHaveAccessibleDescription("");
  await form.getByRole("button", { name: "Add testimonial" }).click();
  await expect(stars).toHaveAccessibleDescription("Enter a whole number from 1 to 5");
  await page.unroute("**/api/desk/content/testimonial");
  await form.getByRole("button", { name: "Add testimonial" }).click();
  await expect(page).toHaveURL(/\/testimonial\/[0-9a-f-]{36}$/);
  await page.goto("/#testimonials");
  await page.getByRole("button", { name: /^Read all/ }).click();
  await expect(page.locator("#testimonials")).toContainText(word);
});

test("an expert's new page can be shared and keeps its URL when the name changes", async ({ page, context }) => {
  await createStaffMember(context);
  const name = `Ines ${uniqueWord()}`;
  await open(page, `${contentPath}/expert/new`);
  const form = page.getByRole("form", { name: "Add expert" });
  for (const [label, text] of [
    ["Name", name],
    ["Title", "Data Architect"],
    ["Former role", "Former Principal, Harbor Trust"],
    ["Bio", "Tidies warehouses."],
    ["Hourly rate", "212.50"],
    ["Location", "Lisbon"],
    ["Years of experience", "14"],
    ["Projects completed", "22"],
    ["Success rate", "96"],
    ["Specialties", "Warehouses\nLineage"],
    ["Previous companies", "Harbor Trust"],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(text);
  }
  await form.getByRole("button", { name: "Add expert" }).click();
  await expect(form.getByText("Choose at least one skill")).toBeVisible();
  await form.getByRole("button", { name: "PostgreSQL" }).click();
  await form.getByRole("button", { name: "dbt" }).click();
  await form.getByRole("button", { name: "Add expert" }).click();
  const link = page.getByRole("link", { name: "View on the site" });
  const address = `/experts/${name.toLowerCase().replace(" ", "-")}`;
  await expect(link).toHaveAttribute("href", address);

  const editForm = page.getByRole("form", { name: "Edit expert" });
  await editForm.getByLabel("Name", { exact: true }).fill(`${name} Ito`);
  await editForm.getByRole("button", { name: "Save changes" }).click();
  await expect(history(page)).toHaveCount(2);
  await expect(link).toHaveAttribute("href", address);
  const response = await page.request.get(address);
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain(`<meta property="og:title" content="${name} Ito, Data Architect"`);
  expect(html).not.toContain("noindex");
  await page.goto("/fractional-talent");
  await expect(page.getByRole("heading", { name: `${name} Ito` })).toBeVisible();
});

test("the second editor to save sees the conflict and can overwrite or discard", async ({ page, context, browser }) => {
  await createStaffMember(context);
  const word = uniqueWord();
  const id = await addContent(context, "public-job", jobFields(`Keeper ${word}`));
  const other = await browser.newContext();
  await createStaffMember(other, "Bo Lindqvist");
  const theirs = await other.newPage();
  await open(page, `${contentPath}/public-job/${id}`);
  await open(theirs, `${contentPath}/public-job/${id}`);
  await saveTitle(theirs, `Pilot ${word}`);
  await expect(history(theirs)).toHaveCount(2);
  await saveTitle(page, `Diver ${word}`);
  const notice = page.getByRole("alert", { name: "Changed by someone else" });
  await expect(notice).toContainText("Bo Lindqvist saved changes while you were editing");
  await expect(notice).toContainText(`TitlePilot ${word} changed to Diver ${word}`);
  await expect(page.getByLabel("Title")).toHaveValue(`Diver ${word}`);
  await notice.getByRole("button", { name: "Overwrite their changes" }).click();
  await expect(notice).toHaveCount(0);
  await expect(history(page)).toHaveCount(3);

  await saveTitle(theirs, `Sailor ${word}`);
  await theirs.getByRole("button", { name: "Discard my changes" }).click();
  await expect(theirs.getByLabel("Title")).toHaveValue(`Diver ${word}`);
  await other.close();
});

test("asks before leaving unsaved changes", async ({ page, context }) => {
  await createStaffMember(context);
  const id = await addContent(context, "public-job", jobFields(`Keeper ${uniqueWord()}`));
  await open(page, `${contentPath}/public-job/${id}`);
  await page.getByLabel("Company").fill("Another Trust");
  await page.getByRole("link", { name: "Public jobs" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Company")).toHaveValue("Another Trust");
  await page.getByRole("link", { name: "Public jobs" }).click();
  await dialog.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Public jobs");
});

test("samples are marked, the form explains changes, and the search filters the list", async ({ page, context }) => {
  await createStaffMember(context);
  await open(page, `${contentPath}/reply-template`);
  const rows = page.getByRole("list", { name: "Reply templates" }).getByRole("listitem");
  await page.getByRole("searchbox").fill("declining");
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/q=declining/);
  await expect(rows).toContainText("Sample");
  await rows.getByRole("link").click();
  await expect(page.getByText("After you save a change, it's no longer marked as a sample.")).toBeVisible();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("Hi Dana,");
  await expect(preview).toContainText("Whitfield Clinics");
  await expect(preview).toContainText("Noor Haddad");
  await page.getByLabel("Message").fill("Hello {{frist}}");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByLabel("Message")).toHaveAccessibleDescription(/^\{\{frist\}\} isn't a placeholder/);
  await page.getByRole("button", { name: "Discard" }).click();
  await open(page, `${contentPath}/reply-template?q=nothinglikethis`);
  await expect(page.getByText("No results for “nothinglikethis”")).toBeVisible();
  // The link to the whole list also clears the search field.
  await page.getByRole("link", { name: "Current" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(rows.first()).toBeVisible();
  await expect(page).toHaveURL(`${contentPath}/reply-template`);
});

test("only staff can open the content pages", async ({ page, context }) => {
  await signUpCandidate(context);
  expect((await page.goto(contentPath))?.status()).toBe(403);
  expect((await callAs(context, "GET", "/api/desk/content/expert")).status()).toBe(403);
});

test("no accessibility violations or sideways scroll at 360 and 1440 px, light and dark", async ({ browser }) => {
  test.setTimeout(480_000);
  const context = await browser.newContext();
  const page = await context.newPage();
  await createStaffMember(context, "W".repeat(60));
  const id = await addContent(context, "public-job", jobFields("Longestword".repeat(20)));
  await callAs(context, "PUT", `/api/desk/content/public-job/${id}`, { seen: null, facts: jobFields("x") });
  const problems: string[] = [];
  const checkAccessibility = async (what: string) => {
    for (const problem of await issuesAtWidths(page, [360, 1440])) problems.push(`${what}: ${problem}`);
  };
  await open(page, contentPath);
  await checkAccessibility("overview");
  for (const contentType of ["public-job", "testimonial", "expert", "reply-template"]) {
    await open(page, `${contentPath}/${contentType}`);
    await checkAccessibility(`${contentType} list`);
    await page.locator("main ul li a").first().click();
    await expect(page.getByRole("heading", { name: "Preview" })).toBeVisible();
    await checkAccessibility(`${contentType} form`);
    await open(page, `${contentPath}/${contentType}/new`);
    await page.locator("form button[type=submit]").click();
    await expect(page.locator("form [role=alert]").first()).toBeVisible();
    await checkAccessibility(`${contentType} refused`);
  }
  await open(page, `${contentPath}/public-job/${id}`);
  const saveButton = page.getByRole("button", { name: "Save changes" });
  await page.getByLabel("Company").fill("C".repeat(200));
  await saveButton.click();
  await expect(history(page)).toHaveCount(2);
  await checkAccessibility("history");
  await history(page).last().getByRole("button", { name: "Restore version" }).click();
  await checkAccessibility("asking");
  expect(problems).toEqual([]);
  await context.close();
});
