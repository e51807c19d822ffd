/** Applications of a planted person: one in their session, one only under their email. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { applicationConsents, applicationSubmissions, teamTasks } from "../../db/tables/applications.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { selfIdentifications } from "../../db/tables/fairness.ts";
import { files } from "../../db/tables/files.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { mailLog } from "../../db/tables/records.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { aCompany, aJob } from "../fixtures/factories.ts";
import { first, type CreateMarker, storedFile } from "./planted-markers.ts";

const plantOne = async (db: Database, how: string, userId: string | null, email: string, mark: CreateMarker) => {
  const { id: companyId } = await aCompany(db);
  const { id: jobId } = await aJob(db, { companyId });
  const record = first(
    await db
      .insert(candidates)
      .values({ companyId, firstName: "Sent", lastName: mark(`last name of an applicant ${how}`), email })
      .returning(),
  );
  const application = first(
    await db
      .insert(jobApplications)
      .values({ companyId, jobId, candidateId: record.id, answerDueAt: new Date() })
      .returning(),
  );
  const applicationId = application.id;
  await db.insert(applicationSubmissions).values({
    applicationId,
    companyId,
    userId,
    firstName: mark(`first name ${how}`),
    lastName: "Sent",
    email,
    note: mark(`note ${how}`),
    createdCandidateId: record.id,
    confirmedAt: new Date(),
  });
  const step = { companyId, applicationId, activityType: "applied", description: mark(`step ${how}`) };
  await db.insert(pipelineActivities).values(step);
  await db.insert(teamTasks).values({ companyId, applicationId, kind: "answer_overdue", dueAt: new Date() });
  const consent = { purpose: "application", choice: "given", textId: "application/1", textHash: "0".repeat(64) };
  await db.insert(applicationConsents).values({ ...consent, companyId, applicationId, place: mark(`place ${how}`) });
  const said = { sex: "female", race: "several", textHash: "0".repeat(64) };
  await db.insert(selfIdentifications).values({ ...said, applicationId, textId: mark(`self-identification ${how}`) });
  await db.insert(mailLog).values({
    key: `answer-overdue/${applicationId}/day/somebody`,
    messageId: `<${randomUUID()}@firm.example>`,
    toAddress: "recruiter@harbor.example",
    template: "answer-overdue",
    subject: `Answer overdue: ${mark(`subject of a reminder ${how}`)}`,
    status: "sent",
  });
  return { companyId, applicationId };
};

export const plantApplications = async (
  db: Database,
  store: FileStore,
  userId: string,
  email: string,
  mark: CreateMarker,
): Promise<void> => {
  const { companyId, applicationId } = await plantOne(db, "in a session", userId, email, mark);
  const file = await storedFile(db, store, userId, "application-resume", mark);
  await db.update(files).set({ companyId }).where(eq(files.id, file.id));
  await db
    .update(applicationSubmissions)
    .set({ fileId: file.id })
    .where(eq(applicationSubmissions.applicationId, applicationId));
  await plantOne(db, "under the address", null, email.toUpperCase(), mark);
};
