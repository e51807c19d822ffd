/** The voluntary questions on a telephone, and the tables and the log that a workspace's admins see. */
import { expect, test } from "@playwright/test";
import { applicationToken } from "#server/features/applications/application-link.ts";
import { createKeyring } from "#server/infra/keyring.ts";
import { barriersByDayAndNight, barriersOn } from "./barriers.ts";
import { inDatabase } from "./browser-database.ts";
import { whoApplied } from "./fairness-people.ts";
import { open } from "./site-page.ts";
import { signUpHere } from "./workspace-people.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** That of e2e/server.ts. */
const keys = createKeyring(["for-browser-tests-only-0123456789abcdef"]);

const aWorkspace = async (page: Parameters<typeof signUpHere>[0]) => {
  const admin = await signUpHere(page, { companyName: "Lantern Clinics" });
  const answer = await admin.send("POST", "/api/jobs-enhanced", { title: "Harbor Ward Nurse" });
  const { id: jobId } = (await answer.json()) as { id: string };
  return { ...admin, jobId };
};

test("whoever applied answers, changes and deletes two voluntary questions on the page of the link", async ({
  page,
  browser,
}) => {
  const { companyId, jobId } = await aWorkspace(await (await browser.newContext()).newPage());
  const alike = { count: 1, sex: null, race: null, stage: "applied" };
  const [id = ""] = await whoApplied(companyId, jobId, alike);
  const kept = async () =>
    inDatabase("select sex, race from self_identifications where application_id = $1::uuid", [id]);
  await open(page, `/applications/${applicationToken({ id, companyId }, keys)}#about-you`);
  const form = page.getByRole("form", { name: "Two voluntary questions" });
  const save = form.getByRole("button", { name: "Save answers" });
  await expect(save).toBeDisabled();
  await expect(form.getByRole("button", { name: "Delete my answers" })).toHaveCount(0);
  await form.getByLabel("Sex").selectOption("Female");
  await form.getByLabel("Race and ethnicity").selectOption("Prefer not to say");
  expect(await barriersOn(page)).toEqual([]);
  await save.click();
  await expect(form.getByRole("status")).toHaveText("Saved. Thank you.");
  expect(await kept()).toEqual([{ sex: "female", race: "declined" }]);
  await page.reload();
  await expect(form.getByLabel("Sex")).toHaveValue("female");
  await form.getByLabel("Sex").selectOption("Nonbinary or another");
  await save.click();
  await expect(form.getByRole("status")).toHaveText("Saved. Thank you.");
  expect(await kept()).toEqual([{ sex: "another", race: "declined" }]);
  await form.getByRole("button", { name: "Delete my answers" }).click();
  await expect(form.getByRole("status")).toHaveText("Your answers are deleted.");
  await expect(form.getByLabel("Sex")).toHaveValue("");
  expect(await kept()).toEqual([]);
});

test("an admin is told when people are too few, makes the tables, and takes them and the log away", async ({
  page,
}) => {
  const { companyId, jobId } = await aWorkspace(page);
  await open(page, "/platform/settings");
  await page.getByRole("link", { name: "Tables and decision log" }).click();
  await expect(page.getByRole("region", { name: "What this is not" })).toContainText("independent auditor");
  await expect(page.getByText("No tables yet")).toBeVisible();
  const make = page.getByRole("button", { name: "Run the analysis" });
  await make.click();
  await expect(page.getByRole("alert")).toContainText("Too few to say.");
  await whoApplied(companyId, jobId, { count: 30, sex: "male", race: "white", stage: "interview" });
  await whoApplied(companyId, jobId, { count: 10, sex: "male", race: "white", stage: "applied" });
  await whoApplied(companyId, jobId, { count: 12, sex: "female", race: "black", stage: "interview" });
  await whoApplied(companyId, jobId, { count: 28, sex: "female", race: "black", stage: "applied" });
  await whoApplied(companyId, jobId, { count: 9, sex: null, race: null, stage: "applied" });
  await make.click();
  const bySex = page.getByRole("table", { name: "Asked to an interview, by sex", exact: true });
  // 12 of 40 against 30 of 40.
  await expect(bySex.getByRole("row", { name: /^Female/ })).toContainText(
    /40\s*12\s*30\.0%\s*0\.40\s*Below four fifths/,
  );
  await expect(bySex.getByRole("row", { name: /^Unknown/ })).toContainText("9");
  await expect(page.getByRole("region", { name: "Hired", exact: true })).toContainText("Not shown");
  // When it can be made anew is said before anybody tries.
  await expect(make).toBeDisabled();
  await expect(page.getByText(/^Made on \w{3} \d+, \d{4}; can be made anew from/)).toBeVisible();
  expect(await barriersByDayAndNight(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download as CSV" }).first().click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^bias-audit-.*\.csv$/);
  const [log] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download as JSON" }).click(),
  ]);
  expect(log.suggestedFilename()).toMatch(/^decision-log-.*\.json$/);
});
