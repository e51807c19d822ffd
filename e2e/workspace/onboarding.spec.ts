/** A new workspace is set up: profile, first team, welcome. */
import { expect, test } from "@playwright/test";
import { accessibilityIssues } from "../support/accessibility.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { callsFrom, errorsLoggedBy, requestLines } from "../pages/contact-form.ts";
import { button, readStored, step } from "../pages/sign-up-form.ts";
import { uniqueEmail, createEmployer } from "../support/account-factory.ts";
import {
  path,
  titles,
  profileForm,
  teamForm,
  box,
  entries,
  members,
  welcome,
  header,
  profile,
  team,
  member,
  openWizard,
  openWith,
  fillProfile,
  goToTeam,
  addMember,
  fillTeam,
  picture,
  choose,
} from "../pages/setup-wizard.ts";

test("[ONBOARD-01 ONBOARD-04] step 1 shows its fields and names the company", async ({ page }) => {
  await openWith(page, { name: "Acme", description: "" });
  await expect(step(page, titles[0])).toBeVisible();
  await expect(header(page)).toHaveText("Using information from Acme");
  const upload = profileForm(page).getByRole("button", { name: "Upload logo" });
  await expect(upload).toHaveAccessibleDescription("PNG, JPG up to 2MB");
  await expect(profileForm(page).getByText("PNG, JPG up to 2MB", { exact: true })).toBeVisible();
  for (const label of ["Tagline", "Company Culture"])
    await expect(profileForm(page).getByLabel(label, { exact: true })).toBeVisible();
  for (const list of ["Benefits", "Locations"] as const) await expect(box(page, list)).toBeVisible();
});

test("[ONBOARD-02] a logo is previewed and stored; other types and larger files are rejected", async ({ page }) => {
  const { companyId } = await createEmployer(page.context());
  const calls = callsFrom(page);
  await openWizard(page);
  const alert = profileForm(page).getByRole("alert").filter({ hasText: /./ });
  await choose(page, "logo.gif", "image/gif", picture);
  await expect(alert).toHaveText("Choose a PNG or JPG image.");
  await choose(page, "logo.png", "image/png", Buffer.alloc(2 * 1024 * 1024 + 1));
  await expect(alert).toHaveText("Choose an image up to 2 MB.");
  expect(requestLines(calls)).toEqual([]);

  // The server checks the file's content, because a file name proves nothing.
  await choose(page, "logo.png", "image/png", Buffer.from("not a picture"));
  await expect(alert).toHaveText("Choose a PNG or JPG image.");
  await expect(profileForm(page).getByRole("img", { name: "Your logo" })).toHaveCount(0);

  const uploaded = page.waitForResponse("**/api/workspace/logo");
  await choose(page, "logo.png", "image/png", picture);
  await expect(profileForm(page).getByRole("img", { name: "Your logo" })).toBeVisible();
  expect((await uploaded).status()).toBe(201);
  await expect(alert).toHaveCount(0);
  const { logoUrl } = (await (await uploaded).json()) as { logoUrl: string };
  expect(await queryDatabase("select logo_url from companies where id = $1", [companyId])).toEqual([
    { logo_url: logoUrl },
  ]);
  await page.reload();
  await expect(profileForm(page).getByRole("img", { name: "Your logo" })).toHaveAttribute("src", logoUrl);
  expect((await page.request.get(logoUrl)).headers()["content-type"]).toBe("image/png");
});

test("[ONBOARD-03] culture starts with the description from sign-up", async ({ page, baseURL, browser }) => {
  const description = "Nine clinics along the river.";
  await openWith(page, { name: "Harbor Clinics", description });
  await expect(profileForm(page).getByLabel("Company Culture")).toHaveValue(description);

  // The same in another browser, whose session storage is empty.
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const fresh = await elsewhere.newPage();
  await createEmployer(fresh.context());
  await openWizard(fresh);
  await expect(profileForm(fresh).getByLabel("Company Culture")).toHaveValue(description);
  await expect(header(fresh)).toHaveText("Using information from Harbor Clinics");
  await elsewhere.close();
});

