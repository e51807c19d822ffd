/** A note, a file and a merged record of a planted person in a workspace. */
import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { candidateFiles, candidateNotes } from "../../db/tables/candidate-pages.ts";
import { files } from "../../db/tables/files.ts";
import { mailLog } from "../../db/tables/records.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { aMerge } from "../fixtures/candidate-factories.ts";
import { aCandidate } from "../fixtures/factories.ts";
import { type CreateMarker, storedFile } from "./planted-markers.ts";

export const plantOnPage = async (
  db: Database,
  store: FileStore,
  { companyId, recordId: candidateId }: { readonly companyId: string; readonly recordId: string },
  mark: CreateMarker,
): Promise<void> => {
  await db.insert(candidateNotes).values({ companyId, candidateId, text: mark("note on a page") });
  const { id: fileId } = await storedFile(db, store, null, "candidate-file", mark);
  await db.update(files).set({ companyId }).where(eq(files.id, fileId));
  await db.insert(candidateFiles).values({ companyId, candidateId, fileId });
  const twin = await aCandidate(db, { companyId, summary: mark("summary of a merged record") });
  await aMerge(db, companyId, [candidateId, twin.id]);
  await db.insert(mailLog).values({
    key: `mention/${candidateId}/x/y`,
    messageId: `<${fileId}@firm.example>`,
    toAddress: "recruiter@harbor.example",
    template: "mention",
    subject: `A team member mentioned you in a note about ${mark("name in a mention")}`,
    status: "sent",
  });
};
