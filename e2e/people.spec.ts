/** A workspace's people: found by words and conditions that stand in the address. */
import { expect, test } from "@playwright/test";
import { barriersByDayAndNight } from "./barriers.ts";
import { open } from "./site-page.ts";

const page = "/platform/candidates";

test("people are narrowed by words, skills and place, the address keeps it, and a name opens the person", async ({
  page: tab,
}) => {
  await open(tab, page);
  const found = tab.getByRole("region", { name: "People found" });
  await expect(found.getByText("More than 1,000 people").or(found.getByText(/^\d+ people$/))).toBeVisible();
  await tab.getByLabel("Search people").fill("nurse");
  await expect(tab).toHaveURL(/\?q=nurse$/);
  await tab.getByLabel("Skills").fill("Epic");
  await tab.getByLabel("Skills").press("Enter");
  await tab.getByLabel("Place").fill("oh");
  await expect(tab).toHaveURL(/skills=Epic&place=oh$/);
  const first = found.getByRole("row").nth(1);
  await expect(first).toContainText("OH");
  await tab.reload();
  await expect(tab.getByLabel("Search people")).toHaveValue("nurse");
  const name = await first.getByRole("link").first().innerText();
  await first.getByRole("link", { name }).click();
  await expect(tab.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(tab.getByRole("list", { name: "Skills" })).toContainText("Epic");
  await tab.goBack();
  await tab.getByRole("button", { name: "Remove Epic" }).click();
  await expect(tab).not.toHaveURL(/skills/);
  await tab.getByLabel("Search people").fill("zzzz nobody");
  await tab.getByRole("button", { name: "Show everybody" }).click();
  await expect(tab).toHaveURL(new RegExp(`${page}$`));
});

test("a condition that comes while the last one is still looked for is put beside it", async ({ page: tab }) => {
  await open(tab, page);
  let asked = 0;
  // The first answer never comes.
  await tab.route(/candidates\.data\?.*skills=Epic(?!.*place=oh)/, () => {
    asked += 1;
  });
  await tab.getByLabel("Skills").fill("Epic");
  await tab.getByLabel("Skills").press("Enter");
  await expect.poll(() => asked).toBe(1);
  await tab.getByLabel("Place").fill("oh");
  await expect(tab).toHaveURL(/\?skills=Epic&place=oh$/);
});

for (const width of [360, 1440]) {
  test(`at ${width} px the page of people has no barriers`, async ({ page: tab }) => {
    await tab.setViewportSize({ width, height: 900 });
    await open(tab, `${page}?skills=Epic`);
    expect(await barriersByDayAndNight(tab)).toEqual([]);
  });
}
