/** What a workspace sees of its exports: who asked, how far they are, and the file while it is offered. */
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { ExportFormat, WorkspaceExport } from "#domain/workspace-exports/workspace-exports.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companies } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { workspaceExports } from "../../db/tables/imports.ts";
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import { type EventSource, recordSecurityEvent } from "../../infra/security-events.ts";
import { exportTask } from "./write-export.service.ts";

interface Place {
  readonly companyId: string;
  readonly userId: string;
  readonly source?: EventSource | undefined;
}

const shownExports = 20;
const kindName = { csv: "CSV", json: "JSON" } as const;

export const listExports = (db: Database, place: Place): Promise<WorkspaceExport[]> =>
  asActor(db, place, async (db) => {
    const rows = await db
      .select({ row: workspaceExports, by: users.name })
      .from(workspaceExports)
      .leftJoin(users, eq(users.id, workspaceExports.createdBy))
      .orderBy(desc(workspaceExports.createdAt))
      .limit(shownExports);
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

export const enqueueExport = async (db: Database, id: string): Promise<void> => {
  await db.execute(sql`select enqueue_task(${exportTask}, ${JSON.stringify({ id })}::jsonb)`);
};

export const enqueueUnfinishedExports = async (db: Database): Promise<void> => {
  const { rows } = await db.execute<{ id: string }>(sql`select unfinished_exports() as id`);
  for (const { id } of rows) await enqueueExport(db, id);
};

export const requestExport = async (db: Database, place: Place, format: ExportFormat): Promise<WorkspaceExport> => {
  const id = await asActor(db, place, async (db) => {
    // One at a time: two who ask at once wait for each other here.
    await db.select({ id: companies.id }).from(companies).where(eq(companies.id, place.companyId)).for("update");
    const [running] = await db
      .select({ id: workspaceExports.id })
      .from(workspaceExports)
      .where(inArray(workspaceExports.status, ["waiting", "writing"]))
      .limit(1);
    if (running !== undefined) throw new AppError("conflict", "An export is being written already.");
    const [row] = await db
      .insert(workspaceExports)
      .values({ companyId: place.companyId, createdBy: place.userId, format })
      .returning({ id: workspaceExports.id });
    if (row === undefined) throw new Error("the export was not stored");
    await enqueueExport(db, row.id);
    await writeDown(db, { ...place, deed: "export.requested", subject: kindName[format], subjectId: row.id });
    return row.id;
  });
  const found = (await listExports(db, place)).find((each) => each.id === id);
  if (found === undefined) throw new Error("the export was not found");
  return found;
};

/** Who takes it away is written down too. */
export const exportFile = (db: Database, place: Place, id: string, now: Date) =>
  asActor(db, place, async (db) => {
    const [row] = await db
      .select()
      .from(workspaceExports)
      .where(and(eq(workspaceExports.id, id), eq(workspaceExports.status, "done")));
    const { storageKey = null, expiresAt = null, format = "csv" } = row ?? {};
    if (row === undefined || storageKey === null || (expiresAt ?? now) <= now) throw new AppError("not_found");
    await writeDown(db, {
      ...place,
      deed: "export.downloaded",
      subject: kindName[format as ExportFormat],
      subjectId: id,
    });
    await recordSecurityEvent(db, { kind: "export-workspace", ...place, details: {} });
    return { storageKey, sizeBytes: row.sizeBytes ?? 0, format: format as ExportFormat, createdAt: row.createdAt };
  });
