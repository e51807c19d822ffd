/** The manual editor's other tabs, as a visitor and as a candidate with an account. */
import { expect, type Page, test } from "@playwright/test";
import { queryDatabase } from "../environment/browser-database.ts";
import { expectApplied, expectNoViolations, openEditor, preview } from "../pages/editor-page.ts";
import { recordAnnouncements } from "../support/announcements.ts";
import { signUpCandidate, callAs, confirmAddress } from "../support/account-factory.ts";

const openTab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();

test("[EDITOR-11] projects are added, edited, ordered and deleted through a form", async ({ page }) => {
  await openEditor(page);
  await openTab(page, "Portfolio");
  const add = async (title: string) => {
    await page.getByRole("button", { name: "Add New Project" }).click();
    await page.getByLabel("Title", { exact: true }).fill(title);
  };
  await add("");
  await page.getByLabel("Link (optional)").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Add project" }).click();
  await expect(page.getByText("Enter a project title")).toBeVisible();
  await expect(page.getByText("Enter a web address, such as https://example.com/project")).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill("Ward dashboard");
  await page.getByLabel("Link (optional)").fill("example.com/ward");
  await page.getByLabel("Technologies (optional)").fill("React, SQL, React");
  await page.getByLabel("Who can see it").selectOption("recruiters_only");
  await page.getByRole("button", { name: "Add project" }).click();
  const cards = page.getByRole("list", { name: "Projects" }).getByRole("heading");
  await expect(cards).toHaveText(["Ward dashboard"]);
  await expect(page.getByRole("link", { name: /example\.com/ })).toHaveAttribute("href", "https://example.com/ward");
  await expect(page.getByRole("list", { name: "Technologies of Ward dashboard" }).getByRole("listitem")).toHaveText([
    "React",
    "SQL",
  ]);
  await add("Triage poster");
  await page.getByRole("button", { name: "Add project" }).click();
  await page.getByRole("button", { name: "Move Triage poster up" }).click();
  await expect(cards).toHaveText(["Triage poster", "Ward dashboard"]);
  await expectNoViolations(page);

  await page.getByRole("button", { name: "Edit Ward dashboard" }).click();
  await expect(page.getByLabel("Technologies (optional)")).toHaveValue("React, SQL");
  await page.getByLabel("Title", { exact: true }).fill("Ward board");
  await page.getByRole("button", { name: "Save project" }).click();
  await expect(cards).toHaveText(["Triage poster", "Ward board"]);
  await page.getByRole("button", { name: "Delete Triage poster" }).click();
  await page.getByRole("button", { name: "Delete project" }).click();
  await expect(cards).toHaveText(["Ward board"]);
  await page.reload();
  await page.getByRole("button", { name: "Switch to Manual Profile Editor" }).click();
  await openTab(page, "Portfolio");
  await expect(cards).toHaveText(["Ward board"]);
});

