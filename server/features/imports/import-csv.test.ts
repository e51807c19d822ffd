/** A table becomes candidates: columns found by their headings, bad rows named by line, characters intact. */
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ImportColumns, ImportItem, ImportSummary } from "#domain/imports/imports.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { importItems } from "../../db/tables/imports.ts";
import { aWorkspace } from "../../test/fixtures/workspace-factory.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { importSourcePurpose } from "./import-files.ts";
import { readImport } from "./read-import.task.ts";

const { app, owner, files, tools } = await buildTestApp();

const aTable = async () => {
  const { browser, companyId, send } = await aWorkspace(app);
  const upload = (text: string | Buffer, query = "") =>
    send(`/api/imports/csv${query}`, "people.csv", Buffer.from(text as string));
  return {
    browser,
    upload,
    /** From the upload to the last row, with the guessed columns. */
    bringIn: async (text: string | Buffer, query = "", change: Record<string, number> = {}) => {
      const sendResponse = await upload(text, query);
      expect(sendResponse.statusCode, sendResponse.body).toBe(201);
      const { id } = sendResponse.json<ImportSummary>();
      const columns = (await browser.get(`/api/imports/${id}/columns`)).json<ImportColumns>();
      const mapping = { ...columns.mapping, ...change };
      const startResponse = await browser.post(`/api/imports/${id}/mapping`, { mapping });
      expect(startResponse.statusCode, startResponse.body).toBe(200);
      await readImport.handle({ id }, tools);
      const { items } = (await browser.get(`/api/imports/${id}/items`)).json<{ items: ImportItem[] }>();
      return { id, columns, items, summary: (await browser.get(`/api/imports/${id}`)).json<ImportSummary>() };
    },
    people: () =>
      owner.db.select().from(candidates).where(eq(candidates.companyId, companyId)).orderBy(asc(candidates.email)),
  };
};

test("rows become candidates by their headings; bad rows list line and reason", async () => {
  const { bringIn: importTable, people } = await aTable();
  const { columns, items, summary } = await importTable(
    [
      "Candidate Name,E-Mail,Phone Number,Job Title,Current Employer,City,Key Skills,Years of Experience,Expected Salary,Comments",
      '"Reyes, Ada",ada@people.example,+1 614 555 0100,RN,Harbor,"Columbus, OH","Epic; Triage; Epic",8+ years,"$85,500","Said ""yes""',
      'twice"',
      "",
      "Bo Lindqvist,not an address,,,,,,,,",
      ",nameless@people.example,,,,,,,,",
      "Cleo Marsh,,,,,,,,,",
      "Ada Again,ADA@people.example,,,,,,,,",
    ].join("\r\n"),
  );
  expect(columns.mapping).toEqual({
    fullName: 0,
    email: 1,
    phone: 2,
    title: 3,
    company: 4,
    location: 5,
    skills: 6,
    years: 7,
    salary: 8,
    notes: 9,
  });
  expect(columns.rows[0]?.[0]).toBe("Reyes, Ada");
  expect(items).toMatchObject([
    { line: 3, name: "Reyes, Ada", status: "done", person: "Ada Reyes" },
    { line: 5, status: "failed", reason: "“not an address” isn't a valid email address.", needsEmail: true },
    { line: 6, status: "failed", reason: "No name.", needsEmail: false },
    { line: 7, name: "Cleo Marsh", status: "failed", reason: "No email address.", needsEmail: true },
    { line: 8, status: "duplicate", reason: "Already in your workspace.", person: "Ada Reyes" },
  ]);
  expect(summary).toMatchObject({ status: "done", total: 5, counts: { done: 1, failed: 3, duplicate: 1 } });
  expect(await people()).toMatchObject([
    {
      firstName: "Ada",
      lastName: "Reyes",
      phone: "+1 614 555 0100",
      currentTitle: "RN",
      currentCompany: "Harbor",
      location: "Columbus, OH",
      skills: ["Epic", "Triage"],
      experience: 8,
      desiredSalary: 85_500,
      availability: "unknown",
      notes: 'Said "yes"\ntwice',
      source: "CSV import",
    },
  ]);
});

