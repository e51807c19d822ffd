/** A workspace's exports: who requested them, their progress, and the file while it is available. */
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { ExportFormat, WorkspaceExport } from "#domain/workspace-exports/workspace-exports.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companies } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { workspaceExports } from "../../db/tables/imports.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import { recordSecurityEvent } from "../../infra/auth/security-events.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { exportTask } from "./write-export.service.ts";

const maxExportsShown = 20;
const formatLabels = { csv: "CSV", json: "JSON" } as const;

export const listExports = (db: Database, context: WorkspaceContext): Promise<WorkspaceExport[]> =>
  asActor(db, context, async (db) => {
    const rows = await db
      .select({ row: workspaceExports, by: users.name })
      .from(workspaceExports)
      .leftJoin(users, eq(users.id, workspaceExports.createdBy))
      .orderBy(desc(workspaceExports.createdAt))
      .limit(maxExportsShown);
    return rows.map(({ row, by }) => ({
      id: row.id,
      format: row.format as ExportFormat,
      status: row.status as WorkspaceExport["status"],
      reason: row.reason,
      sizeBytes: row.sizeBytes,
      rowsWritten: row.rowsWritten,
      rowsTotal: row.rowsTotal,
      by,
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      expiresAt: row.expiresAt?.toISOString() ?? null,
    }));
  });

const enqueueExport = async (db: Database, id: string): Promise<void> => {
  await db.execute(sql`select enqueue_task(${exportTask}, ${JSON.stringify({ id })}::jsonb)`);
};

export const enqueueUnfinishedExports = async (db: Database): Promise<void> => {
  const { rows } = await db.execute<{ id: string }>(sql`select unfinished_exports() as id`);
  for (const { id } of rows) await enqueueExport(db, id);
};

export const requestExport = async (
  db: Database,
  context: WorkspaceContext,
  format: ExportFormat,
): Promise<WorkspaceExport> => {
  const id = await asActor(db, context, async (db) => {
    // One export at a time: the lock makes simultaneous requests wait.
    await db.select({ id: companies.id }).from(companies).where(eq(companies.id, context.companyId)).for("update");
    const [running] = await db
      .select({ id: workspaceExports.id })
      .from(workspaceExports)
      .where(inArray(workspaceExports.status, ["waiting", "writing"]))
      .limit(1);
    if (running !== undefined) throw new AppError("conflict", "An export is already running.");
    const [row] = await db
      .insert(workspaceExports)
      .values({ companyId: context.companyId, createdBy: context.userId, format })
      .returning({ id: workspaceExports.id });
    if (row === undefined) throw new Error("the export was not stored");
    await enqueueExport(db, row.id);
    await recordAudit(db, { ...context, action: "export.requested", subject: formatLabels[format], subjectId: row.id });
    return row.id;
  });
  const found = (await listExports(db, context)).find((each) => each.id === id);
  if (found === undefined) throw new Error("the export was not found");
  return found;
};

/** Downloads are recorded in the audit log too. */
export const exportFile = (db: Database, context: WorkspaceContext, id: string, now: Date) =>
  asActor(db, context, async (db) => {
    const [row] = await db
      .select()
      .from(workspaceExports)
      .where(and(eq(workspaceExports.id, id), eq(workspaceExports.status, "done")));
    const { storageKey = null, expiresAt = null, format = "csv" } = row ?? {};
    if (row === undefined || storageKey === null || (expiresAt ?? now) <= now) throw new AppError("not_found");
    await recordAudit(db, {
      ...context,
      action: "export.downloaded",
      subject: formatLabels[format as ExportFormat],
      subjectId: id,
    });
    await recordSecurityEvent(db, { kind: "export-workspace", ...context, details: {} });
    return { storageKey, sizeBytes: row.sizeBytes ?? 0, format: format as ExportFormat, createdAt: row.createdAt };
  });
