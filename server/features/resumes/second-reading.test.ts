/** A model beside the rules, over HTTP against a server that speaks a provider's protocol and fails in its ways. */
import { afterAll, describe, expect, test } from "vitest";
import { modelConsent, type ParsedResume } from "#domain/resumes/import/import-resume.ts";
import { confidenceLabel, reviewItems } from "#domain/resumes/import/review.ts";
import { createModel } from "../../infra/outbound/model.ts";
import { createLog } from "../../infra/telemetry/log.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import {
  cutsOff,
  fails,
  floods,
  hangs,
  type ProviderBehavior,
  repliesWith,
  replyWith,
  sendsHtml,
  startModelProvider,
} from "../../test/model-provider.ts";
import { testDatabase } from "../../test/database/test-database.ts";

const provider = await startModelProvider();
afterAll(provider.close);
const { db } = await testDatabase();
const modelWith = (tokensPerDay: number) =>
  createModel(db, createLog("silent"), {
    provider: "openai-compatible",
    name: "local",
    baseUrl: provider.url,
    timeLimitMs: 1500,
    tokensPerDay,
    maxFailures: 1000,
  });
const resumeModelHost = "models.example";
const { app } = await buildTestApp({ model: modelWith(10_000_000), resumeModelHost });
const { app: withoutBudget } = await buildTestApp({ model: modelWith(10), resumeModelHost });
const { app: notOffered } = await buildTestApp({ model: modelWith(10_000_000) });

const resume = `Maren Okafor
maren.okafor@example.com
(312) 555-0142
Chicago, IL

EXPERIENCE

Senior Accountant, Northlake Dental Group
March 2018 – Present
- Closed the books in four days.

EDUCATION

Bachelor of Science in Accounting
DePaul University, 2014

SKILLS

Payroll, QuickBooks`;

const boundary = "----resume-boundary";
const part = (name: string, value: string, fileName = "") =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${fileName === "" ? "" : `; filename="${fileName}"`}\r\n\r\n${value}\r\n`;

const send = async (agrees: boolean, to = app): Promise<ParsedResume> => {
  const consent = agrees ? part(modelConsent.name, modelConsent.value) : "";
  const response = await to.inject({
    method: "POST",
    url: "/api/candidate/import/resume",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: `${consent}${part("resume", resume, "resume.txt")}--${boundary}--\r\n`,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<ParsedResume>();
};

const job = { title: "Senior Accountant", company: "Northlake Dental Group", start: "March 2018", end: "Present" };
provider.behave(replyWith({}));
const rules = await send(false);
const companyConfidence = ({ fields }: ParsedResume) => fields.experience[0]?.company?.confidence ?? 0;
const withoutIds = ({ profile, fields }: ParsedResume) => ({ profile, fields });

describe("consent", () => {
  test("names the host before it asks, and offers nothing where the operator doesn't", async () => {
    const options = async (from: typeof app) => (await from.inject("/api/candidate/import/options")).json<unknown>();
    expect(await options(app)).toEqual({ modelHost: resumeModelHost });
    expect(await options(notOffered)).toEqual({ modelHost: null });
  });

  test("sends nothing without the person's agreement, or where it isn't offered", async () => {
    const before = provider.asked.length;
    await send(false);
    await send(true, notOffered);
    expect(provider.asked).toHaveLength(before);
  });

  test("sends the text without name, address, email and phone", async () => {
    provider.behave(replyWith({}));
    await send(true);
    const sent = provider.asked.at(-1)?.sent ?? "";
    for (const hidden of ["Maren", "Okafor", "maren.okafor", "555-0142", "Chicago"]) expect(sent).not.toContain(hidden);
    for (const kept of ["Northlake Dental Group", "DePaul University", "QuickBooks"]) expect(sent).toContain(kept);
  });
});

test("agreement raises confidence, and disagreement is asked about", async () => {
  provider.behave(
    replyWith({
      experience: [job],
      education: [{ institution: "DePaul University", degree: "Accounting", year: "2014" }],
    }),
  );
  const read = await send(true);
  expect(read.profile).toEqual(rules.profile);
  expect(companyConfidence(read)).toBeGreaterThan(companyConfidence(rules));
  const school = reviewItems(read).find(({ id }) => id === "school-0");
  expect(school?.others).toEqual(["Accounting"]);
  expect(confidenceLabel(school?.confidence)).toBe("please check");
});

test("believes no word that isn't in the resume", async () => {
  provider.behave(replyWith({ experience: [job, { ...job, company: "Acme" }], skills: ["Kubernetes"] }));
  expect((await send(true)).profile).toEqual(rules.profile);
});

test.each<readonly [string, ProviderBehavior]>([
  ["refuses", fails(401)],
  ["is overloaded", fails(503)],
  ["hangs", hangs],
  ["disconnects", cutsOff],
  ["sends a web page", sendsHtml],
  ["never stops sending", floods],
  ["answers in prose", repliesWith("The candidate looks great.")],
  ["answers in another form", replyWith({ experience: "Senior Accountant" })],
])("keeps the rules' reading if the provider %s", async (_what, behavior) => {
  provider.behave(behavior);
  expect(withoutIds(await send(true))).toEqual(withoutIds(rules));
});

test("asks nothing once the day's budget is used up", async () => {
  const before = provider.asked.length;
  expect(withoutIds(await send(true, withoutBudget))).toEqual(withoutIds(rules));
  expect(provider.asked).toHaveLength(before);
});
