import { and, desc, eq, lt } from "drizzle-orm";
import type { ActivityEntry, AuditAction } from "#domain/companies/activity.ts";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { auditLog } from "../../db/tables/records.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";

const pageLength = 50;

/** Newest first. Ids sort by time, so the last one shown is the cursor of the next page. */
export const readActivity = (db: Database, { companyId, userId }: WorkspaceContext, before: string | undefined) =>
  asActor(db, { companyId, userId }, async (db) => {
    const rows = await db
      .select({ entry: auditLog, actor: users.name })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorUserId))
      .where(and(eq(auditLog.companyId, companyId), before === undefined ? undefined : lt(auditLog.id, before)))
      .orderBy(desc(auditLog.id))
      .limit(pageLength + 1);
    const entries = rows.slice(0, pageLength).map(({ entry, actor }): ActivityEntry => {
      const details = entry.details as { readonly subject?: string; readonly actor?: string } | null;
      return {
        id: entry.id,
        at: entry.createdAt.toISOString(),
        actor: actor ?? details?.actor ?? null,
        action: entry.action as AuditAction,
        subject: details?.subject ?? null,
      };
    });
    return { entries, more: rows.length > pageLength };
  });
