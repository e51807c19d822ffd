import type { FastifyInstance } from "fastify";
import { exportFileName, exportProfile, omittedCharactersHeader, mediaTypes } from "#domain/exports/export-profile.ts";
import { AppError } from "../../infra/http/errors.ts";
import { addressBlock, countAgainst } from "../../infra/http/rate-limit.ts";
import { sendFile } from "../../infra/http/send-file.ts";
import { type OwnerDeps, currentUserId } from "../profiles/owner.service.ts";
import type { DocumentRenderer } from "./document-renderer.service.ts";
import { exportOwnProfile, nothingToExportText } from "./exports.service.ts";

/** A person who tries every template and format a few times stays below this. */
const maxExportsPerMinute = 40;

export interface ExportDeps extends OwnerDeps {
  readonly maker: DocumentRenderer;
}

export const exportRoutes = (api: FastifyInstance, deps: ExportDeps): void => {
  const { db, maker } = deps;
  api.get(exportProfile.path.replace("/api", ""), async (request, reply) => {
    const params = exportProfile.params.safeParse(request.params);
    const query = exportProfile.query.safeParse(request.query);
    if (!params.success) throw new AppError("not_found");
    if (!query.success) throw new AppError("validation_failed");
    const key = `export:${addressBlock(request.ip)}`;
    await countAgainst(db, [{ key, ceiling: maxExportsPerMinute, windowMs: 60_000 }]);
    const userId = await currentUserId(deps, request);
    if (userId === null) throw new AppError("not_found", nothingToExportText);
    const { format } = params.data;
    const { bytes, profile, leftOut } = await exportOwnProfile(db, userId, { format, ...query.data }, maker);
    if (leftOut.length > 0)
      void reply.header(omittedCharactersHeader, leftOut.slice(0, 20).map(encodeURIComponent).join(" "));
    return sendFile(reply, {
      fileName: exportFileName(profile, format),
      mediaType: mediaTypes[format],
      body: typeof bytes === "string" ? bytes : Buffer.from(bytes),
    });
  });
};
