/** Profile export on a phone: each file is downloaded, opened and checked. */
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { violationsOn } from "../support/accessibility.ts";
import { open } from "../pages/site-page.ts";

test.use({ viewport: { width: 390, height: 844 }, permissions: ["clipboard-read", "clipboard-write"] });

const card = (page: Page) => page.getByRole("region", { name: "Export" });

const fillIn = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  await open(page, "/candidates");
  await page.getByRole("button", { name: "Switch to Manual Profile Editor" }).click();
  for (const [label, typed] of Object.entries(fields))
    await page.getByTestId("profile-editor").getByLabel(label, { exact: true }).fill(typed);
};

const downloadFrom = async (page: Page, button: string): Promise<{ name: string; bytes: Buffer }> => {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    card(page).getByRole("button", { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};

const textOf = async (bytes: Buffer): Promise<string> => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join(" ");
};

test("[EDITOR-10] PDF templates, Word, JSON and JSON Resume hold what was just typed", async ({ page }) => {
  await open(page, "/candidates");
  await expect(card(page).getByRole("button", { name: "Export as PDF Resume" })).toBeDisabled();
  await fillIn(page, { "First Name": "Łucja", "Last Name": "Ørsted", "Current Title": "ICU Nurse" });

  for (const template of ["Classic", "Modern", "Compact"]) {
    await card(page).getByRole("radio", { name: template }).check({ force: true });
    const { name, bytes } = await downloadFrom(page, "Export as PDF Resume");
    expect(name).toBe("Łucja Ørsted resume.pdf");
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(await textOf(bytes)).toContain("Łucja Ørsted");
    await expect(card(page).getByText(`Downloaded “${name}”.`)).toBeVisible();
  }
  const word = await downloadFrom(page, "Export as Word");
  expect([word.name, word.bytes.subarray(0, 2).toString()]).toEqual(["Łucja Ørsted resume.docx", "PK"]);
  const json = await downloadFrom(page, "Download JSON");
  expect(JSON.parse(String(json.bytes))).toMatchObject({ firstName: "Łucja", lastName: "Ørsted", title: "ICU Nurse" });
  const openFormat = await downloadFrom(page, "Download JSON Resume");
  expect(JSON.parse(String(openFormat.bytes))).toMatchObject({ basics: { name: "Łucja Ørsted", label: "ICU Nurse" } });

  expect(await violationsOn(page, { within: ["[aria-labelledby=export-title]"] })).toEqual([]);
});

test("[EDITOR-10] the LinkedIn text is shown by section, copied and downloaded", async ({ page }) => {
  await fillIn(page, {
    "First Name": "Ada",
    "Current Title": "ICU Nurse",
    "Professional Summary": "I like calm codes.",
  });
  await card(page).getByRole("button", { name: "Export to LinkedIn" }).click();
  const dialog = page.getByRole("dialog", { name: "Export to LinkedIn" });
  await expect(dialog.getByText("Everything is copied. You can also copy one part at a time.")).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toContain("HEADLINE\n\nICU Nurse");
  await dialog.getByRole("button", { name: "Copy about" }).click();
  await expect(dialog.getByRole("region", { name: "About" }).getByRole("button")).toHaveText("Copied");
  expect(await copied()).toBe("I like calm codes.");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download as text" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Ada linkedin.txt");
});

test("[EDITOR-10] warns about letters that the PDF cannot show; Word has them", async ({ page }) => {
  await fillIn(page, { "First Name": "李", "Last Name": "明" });
  await card(page).getByRole("button", { name: "Export as PDF Resume" }).click();
  await expect(card(page).getByRole("alert")).toContainText("The PDF font doesn't support 李 明.");
  expect((await downloadFrom(page, "Export as Word")).name).toBe("李 明 resume.docx");
});
