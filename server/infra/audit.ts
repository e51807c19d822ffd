/** Who did what: written in the transaction of the deed itself, so that neither stands without the other. */
import type { Deed } from "#domain/companies/activity.ts";
import type { Database } from "../db/client.ts";
import { auditLog } from "../db/tables/records.ts";

export interface AuditEntry {
  readonly companyId: string;
  /** Null where a candidate did it by their link, or nobody at all. */
  readonly userId: string | null;
  readonly deed: Deed;
  /** What it was done to, as a name that can be read later, when the thing itself may be gone. */
  readonly subject?: string | undefined;
  readonly subjectId?: string | undefined;
}

export const writeDown = async (db: Database, { companyId, userId, deed, subject, subjectId }: AuditEntry) => {
  await db.insert(auditLog).values({
    companyId,
    actorUserId: userId,
    action: deed,
    subjectType: deed.split(".")[0] ?? deed,
    subjectId: subjectId ?? null,
    details: subject === undefined ? null : { subject },
  });
};
