import type { FastifyInstance } from "fastify";
import { z } from "zod";
import * as workspaceExportsApi from "#domain/workspace-exports/workspace-exports.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { sendFile } from "../../infra/http/send-file.ts";
import { exportFile, listExports, requestExport } from "./workspace-exports.service.ts";
import { exportTask } from "./write-export.service.ts";

const params = z.object({ id: z.uuid() });

interface ExportDeps {
  readonly db: Database;
  readonly auth: AuthContext;
  readonly files: FileStore;
  readonly wakeWorker: WakeWorker;
}

export const workspaceExportRoutes = (api: FastifyInstance, { db, auth, files, wakeWorker }: ExportDeps): void => {
  serve(api, workspaceExportsApi.listWorkspaceExports, async ({ request }) => ({
    exports: await listExports(db, await auth.requireCan(request, "workspace.export")),
  }));

  serve(api, workspaceExportsApi.requestWorkspaceExport, async ({ request, body }) => {
    const context = await auth.requireCan(request, "workspace.export");
    await auth.requireRecentProof(request);
    const created = await requestExport(db, context, body.format);
    wakeWorker(exportTask);
    return created;
  });

  api.get("/workspace-exports/:id/file", async (request, reply) => {
    const context = await auth.requireCan(request, "workspace.export");
    await auth.requireRecentProof(request);
    const { data } = params.safeParse(request.params);
    if (data === undefined) throw new AppError("not_found");
    const { storageKey, sizeBytes, format, createdAt } = await exportFile(db, context, data.id, new Date());
    const extension = format === "csv" ? "zip" : "json";
    return sendFile(reply, {
      fileName: `workspace-${createdAt.toISOString().slice(0, 10)}.${extension}`,
      mediaType: format === "csv" ? "application/zip" : "application/json; charset=utf-8",
      sizeBytes,
      body: files.read(storageKey),
    });
  });
};
