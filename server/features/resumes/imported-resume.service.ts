import { desc, sql } from "drizzle-orm";
import type { Reply } from "#domain/endpoint.ts";
import type { showImportedResume } from "#domain/resumes/import/imported-resume.ts";
import { asActor, type Database } from "../../db/client.ts";
import { resumeAnalyses } from "../../db/tables/profiles.ts";

const lengthOf = (column: typeof resumeAnalyses.experience | typeof resumeAnalyses.education) =>
  sql<number>`case jsonb_typeof(${column}) when 'array' then jsonb_array_length(${column}) else 0 end`;

/** The latest resume that its owner imported into their profile, not merely uploaded. */
export const readImportedResume = async (db: Database, userId: string): Promise<Reply<typeof showImportedResume>> => {
  const [analysis] = await asActor(db, { userId }, (db) =>
    db
      .select({
        fileName: resumeAnalyses.fileName,
        importedAt: resumeAnalyses.createdAt,
        skills: sql<number>`cardinality(${resumeAnalyses.skills})`,
        jobs: lengthOf(resumeAnalyses.experience),
        schools: lengthOf(resumeAnalyses.education),
      })
      .from(resumeAnalyses)
      .orderBy(desc(resumeAnalyses.createdAt), desc(resumeAnalyses.id))
      .limit(1),
  );
  return { resume: analysis === undefined ? null : { ...analysis, importedAt: analysis.importedAt.toISOString() } };
};
