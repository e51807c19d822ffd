/** More simultaneous matches than the limit: excess requests are rejected with a time to retry. */
import pg from "pg";
import { expect, test } from "vitest";
import type { MatchResult } from "#domain/matching/endpoints/match-candidates.ts";
import { createLog } from "../../infra/telemetry/log.ts";
import { aWorkspace } from "../../test/fixtures/workspace-factory.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { eventually } from "../../test/eventually.ts";
import { aCandidate, aJob } from "../../test/fixtures/factories.ts";

const lines: string[] = [];
const log = createLog("error", { write: (line: string) => void lines.push(line) });
const { app, owner, ownerUrl } = await buildTestApp({ log });

test("of fourteen at once, two run, eight wait, the rest are refused with Retry-After", async () => {
  const { browser, companyId } = await aWorkspace(app);
  const { id: jobId } = await aJob(owner.db, { companyId, title: "ICU Nurse", requirements: "- Critical care" });
  const workHistory = [
    { title: "ICU Nurse", company: "Riverside", start: "2018-02", end: null, description: "Critical care." },
  ];
  await aCandidate(owner.db, { companyId, currentTitle: "ICU Nurse", workHistory });
  const match = () => browser.post("/api/ai/match-candidates", { jobId });
  expect((await match()).json<MatchResult>().matchedCandidates).toBe(1);

  const holder = new pg.Client({ connectionString: ownerUrl });
  await holder.connect();
  await holder.query("begin; lock table candidate_match in access exclusive mode");
  const refused: unknown[] = [];
  const requests = Array.from({ length: 14 }, async () => {
    const response = await match();
    if (response.statusCode === 503) refused.push(response.headers["retry-after"]);
    return response;
  });
  await eventually(() => expect(refused).toHaveLength(4));
  await holder.query("commit");
  await holder.end();
  const responses = await Promise.all(requests);

  expect(refused).toEqual(refused.map(() => "5"));
  const succeeded = responses.filter(({ statusCode }) => statusCode === 200);
  expect(succeeded.length).toBeGreaterThanOrEqual(2);
  expect(succeeded.length + refused.length).toBe(14);
  expect(succeeded.every((response) => response.json<MatchResult>().matchedCandidates === 1)).toBe(true);
  const away = responses.find(({ statusCode }) => statusCode === 503);
  expect(away?.json()).toEqual({
    code: "unavailable",
    message: "We're running a lot of matches right now. Please try again in a few seconds.",
  });
  // Rejections for overload are not logged.
  expect(lines).toEqual([]);
});