for (const [what, data] of [
  ["nothing", null],
  ["something unreadable", "{not json"],
] as const) {
  test(`[ONBOARD-05] with ${what} in the tab the wizard works and asks to sign up`, async ({ page }) => {
    const calls = callsFrom(page);
    const logged = errorsLoggedBy(page);
    await page.addInitScript((storedData) => {
      if (storedData !== null) sessionStorage.setItem("companyData", storedData);
    }, data);
    await openWizard(page);
    await expect(page).toHaveURL(path);
    await expect(header(page)).toHaveCount(0);
    await expect(profileForm(page).getByLabel("Company Culture")).toHaveValue("");
    await expect(page.getByText("is saved only after")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "signing up" })).toHaveAttribute(
      "href",
      "/platform/signup",
    );
    await goToTeam(page);
    await fillTeam(page);
    await page.reload();
    await expect(members(page)).toHaveCount(1);
    await button(page, "Next").click();
    await expect(welcome(page)).toBeVisible();
    expect(JSON.parse((await readStored(page, "setupDraft")) ?? "null")).toMatchObject({
      profile,
      team: { ...team, members: [member] },
    });
    expect(requestLines(calls)).toEqual([]);
    expect(logged).toEqual([]);
  });
}

test("[ONBOARD-06 ONBOARD-17] step 2 asks for name, description and members as admin, editor or viewer", async ({
  page,
}) => {
  await openWizard(page);
  await goToTeam(page);
  for (const label of ["Team Name", "Team Description", "Email", "Role", "Permissions"])
    await expect(teamForm(page).getByLabel(label, { exact: true })).toBeVisible();
  const levels = await teamForm(page)
    .getByLabel("Permissions")
    .getByRole("option")
    .evaluateAll((all) => all.map((each) => each.getAttribute("value")));
  expect(levels).toEqual(["", "admin", "editor", "viewer"]);
  await fillTeam(page);
  await expect(members(page)).toHaveCount(1);
  for (const word of [member.email, member.role, "Editor"]) await expect(members(page)).toContainText(word);
  await members(page)
    .getByRole("button", { name: `Remove ${member.email}` })
    .click();
  await expect(members(page)).toHaveCount(0);
});

test("[ONBOARD-07] the welcome has three tips and leads to the dashboard", async ({ page }) => {
  await openWizard(page);
  await goToTeam(page);
  await fillTeam(page);
  await button(page, "Next").click();
  await expect(welcome(page)).toBeVisible();
  await expect(page.getByRole("list", { name: "Tips" }).getByRole("listitem")).toHaveCount(3);
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL("/platform/dashboard");
});

test("[ONBOARD-08 ONBOARD-19] both steps are saved as specified, and the member is invited", async ({ page }) => {
  const { companyId } = await createEmployer(page.context());
  const invited = { email: uniqueEmail(), role: "Charge nurse", permissions: "viewer" };
  const calls = callsFrom(page);
  await openWizard(page);
  await goToTeam(page);
  await fillTeam(page, invited);
  await button(page, "Next").click();
  await expect(welcome(page)).toBeVisible();

  expect(requestLines(calls)).toEqual(["PUT /api/workspace/profile", "POST /api/teams"]);
  expect(calls.map((each) => each.postDataJSON() as unknown)).toEqual([profile, { ...team, members: [invited] }]);
  const storedRows = await queryDatabase(
    "select tagline, culture, benefits, locations from company_profiles where company_id = $1",
    [companyId],
  );
  expect(storedRows).toEqual([profile]);
  const letters = await queryDatabase("select email, role, permissions from invitations where company_id = $1", [
    companyId,
  ]);
  expect(letters).toEqual([invited]);
  const dashboard = (await (await page.request.get("/api/dashboard")).json()) as {
    teams: { name: string; lead: string }[];
  };
  expect(dashboard.teams).toMatchObject([{ name: team.name, lead: "Ada Reyes" }]);
  expect(await readStored(page, "setupDraft")).toBeNull();
});

test("[ONBOARD-19] with a logo, its URL is saved too", async ({ page }) => {
  await createEmployer(page.context());
  await openWizard(page);
  await choose(page, "logo.png", "image/png", picture);
  await expect(profileForm(page).getByRole("button", { name: "Replace logo" })).toBeVisible();
  const saved = page.waitForRequest("**/api/workspace/profile");
  await goToTeam(page);
  expect((await saved).postDataJSON()).toEqual({
    ...profile,
    logoUrl: expect.stringMatching(/^\/api\/workspace\/logo\?v=[0-9a-f-]{36}$/) as unknown,
  });
});