test("detects separators, byte order marks and encodings; columns can be corrected", async () => {
  const cases: readonly (readonly [string | Buffer, string])[] = [
    ["\uFEFFVorname;Nachname;Email\nJörg;Müller;jm@people.example", "Jörg Müller"],
    ["First name\tSurname\tEmail\nZoë\tÅberg\tza@people.example", "Zoë Åberg"],
    [Buffer.from("First Name,Last Name,Email\nJos\u00e9,\u00c1lvarez,ja@people.example", "latin1"), "José Álvarez"],
    [Buffer.from("\uFEFFName,Email\nŁukasz Żak,lz@people.example", "utf16le"), "Łukasz Żak"],
    ['Name,Email\nTrailing Quote,"tq@people.example"\n', "Trailing Quote"],
  ];
  for (const [text, name] of cases) {
    const { bringIn, people } = await aTable();
    await bringIn(text);
    expect((await people()).map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([name]);
  }
  const { bringIn, people } = await aTable();
  await bringIn("Who,Contact,Where\nAda Reyes,ada@people.example,Dayton", "", { fullName: 0, email: 1, location: 2 });
  expect(await people()).toMatchObject([{ firstName: "Ada", location: "Dayton" }]);
});

test("a corrected row is imported; cells are deleted once they are in a record", async () => {
  const { bringIn, browser, people } = await aTable();
  const { id } = await bringIn("Name,Email\nAda Reyes,ada@people.example\nBo Lindqvist,");
  expect((await browser.post(`/api/imports/${id}/items/2/retry`, { email: "bo@people.example" })).statusCode).toBe(200);
  await readImport.handle({ id }, tools);
  expect((await people()).map(({ email }) => email)).toEqual(["ada@people.example", "bo@people.example"]);
  const rows = await owner.db.select().from(importItems).where(eq(importItems.importId, id));
  expect(rows.map(({ cells, givenEmail }) => [cells, givenEmail])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(await files.olderThan(importSourcePurpose, new Date(Date.now() + 60_000))).toEqual([]);
});

test("rejects non-tables, names the broken line, and requires an email column", async () => {
  const { upload, bringIn, browser, people } = await aTable();
  expect((await upload("")).statusCode).toBe(422);
  expect((await upload("Name,Email\n")).json()).toMatchObject({ message: "This file has no rows below the headings." });
  expect((await upload(Buffer.from("504b030414", "hex"))).statusCode).toBe(415);
  const sent = (await upload("Name,Email\nAda Reyes,ada@people.example")).json<ImportSummary>();
  const begin = (mapping: object) => browser.post(`/api/imports/${sent.id}/mapping`, { mapping });
  expect((await begin({ fullName: 0 })).statusCode).toBe(400);
  expect((await begin({ email: 1, fullName: 0 })).statusCode).toBe(200);
  expect((await begin({ email: 1, fullName: 0 })).statusCode).toBe(409);
  const broken = await bringIn(`Name,Email\n${"Ada Reyes,ada2@people.example\n".repeat(8)}"Bo,bo@people.example\n`);
  expect(broken.summary).toMatchObject({
    status: "failed",
    reason: expect.stringMatching(/^Line \d+: a quotation mark is never closed/),
  });
  // All or nothing: no row before the error was imported either.
  expect((await people()).map(({ email }) => email)).not.toContain("ada2@people.example");
});

test("imports thousands of rows; importing twice changes nothing", async () => {
  const { bringIn, people } = await aTable();
  const text = [
    "name,email",
    ...Array.from({ length: 1500 }, (_each, index) => `Person ${index},p${index}@people.example`),
  ].join("\n");
  expect((await bringIn(text)).summary).toMatchObject({ counts: { done: 1500, failed: 0, duplicate: 0 } });
  expect((await bringIn(text)).summary).toMatchObject({ counts: { done: 0, duplicate: 1500 } });
  expect(await people()).toHaveLength(1500);
});
