import { createRequire } from "node:module";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { jsonResume } from "#domain/exports/json-resume.ts";
import { resumeTemplates } from "#domain/exports/export-profile.ts";
import { type Profile, emptyProfile } from "#domain/profiles/profile.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { generatedProfile } from "../../test/generated/generated-profiles.ts";
import { aBrowser } from "../../test/browsers.ts";

interface SchemaPackage {
  readonly validate: (resume: unknown, then: (problems: unknown) => void) => void;
}
const require = createRequire(import.meta.url);
const { validate } = require("@jsonresume/schema") as SchemaPackage;

const { app } = await buildTestApp();
const address = (format: string): string => `/api/candidate/export/${format}`;

const saveProfile = async (browser: ReturnType<typeof aBrowser>, changes: Partial<Profile>): Promise<void> => {
  const response = await browser.patch("/api/candidate/profile", {
    profileId: null,
    revision: 0,
    changes,
    base: emptyProfile,
  });
  expect(response.statusCode).toBe(200);
};

const someone = async (changes: Partial<Profile> = generatedProfile(0).profile) => {
  const browser = aBrowser(app);
  await saveProfile(browser, changes);
  return browser;
};

const openPdf = (bytes: Buffer) => getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;

test("[EDITOR-10] exports a visitor's profile in every format under their name", async () => {
  const jane = await someone();
  const files = await Promise.all(
    ["pdf", "docx", "json-resume", "json", "linkedin"].map(async (format) => jane.get(address(format))),
  );
  expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  const [pdf, docx, jsonResumeFile, json, linkedin] = files.map(({ rawPayload }) => rawPayload);
  expect(pdf?.subarray(0, 8).toString()).toBe("%PDF-1.7");
  expect(docx?.subarray(0, 2).toString()).toBe("PK");
  expect(JSON.parse(String(json))).toMatchObject(generatedProfile(0).profile);
  expect(JSON.parse(String(jsonResumeFile))).toMatchObject({ basics: { name: "Łukasz Wójcik" } });
  expect(String(linkedin)).toContain("HEADLINE\n\nRegistered Nurse");
  expect(files[0]?.headers["content-disposition"]).toBe(
    "attachment; filename=\"Lukasz Wojcik resume.pdf\"; filename*=UTF-8''%C5%81ukasz%20W%C3%B3jcik%20resume.pdf",
  );
  expect(files[0]?.headers["cache-control"]).toBe("private, no-store");
});

test.each(resumeTemplates)("[EDITOR-10] tags the %s PDF with title, language and links", async (template) => {
  const jane = await someone();
  const pdf = await openPdf((await jane.get(`${address("pdf")}?template=${template}`)).rawPayload);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: "Łukasz Wójcik: resume", Author: "Łukasz Wójcik", Language: "en" });
  const marks = await pdf.getMarkInfo();
  expect(new Map(marks as unknown as Map<string, boolean>).get("Marked")).toBe(true);
  const page = await pdf.getPage(1);
  expect(JSON.stringify(await page.getStructTree())).toContain('"role":"H1"');
  const links = (await page.getAnnotations()).map(({ url }: { url?: string }) => url);
  expect(links).toContain("mailto:person.0@mail0.example.com");
});

test("[EDITOR-10] gives the same bytes for the same profile", async () => {
  const jane = await someone();
  const [one, other] = [await jane.get(address("pdf")), await jane.get(address("pdf"))];
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
});

test("[EDITOR-10] refuses letters the font lacks; drops and names symbols it lacks", async () => {
  const li = await someone({ firstName: "李", lastName: "明", title: "Engineer" });
  const refused = await li.get(address("pdf"));
  expect(refused.statusCode).toBe(400);
  expect(refused.json<{ message: string }>().message).toContain("doesn't support 李 明");
  expect((await li.get(address("docx"))).statusCode).toBe(200);

  const ada = await someone({ firstName: "Ada", lastName: "Reyes", summary: "I ship 🚀 on time" });
  const response = await ada.get(address("pdf"));
  expect(response.statusCode).toBe(200);
  expect(response.headers["x-left-out"]).toBe(encodeURIComponent("🚀"));
});

test("[EDITOR-10] exports only one's own profile and refuses an empty one", async () => {
  await someone();
  const stranger = aBrowser(app);
  const refused = await stranger.get(address("pdf"));
  expect(refused.statusCode).toBe(404);
  expect(refused.json<{ message: string }>().message).toBe("Your profile is empty. Add some details first.");
  expect(stranger.jar.size).toBe(0);
  const other = await someone({ firstName: "Other" });
  expect((await other.get(address("json"))).json()).toMatchObject({ firstName: "Other", lastName: "", experience: [] });
  expect((await other.get(address("exe"))).statusCode).toBe(404);
  expect((await other.get(`${address("pdf")}?template=gothic`)).statusCode).toBe(400);
});

test("[EDITOR-10] refuses a PDF over seventy pages and exports it as Word", async () => {
  const description = "Word after word. ".repeat(580);
  const jane = await someone({
    experience: Array.from({ length: 22 }, () => ({ title: "T", company: "C", description })),
  });
  const refused = await jane.get(address("pdf"));
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    400,
    "Your profile is longer than 70 pages. Export it as Word or JSON, or shorten it.",
  ]);
  expect((await jane.get(address("docx"))).statusCode).toBe(200);
});

test("[EDITOR-10] leaves out private projects", async () => {
  const jane = await someone();
  await jane.post("/api/candidate/portfolio", { title: "Open handbook", link: "https://example.com/open" });
  await jane.post("/api/candidate/portfolio", { title: "Secret sketch", visibility: "private" });
  const shared = (await jane.get(address("json-resume"))).body;
  expect(shared).toContain("Open handbook");
  expect(shared).not.toContain("Secret sketch");
  expect((await jane.get(address("json"))).body).toContain("Secret sketch");
});

test("[EDITOR-10] passes JSON Resume's validator for 50 profiles", () => {
  for (let order = 0; order < 50; order += 1) {
    let problems: unknown = "not asked";
    validate(jsonResume(generatedProfile(order), "2026-11-15T08:00:00.000Z"), (errors: unknown) => {
      problems = errors;
    });
    expect(problems, `profile ${order}`).toBeNull();
  }
});

test("[EDITOR-10] limits exports to forty a minute per address", async () => {
  const here = aBrowser(app, "198.51.100.77");
  const statuses: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) statuses.push((await here.get(address("json"))).statusCode);
  expect(new Set(statuses)).toEqual(new Set([404]));
  const refused = await here.get(address("json"));
  expect([refused.statusCode, Number(refused.headers["retry-after"])]).toEqual([429, expect.any(Number)]);
  expect((await aBrowser(app, "198.51.101.77").get(address("json"))).statusCode).toBe(404);
});
