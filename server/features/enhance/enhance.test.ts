import { afterAll, afterEach, expect, test } from "vitest";
import type { Enhancement } from "#domain/profiles/proposals/enhance.ts";
import { emptyProfile, type Profile } from "#domain/profiles/profile.ts";
import { createLog } from "../../infra/telemetry/log.ts";
import { createModel } from "../../infra/outbound/model.ts";
import { warmUpMatching } from "../matching/warm-up.service.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { replyWith, fails, hangs, repliesWith, startModelProvider } from "../../test/model-provider.ts";

// Warms up as at process start, because the first use of the vocabulary is slow.
warmUpMatching();
const provider = await startModelProvider();
afterAll(provider.close);
const plain = await buildTestApp();
const model = createModel(plain.db, createLog("silent"), {
  provider: "openai-compatible",
  name: "local",
  baseUrl: provider.url,
  apiKey: "key",
  timeLimitMs: 2500,
  tokensPerDay: 1_000_000,
  maxFailures: 100,
});
const { app } = await buildTestApp({ model });
afterEach(() => provider.behave(hangs));

const cook: Profile = {
  ...emptyProfile,
  firstName: "Jane",
  lastName: "Smith",
  email: "jane@people.example",
  title: "Line Cook",
  skills: ["Grill"],
  experience: [
    {
      title: "Line Cook",
      company: "Luigi's",
      start: "2020",
      end: null,
      description: "responsible for training 4 cooks",
    },
  ],
};

const ask = async (on: typeof app, body: object) => {
  const response = await on.inject({ method: "POST", url: "/api/candidate/enhance", payload: body });
  return { status: response.statusCode, ...response.json<Enhancement & { message?: string }>() };
};

test("[API-15] [EDITOR-08] returns a new summary for the field and the profile", async () => {
  const { status, field, value, added, writtenBy } = await ask(plain.app, { field: "summary", currentProfile: cook });
  expect([status, field, writtenBy]).toEqual([200, "summary", "template"]);
  expect(value).toBe("Line Cook at Luigi's since 2020. Train 4 cooks. Skilled in Grill.");
  expect(added).toEqual(["Line Cook at Luigi's since 2020.", "Train 4 cooks.", "Skilled in Grill."]);
});

test("[API-15] [EDITOR-09] adds ten suggestions after the existing skills", async () => {
  const { value, added } = await ask(plain.app, { field: "skills", currentProfile: cook });
  expect(value).toEqual(["Grill", ...added]);
  expect(added).toHaveLength(10);
  expect(added).toContain("Knife skills");
});

test("[EDITOR-12] rewrites one entry's description from its own text", async () => {
  const { field, value } = await ask(plain.app, { field: "experience", index: 0, currentProfile: cook });
  expect([field, value]).toEqual(["experience", "Train 4 cooks."]);
  const none = await ask(plain.app, { field: "experience", index: 3, currentProfile: cook });
  expect([none.status, none.message]).toEqual([400, "First describe the job in your own words, in a sentence or two."]);
});

test("[API-15] invents no summary for an empty profile and rejects other fields", async () => {
  expect((await ask(plain.app, { field: "summary", currentProfile: emptyProfile })).status).toBe(400);
  expect((await ask(plain.app, { field: "email", currentProfile: cook })).status).toBe(400);
  expect((await ask(plain.app, { field: "summary" })).status).toBe(400);
});

test("[EDITOR-08] accepts supported model text and sends the model no identity", async () => {
  const text = "Line cook at Luigi's since 2020, training 4 cooks on the grill.";
  provider.behave(replyWith({ text }));
  expect(await ask(app, { field: "summary", currentProfile: cook })).toMatchObject({ value: text, writtenBy: "model" });
  expect(provider.asked.at(-1)?.sent).not.toMatch(/Jane|Smith|people\.example/);
});

test.each([
  ["invents an employer", replyWith({ text: "Line cook at Luigi's and Noma since 2020." })],
  ["invents a number", replyWith({ text: "Line cook at Luigi's, training 14 cooks." })],
  ["invents a rank", replyWith({ text: "Senior line cook at Luigi's since 2020." })],
  ["talks", repliesWith("Sure! Here is your summary:")],
  ["fails", fails(500)],
  ["hangs", hangs],
])("[EDITOR-08] ignores a model that %s, without a long wait", async (_how, behavior) => {
  provider.behave(behavior);
  const askedCount = provider.asked.length;
  const { value, writtenBy } = await ask(app, { field: "summary", currentProfile: cook });
  expect([value, writtenBy]).toEqual(["Line Cook at Luigi's since 2020. Train 4 cooks. Skilled in Grill.", "template"]);
  // Each try may take the model's whole time limit.
  expect(provider.asked.length - askedCount).toBe(1);
});

const find = async (q: string) =>
  (await plain.app.inject({ url: `/api/skills?q=${q}` })).json<{ skills: string[] }>().skills;

test("[EDITOR-06] looks up a few skills at a time by prefix", async () => {
  expect((await find("reac"))[0]).toBe("React");
  expect(await find("js")).toContain("JavaScript");
  expect((await find("a")).length).toBeLessThanOrEqual(8);
  expect(await find("")).toEqual([]);
});
