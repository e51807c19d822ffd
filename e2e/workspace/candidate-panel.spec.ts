/** The panel over a list: one candidate after the other without leaving the page, with the resume shown. */
import { buffer } from "node:stream/consumers";
import { expect, type Page, test } from "@playwright/test";
import { Document, Packer, Paragraph } from "docx";
import PdfDocument from "pdfkit";
import { queryDatabase } from "../environment/browser-database.ts";
import { open } from "../pages/site-page.ts";
import { issuesAtWidths } from "../support/accessibility.ts";
import { createFullCandidate } from "../support/candidate-factory.ts";
import { signUpEmployer, type WorkspaceUser } from "../support/workspace-members.ts";

const line = "Led a unit of forty nurses on three shifts.";

const pdfResume = (): Promise<Buffer> => {
  const pdf = new PdfDocument();
  pdf.fontSize(20).text("Ana Ruiz").fontSize(11).text(line);
  pdf.end();
  return buffer(pdf);
};

const wordResume = (): Promise<Buffer> =>
  Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph("Ana Ruiz"), new Paragraph(line)] }] }));

const upload = async (member: WorkspaceUser, candidateId: string, name: string, mimeType: string, bytes: Buffer) => {
  const response = await member.context.request.post(`/api/candidates/${candidateId}/files`, {
    multipart: { file: { name, mimeType, buffer: bytes } },
    headers: { origin: test.info().project.use.baseURL ?? "" },
  });
  expect(response.status()).toBe(201);
};

/** A match that quotes "forty nurses". */
const quoteInMatch = (candidateId: string) =>
  queryDatabase("update ai_job_matches set matching_factors = matching_factors || $2::jsonb where candidate_id = $1", [
    candidateId,
    JSON.stringify({
      trace: {
        overall: 87,
        beforeLimits: 87,
        parts: [],
        limits: [],
        flags: [],
        counterfactuals: [],
        experience: { relevantMonths: 48, minimumMonths: null },
        domain: { occupation: 1, industry: 1, nearestTitle: null },
        location: { verdict: "unknown", quotes: [] },
        salary: { verdict: "unknown" },
        needs: [
          {
            id: "n1",
            words: "Leads nurses",
            isMust: true,
            weight: 1,
            credit: 1,
            state: "met",
            elements: [
              {
                label: "Leads nurses",
                credit: 1,
                how: "words",
                evidence: "role",
                by: null,
                months: 48,
                quotes: [
                  { source: "summary", where: "Summary", before: "Led a unit of ", text: "forty nurses", after: " on" },
                ],
              },
            ],
          },
        ],
      },
    }),
  ]);

const markedText = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get("evidence") ?? [])].map((range) => (range instanceof Range ? range.toString() : "")),
  );

test("a panel shows one candidate after the other, by mouse and by keyboard", async ({ page }) => {
  const admin = await signUpEmployer(page);
  const names = ["Zoe", "Ana", "Bea"];
  const created: string[] = [];
  for (const name of names) created.push((await createFullCandidate(admin.companyId, { name: [name, "Ruiz"] })).id);
  await open(page, "/platform/candidates?order=name");
  await page.getByRole("link", { name: "Ana Ruiz" }).click();
  const panel = page.getByRole("complementary", { name: "Candidate" });
  await expect(panel.getByRole("heading", { level: 2, name: "Ana Ruiz" })).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await expect(page).toHaveURL(`/platform/candidates/${created[1]}`);
  await expect(panel).toContainText("1 of 3");
  await page.keyboard.press("j");
  await expect(panel.getByRole("heading", { level: 2, name: "Bea Ruiz" })).toBeVisible();
  await panel.getByRole("button", { name: "Next candidate" }).click();
  await expect(panel.getByRole("heading", { level: 2, name: "Zoe Ruiz" })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Next candidate" })).toBeDisabled();
  await page.keyboard.press("k");
  await expect(panel.getByRole("heading", { level: 2, name: "Bea Ruiz" })).toBeVisible();
  expect(await issuesAtWidths(page, [390, 1440])).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL("/platform/candidates?order=name");
  await expect(page.getByRole("link", { name: "Bea Ruiz" }).first()).toBeFocused();
  // The address of the panel opens the page.
  await page.getByRole("link", { name: "Ana Ruiz" }).click();
  await expect(panel).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Ana Ruiz" })).toBeVisible();
  await expect(panel).toBeHidden();
});

test("the panel moves an application and opens the dialog of the next step", async ({ page }) => {
  const admin = await signUpEmployer(page);
  await createFullCandidate(admin.companyId, { stage: "applied" });
  await open(page, "/platform/candidates");
  await page.getByRole("link", { name: "Ana Ruiz" }).click();
  const panel = page.getByRole("complementary", { name: "Candidate" });
  await panel.getByRole("button", { name: "Advance to screening" }).click();
  await panel.getByRole("list", { name: "Applications" }).getByRole("button", { name: "Schedule interview" }).click();
  const dialog = page.getByRole("dialog", { name: "Schedule interview" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeVisible();
  await panel.getByRole("list", { name: "Applications" }).getByRole("button", { name: "Move" }).click();
  await page.getByRole("menuitem", { name: "Hired" }).click();
  await expect(panel.getByRole("list", { name: "Applications" }).getByText("Hired", { exact: true })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Schedule interview" })).toBeHidden();
});

test("resumes are shown as PDF, Word and text, with the quotes of the match marked", async ({ page }) => {
  const admin = await signUpEmployer(page);
  const { id } = await createFullCandidate(admin.companyId);
  await quoteInMatch(id);
  const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  await upload(admin, id, "resume.txt", "text/plain", Buffer.from(`Ana Ruiz\n\n${line}\n`));
  await upload(admin, id, "resume.docx", word, await wordResume());
  await upload(admin, id, "resume.pdf", "application/pdf", await pdfResume());
  await open(page, `/platform/candidates/${id}`);
  const resume = page.getByRole("region", { name: "Document" });
  await resume.scrollIntoViewIfNeeded();
  for (const file of ["resume.pdf", "resume.docx", "resume.txt"]) {
    await resume.getByLabel("File to show").selectOption(file);
    await expect(resume.getByText("Ana Ruiz")).toBeAttached();
    await expect.poll(() => markedText(page)).toEqual(["forty nurses"]);
  }
});
