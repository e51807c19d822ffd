/** Emails to rejected candidates: sent once, when due, and not at all after an undo. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Rejection } from "#domain/pipeline/rejection.ts";
import { defaultRejectionEmail } from "#domain/pipeline/rejection.ts";
import { pipelineMoveParts, pipelineMoves } from "../../db/tables/board.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { mailLog } from "../../db/tables/records.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBoard } from "../../test/fixtures/board.ts";
import { sendRejection } from "./send-rejection.task.ts";
import { eventually } from "../../test/eventually.ts";

const { app, owner, db, catcher, tools, work } = await buildTestApp();
await work();

const inAnHour: Rejection = {
  reason: "another-fits-better",
  words: "Too junior for the night shift",
  mail: { when: "hour", ...defaultRejectionEmail },
};
const atOnce: Rejection = { ...inAnHour, mail: { when: "now", ...defaultRejectionEmail } };

const addressOf = async (applicationId: string): Promise<string> => {
  const [row] = await owner.db
    .select({ email: candidates.email })
    .from(candidates)
    .innerJoin(jobApplications, eq(jobApplications.candidateId, candidates.id))
    .where(eq(jobApplications.id, applicationId));
  return row?.email ?? "";
};
const emailsTo = async (address: string) => owner.db.select().from(mailLog).where(eq(mailLog.toAddress, address));
const stateOf = async (applicationId: string) => {
  const rows = await owner.db
    .select({ state: pipelineMoveParts.mailState })
    .from(pipelineMoveParts)
    .where(eq(pipelineMoveParts.applicationId, applicationId))
    .orderBy(pipelineMoveParts.moveId);
  return rows.map(({ state }) => state);
};

test("sends at once if chosen: filled in, without the internal reason, with reply-to", async () => {
  const { admin, job, move, first, readBoard } = await aBoard(app, owner.db);
  expect((await move("applied", "rejected", [first], atOnce)).mails).toBe(1);
  await eventually(async () => expect(await stateOf(first)).toEqual(["sent"]));
  const to = await addressOf(first);
  const mail = catcher.caught.find((each) => each.to.includes(to))?.mail;
  const me = (await admin.get("/api/me")).json<{ person: { email: string; name: string } }>().person;
  expect(mail?.subject).toContain(job.title);
  expect(mail?.text).toContain("Hi Maya,");
  expect(mail?.text).toContain(me.name);
  expect(mail?.text).not.toMatch(/\{|junior|better fit/);
  const { name } = (await admin.get("/api/workspace")).json<{ name: string }>();
  expect(mail?.from?.name).toBe(`${name} via Cohire`);
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual([me.email]);
  const { columns } = await readBoard();
  expect(columns.at(-1)?.applications).toMatchObject([{ answer: "sent" }]);
});

test("a delayed email waits for an hour in the queue; undo cancels it and says so", async () => {
  const { move, undo, first } = await aBoard(app, owner.db);
  const { moveId } = await move("applied", "rejected", [first], inAnHour);
  const { rows } = await owner.db.execute<{ minutes: number }>(
    sql`select round(extract(epoch from start_after - created_on) / 60)::int as minutes from pgboss.job where data ->> 'applicationId' = ${first}`,
  );
  expect(rows).toEqual([{ minutes: 60 }]);
  expect(await stateOf(first)).toEqual(["waiting"]);
  expect(await undo(moveId)).toMatchObject({ undone: [first], mailsCancelled: 1, mailsGone: 0 });
  const [part] = await owner.db.select().from(pipelineMoveParts).where(eq(pipelineMoveParts.applicationId, first));
  await sendRejection.handle({ companyId: part?.companyId ?? "", moveId: moveId ?? "", applicationId: first }, tools);
  expect(await stateOf(first)).toEqual(["cancelled"]);
  expect(await emailsTo(await addressOf(first))).toEqual([]);
});

test("sends nothing after another move or a withdrawal, or to a sample", async () => {
  const { ids, move, admin } = await aBoard(app, owner.db, ["Ada", "Bo", "Cy"]);
  const [ada = "", bo = "", cy = ""] = ids;
  await owner.db.execute(
    sql`update candidates set is_sample = true where id = (select candidate_id from job_applications where id = ${cy})`,
  );
  const { moveId, mails } = await move("applied", "rejected", ids, inAnHour);
  expect(mails).toBe(2);
  await move("rejected", "interview", [ada]);
  await owner.db.update(jobApplications).set({ status: "withdrawn" }).where(eq(jobApplications.id, bo));
  for (const applicationId of ids)
    await sendRejection.handle({ companyId: admin.companyId, moveId: moveId ?? "", applicationId }, tools);
  for (const id of ids) expect(await emailsTo(await addressOf(id))).toEqual([]);
  expect([await stateOf(bo), await stateOf(cy)]).toEqual([["cancelled"], [null]]);
});

test("a crash after sending leads to one email only", async () => {
  const { admin, move, undo, first } = await aBoard(app, owner.db);
  const { moveId } = await move("applied", "rejected", [first], inAnHour);
  const one = { companyId: admin.companyId, moveId: moveId ?? "", applicationId: first };
  await sendRejection.handle(one, tools);
  // The state of the row if the process dies after the mail server accepted the email.
  await owner.db
    .update(pipelineMoveParts)
    .set({ mailState: "sending" })
    .where(eq(pipelineMoveParts.applicationId, first));
  await sendRejection.handle(one, tools);
  expect(await stateOf(first)).toEqual(["sent"]);
  const to = await addressOf(first);
  expect(catcher.caught.filter((mail) => mail.to.includes(to))).toHaveLength(1);
  expect(await undo(moveId)).toMatchObject({ undone: [first], mailsCancelled: 0, mailsGone: 1 });
});

test("erasing a candidate cancels the email and removes the text from the move", async () => {
  const { admin, move, first } = await aBoard(app, owner.db);
  await move("applied", "rejected", [first], { ...inAnHour, mail: null });
  await move("rejected", "applied", [first]);
  const { moveId } = await move("applied", "rejected", [first], inAnHour);
  await owner.db.execute(
    sql`select erase_candidate_record((select candidate_id from job_applications where id = ${first}))`,
  );
  await sendRejection.handle({ companyId: admin.companyId, moveId: moveId ?? "", applicationId: first }, tools);
  expect(await stateOf(first)).toEqual([null, null, "cancelled"]);
  const parts = await owner.db.select().from(pipelineMoveParts).where(eq(pipelineMoveParts.applicationId, first));
  expect(JSON.stringify(parts)).not.toContain("junior");
  const [pipelineMove] = await db
    .select()
    .from(pipelineMoves)
    .where(eq(pipelineMoves.id, moveId ?? ""));
  expect(pipelineMove).toBeUndefined();
  const [kept] = await owner.db
    .select()
    .from(pipelineMoves)
    .where(eq(pipelineMoves.id, moveId ?? ""));
  expect(kept?.mailText).toBe("");
});
