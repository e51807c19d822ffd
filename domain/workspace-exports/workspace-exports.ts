/** A full export of a workspace: a ZIP of tables, or one JSON document. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const exportFormats = ["csv", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportStatuses = ["waiting", "writing", "done", "failed", "expired"] as const;

/** How many days the file can be downloaded. */
export const exportDays = 7;

const workspaceExport = z.object({
  id: z.uuid(),
  format: z.enum(exportFormats),
  status: z.enum(exportStatuses),
  reason: z.string().nullable(),
  sizeBytes: z.int().nullable(),
  rowsWritten: z.int(),
  rowsTotal: z.int().nullable(),
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
});
export type WorkspaceExport = z.infer<typeof workspaceExport>;

export const isExportInProgress = ({ status }: Pick<WorkspaceExport, "status">): boolean =>
  status === "waiting" || status === "writing";

export const listWorkspaceExports = endpoint({
  method: "GET",
  path: "/api/workspace-exports",
  reply: z.object({ exports: z.array(workspaceExport) }),
});

export const requestWorkspaceExport = endpoint({
  method: "POST",
  path: "/api/workspace-exports",
  body: z.object({ format: z.enum(exportFormats) }),
  reply: workspaceExport,
  status: 201,
});

export const exportFilePath = (id: string): string => `/api/workspace-exports/${id}/file`;
