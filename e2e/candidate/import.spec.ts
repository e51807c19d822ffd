/** Profile import: from a resume, from LinkedIn, and reviewed field by field. */
import { expect, type Page, test } from "@playwright/test";
import type { SavedProfile } from "#domain/profiles/save-profile.ts";
import { drawPdf, pdfLayouts } from "#server/test/resumes/pdf-layouts.ts";
import { people } from "#server/test/resumes/people.ts";
import { pdfOf, scanOf, textOf, wordOf } from "#server/test/resumes/sample-resume.ts";
import { accessibilityIssues } from "../support/accessibility.ts";
import { callAs } from "../support/account-factory.ts";
import { open } from "../pages/site-page.ts";

const importUrl = "**/api/candidate/import/**";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Import Your Profile" });
const preview = (page: Page) => page.getByTestId("profile-preview");
const review = (page: Page) => page.getByRole("region", { name: "Check what we imported" });
const picker = (page: Page) => dialog(page).locator("input[type=file]");
const importButton = (page: Page) => dialog(page).getByRole("button", { name: /^(Import Resume|Processing Resume)/ });
const toastOf = (page: Page, title: string, description: string) =>
  expect(page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem")).toContainText(
    new RegExp(`${title}\\s*${description}`.replaceAll(/[.!?]/g, String.raw`\$&`)),
  );
const expectAccessible = async (page: Page): Promise<void> => {
  expect(await accessibilityIssues(page)).toEqual([]);
};

const openImport = async (page: Page): Promise<void> => {
  await open(page, "/candidates");
  await expect(preview(page)).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Import from LinkedIn/Resume" }).click();
  await expect(dialog(page)).toBeVisible();
};
const openLinkedin = async (page: Page): Promise<void> => {
  await openImport(page);
  await dialog(page).getByRole("tab", { name: "LinkedIn Import" }).click();
};
const chooseFile = (page: Page, name: string, buffer: Buffer, mimeType = "application/pdf") =>
  picker(page).setInputFiles({ name, mimeType, buffer });
/** Collects the requests to the import endpoint from here on. */
const collectImportRequests = (page: Page) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/candidate/import/")) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
};

test("[IMPORT-01] the dialog has its title and two tabs, resume first", async ({ page }) => {
  await openImport(page);
  const tabs = dialog(page).getByRole("tab");
  await expect(tabs).toHaveText(["Resume Upload", "LinkedIn Import"]);
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await tabs.last().click();
  await expect(tabs.last()).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
});

test("[IMPORT-02] [IMPORT-07] a chosen file can be removed; without one, nothing is sent", async ({ page }) => {
  await openImport(page);
  const sent = collectImportRequests(page);
  await expect(importButton(page)).toBeDisabled();
  await chooseFile(page, "maren.pdf", Buffer.from("%PDF-1.7"));
  await expect(dialog(page).getByText("maren.pdf")).toBeVisible();
  await expect(importButton(page)).toBeEnabled();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Remove maren.pdf" }).click();
  await expect(dialog(page).getByText("maren.pdf")).toBeHidden();
  await expect(importButton(page)).toBeDisabled();
  expect(sent).toEqual([]);
});

test("a long file name is truncated, not the dialog", async ({ page }) => {
  await openImport(page);
  await chooseFile(page, `${"Curriculum-Vitae-".repeat(8)}.pdf`, Buffer.from("%PDF-1.7"));
  const [frame, button] = [await dialog(page).boundingBox(), await importButton(page).boundingBox()];
  expect((button?.x ?? 0) + (button?.width ?? 9999)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
});

test("[IMPORT-05] files of other types are rejected with a message", async ({ page }) => {
  await openImport(page);
  for (const [name, type] of [
    ["me.png", "image/png"],
    ["cv.doc", "application/msword"],
  ] as const) {
    await chooseFile(page, name, Buffer.from("x"), type);
    await toastOf(page, "Invalid file type", "Please upload a PDF, DOCX, or TXT file.");
    await expect(dialog(page).getByText(name)).toBeHidden();
    await expect(importButton(page)).toBeDisabled();
  }
});

test("[IMPORT-06] exactly 5 MB is accepted; one byte more is rejected with a message", async ({ page }) => {
  await openImport(page);
  await chooseFile(page, "large.pdf", Buffer.alloc(5_242_881));
  await toastOf(page, "File too large", "Please upload a file smaller than 5MB.");
  await expect(importButton(page)).toBeDisabled();
  await chooseFile(page, "exact.pdf", Buffer.alloc(5_242_880));
  await expect(dialog(page).getByText("exact.pdf")).toBeVisible();
  await expect(importButton(page)).toBeEnabled();
});

test("a file can be dropped onto the dialog", async ({ page }) => {
  await openImport(page);
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["Maren Okafor"], "dropped.txt", { type: "text/plain" }));
    return transfer;
  });
  await dialog(page).getByText("Choose your resume, or drop it here").dispatchEvent("drop", { dataTransfer: data });
  await expect(dialog(page).getByText("dropped.txt")).toBeVisible();
});

