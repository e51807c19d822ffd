/** More matches at once than there are processors for: the rest are told when to come back, and nobody waits in vain. */
import pg from "pg";
import { expect, test } from "vitest";
import type { MatchResult } from "#domain/matching/match-candidates.ts";
import { createLog } from "../../infra/log.ts";
import { aWorkspaceOf } from "../../test/a-workspace.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { eventually } from "../../test/eventually.ts";
import { aCandidate, aJob } from "../../test/factories.ts";

const lines: string[] = [];
const log = createLog("error", { write: (line: string) => void lines.push(line) });
const { app, owner, ownerUrl } = await buildTestApp({ log });

test("fourteen at once, of which two are at work and eight wait: the rest are refused at once, with a word on when to come back", async () => {
  const { browser, companyId } = await aWorkspaceOf(app);
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
  const asked = Array.from({ length: 14 }, async () => {
    const answer = await match();
    if (answer.statusCode === 503) refused.push(answer.headers["retry-after"]);
    return answer;
  });
  await eventually(() => expect(refused).toHaveLength(4));
  await holder.query("commit");
  await holder.end();
  const answers = await Promise.all(asked);

  expect(refused).toEqual(refused.map(() => "5"));
  const done = answers.filter(({ statusCode }) => statusCode === 200);
  expect(done.length).toBeGreaterThanOrEqual(2);
  expect(done.length + refused.length).toBe(14);
  expect(done.every((answer) => answer.json<MatchResult>().matchedCandidates === 1)).toBe(true);
  const away = answers.find(({ statusCode }) => statusCode === 503);
  expect(away?.json()).toEqual({
    code: "unavailable",
    message: "Many matches are being made right now. Please try again in a few seconds.",
  });
  // A crowd fills no log.
  expect(lines).toEqual([]);
});
