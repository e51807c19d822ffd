/** The audit log. An entry is written in the transaction of its action, so that neither exists without the other. */
import type { AuditAction } from "#domain/companies/activity.ts";
import type { Database } from "../../db/client.ts";
import { auditLog } from "../../db/tables/records.ts";

export interface AuditEntry {
  readonly companyId: string;
  /** Null for an action by a link or by the system. */
  readonly userId: string | null;
  /** The label of someone who acts by a link. */
  readonly actor?: string | undefined;
  readonly action: AuditAction;
  /** A readable name of the target, stored because the target may be deleted later. */
  readonly subject?: string | undefined;
  readonly subjectId?: string | undefined;
}

export const recordAudit = async (
  db: Database,
  { companyId, userId, actor, action, subject, subjectId }: AuditEntry,
) => {
  await db.insert(auditLog).values({
    companyId,
    actorUserId: userId,
    action,
    subjectType: action.split(".")[0] ?? action,
    subjectId: subjectId ?? null,
    details: subject === undefined && actor === undefined ? null : { subject, actor },
  });
};