test("[EDITOR-12] jobs and schools are added, edited, enhanced and removed; completeness follows", async ({ page }) => {
  await openEditor(page);
  const reader = await recordAnnouncements(page);
  await openTab(page, "Experience");
  await expect(page.getByText("0%", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Add Experience" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog.getByText("Enter your job title")).toBeVisible();
  await expect(dialog.getByText("Enter the company")).toBeVisible();
  await dialog.getByLabel("Title", { exact: true }).fill("Staff Nurse");
  await dialog.getByLabel("Company").fill("Mercy");
  await dialog.getByLabel("Start: year").fill("2019");
  await dialog.getByRole("checkbox", { name: "I work here now" }).uncheck();
  await dialog.getByLabel("End: year").fill("2016");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog.getByText("The end can't be before the start")).toBeVisible();
  await dialog.getByLabel("End: month").selectOption("March");
  await dialog.getByLabel("End: year").fill("2021");
  await dialog.getByLabel("Description (optional)").fill("was responsible for training 12 nurses");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  const entries = page.getByTestId("profile-editor").getByRole("list", { name: "Experience" }).getByRole("listitem");
  await expect(entries).toHaveCount(1);
  await expect(entries.first()).toContainText("2019 to Mar 2021");
  await expect(page.getByText("13%", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "AI Enhance" }).click();
  const proposal = page.getByRole("region", { name: "Suggested description for Staff Nurse at Mercy" });
  await expect(proposal.getByRole("textbox")).toHaveValue("Trained 12 nurses.");
  await expect(entries.first()).toContainText("was responsible for training 12 nurses");
  await expectNoViolations(page);
  await proposal.getByRole("button", { name: "Keep description" }).click();
  await expectApplied(page, reader, "Your experience has been enhanced with AI recommendations.");
  await expect(entries.first()).toContainText("Trained 12 nurses.");
  await expectNoViolations(page);
  await page.getByRole("region", { name: "Description kept for Staff Nurse at Mercy" }).getByRole("button").click();
  await expect(entries.first()).toContainText("was responsible for training 12 nurses");

  await page.getByRole("button", { name: "Edit Staff Nurse at Mercy" }).click();
  await expect(dialog.getByLabel("End: month")).toHaveValue("03");
  await dialog.getByLabel("Company").fill("Northside");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(entries.first()).toContainText("Northside");
  await page.getByRole("button", { name: "Remove Staff Nurse at Northside" }).click();
  await expect(page.getByText("0%", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect(entries).toHaveCount(1);

  await page.getByRole("button", { name: "Add Education" }).click();
  await dialog.getByLabel("Degree").fill("BSN");
  await dialog.getByLabel("School").fill("Ohio State University");
  await dialog.getByLabel("End year (optional)").fill("2014");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(preview(page)).toContainText("Ohio State University");

  await page.getByRole("button", { name: "Add license" }).click();
  await dialog.getByRole("textbox", { name: "License or certification" }).fill("Registered Nurse (RN)");
  await dialog.getByLabel("State or country (optional)").fill("Texas");
  await dialog.getByLabel("Valid until (optional)").fill("13/2099");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("Enter a year, a month or a day");
  await dialog.getByLabel("Valid until (optional)").fill("06/2099");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("list", { name: "Licenses and certifications" }).first()).toContainText(
    "Valid through Jun 2099",
  );
  await expect(preview(page)).toContainText("Registered Nurse (RN), Texas");
});

test("[EDITOR-13] a visitor's network is a labeled sample", async ({ page }) => {
  await openEditor(page);
  await openTab(page, "Network");
  await expect(page.getByRole("heading", { name: "Connection Requests (3)" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your Connections (47)" })).toBeVisible();
  await expect(page.getByText("Sample data.")).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: /^Accept/ }).click();
  await expect(page.getByRole("heading", { name: "Connection Requests (2)" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your Connections (48)" })).toBeVisible();
});

test("[EDITOR-13] one candidate asks, another accepts: status and both counts change", async ({
  page,
  context,
  browser,
}) => {
  const jane = await signUpCandidate(context);
  const other = await browser.newContext();
  const bob = await signUpCandidate(other);
  await confirmAddress(jane);
  await confirmAddress(bob);
  for (const browserContext of [context, other]) {
    await callAs(browserContext, "PATCH", "/api/candidate/profile", {
      profileId: null,
      revision: 0,
      changes:
        browserContext === context
          ? { firstName: "Jane", lastName: "Smith" }
          : { firstName: "Bob", lastName: "Lee", title: "Nurse" },
      base: {},
    });
  }
  await callAs(other, "POST", "/api/candidate/connections", { email: jane.email, message: "We met at Mercy." });
  await openEditor(page);
  await openTab(page, "Network");
  await expect(page.getByRole("heading", { name: "Connection Requests (1)" })).toBeVisible();
  await expect(page.getByText("“We met at Mercy.”")).toBeVisible();
  await page.getByRole("button", { name: "Accept Bob Lee" }).click();
  await expect(page.getByRole("heading", { name: "Connection Requests (0)" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your Connections (1)" })).toBeVisible();
  const rows = await queryDatabase<{ status: string }>(
    "select c.status from professional_connections c join candidate_profiles p on p.id = c.connected_candidate_id join users u on u.id = p.user_id where u.username = $1",
    [jane.email],
  );
  expect(rows).toEqual([{ status: "accepted" }]);

  await page.getByLabel("Their email address").fill("nobody at all");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await page.getByLabel("Their email address").fill("stranger@people.example");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("list", { name: "Requests you have sent" })).toContainText("stranger@people.example");
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Withdraw request to stranger@people.example" }).click();
  await expect(page.getByRole("list", { name: "Requests you have sent" })).toBeHidden();
  await other.close();
});

test("[EDITOR-14] integrations: import opens, addresses are stored unverified, state follows the row", async ({
  page,
}) => {
  await openEditor(page);
  await openTab(page, "Integrations");
  const row = (name: string) =>
    page
      .getByRole("list", { name: "Integrations" })
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name }) });
  await page.getByRole("button", { name: "Connect GitHub" }).click();
  await page.getByLabel("GitHub username or URL").fill("https://evil.example/jane");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByText("Enter your GitHub username, such as janesmith")).toBeVisible();
  await page.getByLabel("GitHub username or URL").fill("janesmith");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(row("GitHub")).toContainText("Connected");
  await expect(row("GitHub")).toContainText("Not verified");
  await expect(row("GitHub").getByRole("link")).toHaveAttribute("href", "https://github.com/janesmith");
  await page.getByRole("button", { name: "Add URL" }).click();
  await page.getByLabel("Web address").fill("janesmith.example");
  await page.getByRole("dialog").getByRole("button", { name: "Add URL" }).click();
  await expect(row("Personal Website")).toContainText("Connected");
  await expectNoViolations(page);

  await page.getByRole("button", { name: "Verify Personal Website" }).click();
  await expect(page.getByText(/^cohire-[\da-f]{12}$/)).toBeVisible();
  await page.getByRole("button", { name: "Check the page" }).click();
  await expect(page.getByText(/didn't let us read the page/)).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("button", { name: "Disconnect GitHub" }).click();
  await expect(page.getByRole("button", { name: "Connect GitHub" })).toBeVisible();

  await row("LinkedIn").getByRole("button", { name: "Export", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Export to LinkedIn" })).toBeVisible();
  await page.keyboard.press("Escape");
  await row("LinkedIn").getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Import Your Profile" })).toBeVisible();
});

test("[PRIV-01] [PRIV-02] [PRIV-03] [PRIV-04] [PRIV-05] saves visibility, toggles and blocked companies", async ({
  page,
}) => {
  await openEditor(page);
  await openTab(page, "Privacy");
  const visibility = page.getByLabel("Profile Visibility");
  await expect(visibility).toHaveValue("public");
  await expect(visibility.getByRole("option")).toHaveText([
    "Public (anyone can view)",
    "Recruiters Only",
    "Private (only you)",
  ]);
  const states = async () =>
    Promise.all(
      ["Show email", "Show phone", "Show location", "Show salary expectation"].map((name) =>
        page.getByRole("switch", { name }).isChecked(),
      ),
    );
  expect(await states()).toEqual([false, false, true, false]);
  await visibility.selectOption("recruiters_only");
  await page.getByRole("switch", { name: "Show email" }).click();
  await page.getByRole("switch", { name: "Show location" }).click();
  await page.getByLabel("Company name").fill("  Acme  ");
  await page.getByRole("button", { name: "Block", exact: true }).click();
  await expect(page.getByRole("list", { name: "Blocked companies" }).getByRole("listitem")).toHaveText(["Acme"]);
  await expectNoViolations(page);
  await expect(async () => {
    const { privacy } = { privacy: await (await page.request.get("/api/candidate/privacy")).json() };
    expect(privacy).toMatchObject({
      profileVisibility: "recruiters_only",
      showEmail: true,
      showLocation: false,
      blockedCompanies: ["Acme"],
    });
  }).toPass();
  await page.reload();
  await page.getByRole("button", { name: "Switch to Manual Profile Editor" }).click();
  await openTab(page, "Privacy");
  await expect(visibility).toHaveValue("recruiters_only");
  expect(await states()).toEqual([true, false, false, false]);
  await page.getByRole("button", { name: "Unblock Acme" }).click();
  await expect(page.getByRole("list", { name: "Blocked companies" })).toBeHidden();
});