test("[IMPORT-03] [IMPORT-04] [IMPORT-09] [IMPORT-11] a resume is sent, confirmed, and appears in the profile", async ({
  page,
}) => {
  const word = await wordOf();
  await openImport(page);
  await page.route(importUrl, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    await route.continue();
  });
  await chooseFile(page, "maren.docx", word, "application/vnd.openxmlformats-officedocument.wordprocessingml.document");
  const request = page.waitForRequest(importUrl);
  await importButton(page).click();
  await expect(importButton(page)).toHaveText("Processing Resume...");
  await expect(importButton(page)).toBeDisabled();
  const sent = await request;
  expect(sent.method()).toBe("POST");
  expect(new URL(sent.url()).pathname).toBe("/api/candidate/import/resume");
  expect(sent.headers()["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent.postDataBuffer()?.toString("latin1")).toContain('name="resume"; filename="maren.docx"');
  await toastOf(page, "Resume imported successfully!", "Your profile has been updated with the extracted information.");
  await expect(dialog(page)).toBeHidden();
  for (const words of ["Maren Okafor", "Senior Accountant", "maren.okafor@example.com", "Chicago, IL", "Payroll"]) {
    await expect(preview(page)).toContainText(words);
  }
  await expect(page.getByRole("button", { name: "Switch to Manual Profile Editor" })).toBeVisible();
});

test("[CAND-09] [CAND-10] an import replaces only what it gives; afterwards the assistant is back", async ({
  page,
}) => {
  await open(page, "/candidates");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Switch to Manual Profile Editor" }).click();
  await page.getByLabel("First Name", { exact: true }).fill("Wrong");
  await page.getByLabel("Phone", { exact: true }).fill("+1 312 555 0199");
  await expect(preview(page)).toContainText("Wrong");
  await main.getByRole("button", { name: "Import from LinkedIn/Resume" }).click();
  const lines = ["Dana Reyes", "Welder", "dana.reyes@example.com", "", "Skills", "TIG welding, MIG welding"];
  await chooseFile(page, "dana.txt", Buffer.from(lines.join("\n")), "text/plain");
  await importButton(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(preview(page)).toContainText("Dana Reyes");
  await expect(preview(page)).not.toContainText("Wrong");
  await expect(preview(page)).toContainText("+1 312 555 0199");
  await expect(main.getByRole("button", { name: "Switch to Manual Profile Editor" })).toBeVisible();
  const assistant = page.locator("#assistant");
  await expect(assistant).toBeVisible();
  await assistant.getByRole("textbox").fill("Dana Moreno");
  await assistant.getByRole("textbox").press("Enter");
  await expect(preview(page)).toContainText("Dana Moreno");
  await expect(preview(page)).toContainText("dana.reyes@example.com");
  await expect(preview(page)).toContainText("+1 312 555 0199");
});

test("[IMPORT-09] [IMPORT-11] an unreadable file is reported, and the dialog stays open", async ({ page }) => {
  const announcements: string[] = [];
  page.on("console", (message) => announcements.push(message.text()));
  await openImport(page);
  await chooseFile(page, "damaged.pdf", Buffer.from("%PDF-1.7\ntrailer\n<<>>\n%%EOF\n"));
  await importButton(page).click();
  await toastOf(page, "Import failed", "Failed to import resume. Please try again.");
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole("alert")).toContainText("couldn't find any text");
  expect(announcements.join("\n")).toContain("Failed to upload resume");
  await expectAccessible(page);
});

test("a running import can be stopped and changes nothing", async ({ page }) => {
  await openImport(page);
  await page.route(importUrl, () => undefined);
  await chooseFile(page, "maren.txt", textOf(), "text/plain");
  await importButton(page).click();
  await expect(importButton(page)).toHaveText("Processing Resume...");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(importButton(page)).toHaveText("Import Resume");
  await expect(dialog(page).getByText("maren.txt")).toBeVisible();
  await expect(preview(page)).not.toContainText("Maren");
});

test("a scan shows OCR progress and ends in the same profile", async ({ page }) => {
  test.setTimeout(240_000);
  const scan = await scanOf();
  await openImport(page);
  await chooseFile(page, "scan.pdf", scan);
  await importButton(page).click();
  await expect(
    dialog(page)
      .getByText(/This is a scan/)
      .first(),
  ).toBeVisible();
  await expect(dialog(page)).toBeHidden({ timeout: 120_000 });
  await expect(preview(page)).toContainText("Okafor");
});

test("[IMPORT-08] [IMPORT-13] without a URL nothing is sent to LinkedIn, and the dialog says what it needs", async ({
  page,
}) => {
  await openLinkedin(page);
  const sent = collectImportRequests(page);
  const field = dialog(page).getByLabel("LinkedIn profile URL");
  await expect(field).toHaveAttribute("type", "url");
  await expect(dialog(page)).toContainText("Your profile must be public");
  await expect(dialog(page).getByRole("button", { name: "Import from LinkedIn" })).toBeDisabled();
  await field.press("Enter");
  await field.fill("   ");
  await field.press("Enter");
  expect(sent).toEqual([]);
});

test("[IMPORT-10] a LinkedIn refusal is reported, and the dialog offers the working way", async ({ page }) => {
  await openLinkedin(page);
  const request = page.waitForRequest(importUrl);
  await dialog(page).getByLabel("LinkedIn profile URL").fill("https://www.linkedin.com/in/maren-okafor-nobody");
  await dialog(page).getByRole("button", { name: "Import from LinkedIn" }).click();
  expect((await request).postDataJSON()).toEqual({ url: "https://www.linkedin.com/in/maren-okafor-nobody" });
  await toastOf(page, "Import failed", "Unable to import LinkedIn profile. Please check the URL and try again.");
  await expect(dialog(page).getByRole("alert")).toContainText("LinkedIn didn't show us this profile");
  await expect(dialog(page)).toContainText("Save to PDF");
  await expectAccessible(page);
});

test("[IMPORT-03] [IMPORT-10] [IMPORT-13] public LinkedIn data is added to the profile", async ({ page }) => {
  await openLinkedin(page);
  await page.route(importUrl, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    await route.fulfill({ json: { profile: { firstName: "Maren", lastName: "Okafor", title: "Accountant" } } });
  });
  const request = page.waitForRequest(importUrl);
  await dialog(page).getByLabel("LinkedIn profile URL").fill("https://www.linkedin.com/in/maren-okafor");
  await dialog(page).getByLabel("LinkedIn profile URL").press("Enter");
  await expect(dialog(page).getByRole("button", { name: "Importing from LinkedIn..." })).toBeDisabled();
  expect(new URL((await request).url()).pathname).toBe("/api/candidate/import/linkedin");
  await toastOf(page, "LinkedIn profile imported!", "Your profile has been updated with LinkedIn data.");
  await expect(dialog(page)).toBeHidden();
  await expect(preview(page)).toContainText("Maren Okafor");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a two-column PDF is reviewed, corrected, partly undone; a repeat adds nothing", async ({ page, context }) => {
    test.setTimeout(120_000);
    const [person] = people;
    const random = pdfLayouts["darkSidebar"];
    const bytes = person === undefined || random === undefined ? Buffer.alloc(0) : await drawPdf(random(person));
    const send = async () => {
      await chooseFile(page, "two-columns.pdf", Buffer.from(bytes));
      await importButton(page).click();
      await expect(dialog(page)).toBeHidden({ timeout: 60_000 });
    };
    await openImport(page);
    await send();
    await expect(review(page).getByRole("heading", { name: "Check what we imported" })).toBeFocused();
    await expect(review(page)).toContainText("two-columns.pdf");
    // The document's line, with the value highlighted in it.
    await expect(review(page).locator("mark", { hasText: "beatrix.hollingbourne@example.org" })).toBeVisible();
    await expect(preview(page)).toContainText("beatrix.hollingbourne@example.org");
    await expectAccessible(page);

    await review(page).getByRole("button", { name: "Undo email" }).click();
    await expect(preview(page)).not.toContainText("beatrix.hollingbourne@example.org");
    await expect(preview(page)).toContainText("Beatrix Hollingbourne");
    await expect(review(page).getByRole("button", { name: "Restore email" })).toBeFocused();

    await review(page).getByRole("button", { name: "Edit title" }).click();
    await review(page).getByLabel("Title", { exact: true }).fill("Head Registrar");
    await review(page).getByRole("button", { name: "Save changes" }).click();
    await expect(preview(page)).toContainText("Head Registrar");

    const skill = review(page).getByRole("button", { name: "Art handling", exact: true });
    await skill.click();
    await review(page).getByRole("button", { name: "Undo skill: Art handling" }).click();
    await expect(preview(page)).not.toContainText("Art handling");
    await expectAccessible(page);
    await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 390);

    const readProfile = async () => {
      const response = await callAs(context, "GET", "/api/candidate/profile");
      return ((await response.json()) as SavedProfile).profile;
    };
    await expect.poll(async () => (await readProfile()).title).toBe("Head Registrar");
    expect(await readProfile()).toMatchObject({ firstName: "Beatrix", email: "" });
    const { experience, education, skills } = await readProfile();

    await review(page).getByRole("button", { name: "Keep and close" }).click();
    await expect(review(page)).toBeHidden();
    await page.getByRole("main").getByRole("button", { name: "Import from LinkedIn/Resume" }).click();
    await send();
    await expect.poll(async () => (await readProfile()).email).toBe("beatrix.hollingbourne@example.org");
    const again = await readProfile();
    expect(again.experience).toEqual(experience);
    expect(again.education).toEqual(education);
    expect(again.skills).toEqual([...skills, "Art handling"]);
  });

  test("the whole import can be undone", async ({ page }) => {
    await openImport(page);
    await chooseFile(page, "maren.pdf", await pdfOf());
    await importButton(page).click();
    await expect(preview(page)).toContainText("Maren Okafor");
    await review(page).getByRole("button", { name: "Undo the whole import" }).click();
    await expect(preview(page)).not.toContainText("Maren");
    await expect(preview(page)).not.toContainText("Payroll");
  });
});
