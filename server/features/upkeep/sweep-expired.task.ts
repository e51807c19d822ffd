/** Once an hour: deletes expired rows and files, so that tables of short-lived rows stay small. */
import { lt, sql } from "drizzle-orm";
import { z } from "zod";
import { sessions, verifications } from "../../db/tables/identity.ts";
import { mailLog, rateLimits } from "../../db/tables/records.ts";
import { task } from "../../infra/work/queue.ts";
import { defaultEmailLogDays } from "../../infra/rights-settings.ts";
import { sweepVisitors } from "../accounts/visitors.service.ts";
import { applicationResumePurpose } from "../applications/apply.service.ts";
import { candidateFilePurpose } from "../candidates/candidate-files.service.ts";
import { deleteOldMergeJournals } from "../candidates/merge-candidates.service.ts";
import { sweepUnclaimedFiles } from "../files/files.service.ts";
import { sweepFiles } from "../files/sweep-files.service.ts";
import { sweepImports } from "../imports/import-state.service.ts";
import { offerLetterPurpose } from "../offers/offer-letter.service.ts";
import { sweepPhotos } from "../photos/photos.service.ts";
import { sweepResumeReadings } from "../resumes/resumes.service.ts";
import { sweepSecurityEvents } from "../security-events/sweep-security-events.service.ts";
import { sweepMessages } from "../webhooks/deliveries.service.ts";

const dayMs = 86_400_000;

export const sweepExpired = task({
  name: "sweep-expired",
  payload: z.object({}),
  cron: "7 * * * *",
  handle: async (_payload, { db, log, files, rights }) => {
    const now = new Date();
    const oldestEmail = new Date(now.getTime() - (rights?.emailLogDays ?? defaultEmailLogDays) * dayMs);
    const swept = await Promise.all([
      db.delete(sessions).where(lt(sessions.expiresAt, now)),
      db.delete(verifications).where(lt(verifications.expiresAt, now)),
      db.delete(rateLimits).where(sql`${rateLimits.expire} < ${now.getTime()}`),
      db.delete(mailLog).where(lt(mailLog.createdAt, oldestEmail)),
    ]);
    const { rows } = await db.execute<{ count: string }>(sql`select sweep_account_links() as count`);
    const linkCount = Number(rows[0]?.count ?? 0);
    const visitors = await sweepVisitors(db);
    const fileCount = await sweepUnclaimedFiles(db, files, now);
    const photoCount = await sweepPhotos(db, files, now);
    const candidateFileCount = await sweepFiles(db, files, { purpose: candidateFilePurpose, now });
    const letterCount = await sweepFiles(db, files, { purpose: offerLetterPurpose, now });
    const journals = await deleteOldMergeJournals(db, now);
    const resumeCount = await sweepResumeReadings(db, files, now);
    const sentCount = await sweepFiles(db, files, { purpose: applicationResumePurpose, now });
    const messageCount = await sweepMessages(db, now);
    const importCount = await sweepImports(db, files, now);
    const securityEventCount = await sweepSecurityEvents(db, now);
    const [sessionCount, verificationCount, limitCount, emailCount] = swept.map((result) => result.rowCount ?? 0);
    log.info(
      {
        sessionCount,
        verificationCount,
        limitCount,
        emailCount,
        linkCount,
        visitors,
        fileCount,
        photoCount,
        resumeCount,
        candidateFileCount,
        letterCount,
        journals,
        sentCount,
        importCount,
        messageCount,
        securityEventCount,
      },
      "swept",
    );
  },
});
