/** Jobs that a person has saved, as interests of their profile: they survive when a visitor creates an account. */
import { and, desc, eq } from "drizzle-orm";
import { maxSavedJobs } from "#domain/openings/opening.ts";
import { asActor, type Database } from "../../db/client.ts";
import { jobs } from "../../db/tables/jobs.ts";
import { candidateJobInterests } from "../../db/tables/profiles.ts";
import { AppError } from "../../infra/http/errors.ts";
import { profileIdOf } from "../profiles/owner.service.ts";

const savedState = "saved";
const isSaved = eq(candidateJobInterests.interestType, savedState);

/** Call inside `asActor` of their owner. Newest first. */
export const readSavedJobs = (db: Database) =>
  db
    .select({ jobId: candidateJobInterests.jobId, savedAt: candidateJobInterests.createdAt })
    .from(candidateJobInterests)
    .where(isSaved)
    .orderBy(desc(candidateJobInterests.createdAt), desc(candidateJobInterests.id));

/** Checked before a visitor gets a session: there is none for an unknown job. */
export const requireOpenJob = async (db: Database, jobId: string): Promise<void> => {
  const jobCount = await db.$count(jobs, and(eq(jobs.id, jobId), eq(jobs.isActive, true)));
  if (jobCount === 0) throw new AppError("not_found");
};

export const saveJob = (db: Database, userId: string, jobId: string): Promise<void> =>
  asActor(db, { userId }, async (db) => {
    const candidateId = await profileIdOf(db, userId);
    if ((await db.$count(candidateJobInterests, isSaved)) >= maxSavedJobs) {
      throw new AppError("validation_failed", `You can save up to ${maxSavedJobs} jobs. Remove one first.`);
    }
    await db
      .insert(candidateJobInterests)
      .values({ candidateId, jobId, interestType: savedState })
      .onConflictDoNothing();
  });

export const unsaveJob = async (db: Database, userId: string, jobId: string): Promise<void> => {
  await asActor(db, { userId }, (db) =>
    db.delete(candidateJobInterests).where(and(isSaved, eq(candidateJobInterests.jobId, jobId))),
  );
};
