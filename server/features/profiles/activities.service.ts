/** Activities of a profile: events as its owner would name them, and what was read from each resume. */
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { candidateActivities, resumeAnalyses } from "../../db/tables/profiles.ts";
import { resumeReadings } from "../../db/tables/resumes.ts";

export type Activity = "profile_started" | "profile_completed" | "resume_imported" | (string & {});

/** Call inside `asActor` of the profile's owner. */
export const recordActivity = async (
  db: Database,
  candidateId: string,
  activityType: Activity,
  description: string,
  metadata: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  await db.insert(candidateActivities).values({ candidateId, activityType, description, metadata });
};

const isRecorded = async (db: Database, candidateId: string, readingId: string): Promise<boolean> => {
  const [candidateActivity] = await db
    .select({ id: candidateActivities.id })
    .from(candidateActivities)
    .where(
      and(
        eq(candidateActivities.candidateId, candidateId),
        eq(candidateActivities.activityType, "resume_imported"),
        sql`${candidateActivities.metadata} ->> 'readingId' = ${readingId}`,
      ),
    );
  return candidateActivity !== undefined;
};

/** Recorded once per reading. Other people's readings are ignored. Call inside `asActor` of the owner. */
export const recordResumeAnalysis = async (db: Database, candidateId: string, readingId: string): Promise<void> => {
  const [parsedResume] = await db.select().from(resumeReadings).where(eq(resumeReadings.id, readingId));
  if (parsedResume === undefined || (await isRecorded(db, candidateId, readingId))) return;
  const { text, profile } = parsedResume.result;
  await db.insert(resumeAnalyses).values({
    candidateId,
    fileName: parsedResume.fileName,
    extractedText: text,
    skills: [...profile.skills],
    experience: profile.experience,
    education: profile.education,
  });
  await recordActivity(db, candidateId, "resume_imported", `Imported ${parsedResume.fileName}`, { readingId });
};