test("[ONBOARD-08] the wizard resumes where it was left, even in another browser", async ({ page }) => {
  await createEmployer(page.context());
  await openWizard(page);
  await goToTeam(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(step(page, titles[1])).toBeVisible();
  await button(page, "Previous").click();
  await expect(profileForm(page).getByLabel("Tagline")).toHaveValue(profile.tagline);
  await expect(entries(page, "Benefits")).toHaveText([...profile.benefits]);
  await button(page, "Next").click();
  await fillTeam(page, { ...member, email: uniqueEmail() });
  await button(page, "Next").click();
  await expect(welcome(page)).toBeVisible();

  await page.reload();
  await expect(welcome(page)).toBeVisible();
  await page.getByRole("button", { name: "View team" }).click();
  await expect(page.getByRole("list", { name: "Hiring teams" }).getByRole("listitem")).toContainText([
    /Nursing.*1 member, 1 invitation open/,
  ]);
  await button(page, "Next").click();
  await page.getByRole("button", { name: "Edit profile" }).click();
  await expect(profileForm(page).getByLabel("Company Culture")).toHaveValue(profile.culture);
});

test("[ERR-02] a step that fails to save keeps its values, says so and can be retried", async ({ page }) => {
  await createEmployer(page.context());
  const logged = errorsLoggedBy(page);
  const reply = { status: 500, json: { code: "internal", message: "Something went wrong on our side." } };
  const problem = page.getByRole("alert").filter({ hasText: "We couldn't save this step" });
  const retry = problem.getByRole("button", { name: "Try again" });
  await openWizard(page);
  await page.route("**/api/workspace/profile", (route) => route.fulfill(reply));
  await fillProfile(page);
  await button(page, "Next").click();
  await expect(problem).toContainText("Something went wrong on our side. Everything you entered is still here.");
  await expect(step(page, titles[0])).toBeVisible();
  await expect(profileForm(page).getByLabel("Tagline")).toHaveValue(profile.tagline);
  await expect(entries(page, "Benefits")).toHaveCount(2);
  expect(logged).toHaveLength(1);
  await retry.click();
  await expect.poll(() => logged).toHaveLength(2);
  await page.unroute("**/api/workspace/profile");
  await retry.click();
  await expect(step(page, titles[1])).toBeVisible();
  await expect(problem).toHaveCount(0);

  await page.route("**/api/teams", (route) => route.abort());
  await fillTeam(page, { ...member, email: uniqueEmail() });
  await button(page, "Next").click();
  await expect(problem).toBeVisible();
  await expect(teamForm(page).getByLabel("Team Name")).toHaveValue(team.name);
  await expect(members(page)).toHaveCount(1);
  expect(logged).toHaveLength(3);
  await page.unroute("**/api/teams");
  await retry.click();
  await expect(welcome(page)).toBeVisible();
});

test("when the setup cannot be loaded, the page says so and retries", async ({ page }) => {
  await createEmployer(page.context());
  await page.route("**/api/workspace", (route) => route.abort());
  await page.goto(path);
  await expect(page.getByText("We couldn't load your setup")).toBeVisible();
  await page.unroute("**/api/workspace");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(step(page, titles[0])).toBeVisible();
});

test("a member who is not an admin learns who can finish and goes to the dashboard", async ({
  page,
  browser,
  baseURL,
}) => {
  const [admin, viewer] = [uniqueEmail(), uniqueEmail()];
  const { companyId } = await createEmployer(page.context(), { email: viewer });
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await createEmployer(elsewhere, { email: admin });
  await elsewhere.close();
  await queryDatabase(
    "insert into company_members (company_id, user_id, permissions) select $1, id, 'admin' from users where username = $2",
    [companyId, admin],
  );
  await queryDatabase(
    `update company_members set permissions = 'viewer'
     where company_id = $1 and user_id = (select id from users where username = $2)`,
    [companyId, viewer],
  );
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "An admin sets up Harbor Clinics" })).toBeVisible();
  await expect(profileForm(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL("/platform/dashboard");
});

test("what was entered before sign-up is in the form afterwards", async ({ page }) => {
  await openWizard(page);
  await goToTeam(page);
  await createEmployer(page.context());
  await openWizard(page);
  await expect(step(page, titles[0])).toBeVisible();
  await expect(profileForm(page).getByLabel("Tagline")).toHaveValue(profile.tagline);
  await expect(entries(page, "Locations")).toHaveText([...profile.locations]);
});

test("each step passes axe, with no sideways scroll on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openWizard(page);
  const expectAccessible = async () => {
    expect(await accessibilityIssues(page, "main")).toEqual([]);
  };
  await button(page, "Next").click();
  await expectAccessible();
  await goToTeam(page);
  await addMember(page);
  await button(page, "Next").click();
  await expectAccessible();
  await fillTeam(page, { ...member, email: `${"a-long-name".repeat(5)}@${"a-long-host".repeat(5)}.example` });
  await expectAccessible();
  await button(page, "Next").click();
  await expect(welcome(page)).toBeVisible();
  await expectAccessible();
});
