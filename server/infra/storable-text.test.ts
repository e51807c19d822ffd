import { expect, test } from "vitest";
import { buildTestApp } from "../test/build-test-app.ts";
import { anEmployer, readPage } from "../test/fixtures/jobs.ts";

const { app } = await buildTestApp();

const quote = {
  firstName: "Ana",
  lastName: "Ruiz",
  email: "ana@ruiz.example",
  phone: "",
  company: "Ruiz Clinics",
  jobTitle: "",
  companySize: "small",
  hiringNeed: "Four ICU nurses",
  timeline: "asap",
  message: "",
};

const post = (body: object) =>
  app.inject({
    method: "POST",
    url: "/api/quote-requests",
    headers: { origin: "http://localhost:3000", "x-form-filled-ms": "9000" },
    payload: body,
  });

test("rejects an unstorable character and names its field", async () => {
  const response = await post({ ...quote, hiringNeed: "Four\0nurses" });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    code: "validation_failed",
    errors: { hiringNeed: expect.any(String) as string },
  });
});

test("rejects one in a query or a path as well", async () => {
  expect((await app.inject("/api/jobs?title=a%00b")).statusCode).toBe(400);
  expect((await app.inject("/api/job-board/a%00b")).statusCode).toBe(400);
});

test("accepts every other character", async () => {
  expect((await post({ ...quote, hiringNeed: "👩‍👩‍👧‍👦 \u202E\u200B\uFFFF \uD800" })).statusCode).toBe(201);
});

test("stores a lone surrogate as the replacement character, in JSON too", async () => {
  const admin = await anEmployer(app);
  const { id } = (await admin.post("/api/jobs-enhanced", { title: "\uD800 Nurse", requirements: "- a\uD83Db" })).json<{
    id: string;
  }>();
  const { facts } = await readPage(admin, id);
  expect([facts.title, facts.requirements]).toEqual(["\uFFFD Nurse", "- a\uFFFDb"]);
});

test("[SEC-H1] collapses white space and invisible characters before use or storage", async () => {
  const admin = await anEmployer(app);
  const title = `Night\u2003\u2003${"\u2003".repeat(300)}\u200B\u200BNurse\u00A0\u00A0`;
  const { id } = (await admin.post("/api/jobs-enhanced", { title })).json<{ id: string }>();
  expect((await readPage(admin, id)).facts.title).toBe("Night Nurse");
});
