import type { FastifyInstance } from "fastify";
import {
  dispositionOf,
  exportFileName,
  exportProfile,
  leftOutHeader,
  mediaTypes,
} from "#domain/exports/export-profile.ts";
import { AppError } from "../../infra/errors.ts";
import { addressBlock, countAgainst } from "../../infra/rate-limit.ts";
import { type OwnerTools, readerOf } from "../profiles/owner.service.ts";
import type { DocumentMaker } from "./document-maker.service.ts";
import { exportOwnProfile, nothingToExport } from "./exports.service.ts";

/** Somebody who tries every template and format a few times stays below. */
const exportsPerMinute = 40;

export interface ExportTools extends OwnerTools {
  readonly maker: DocumentMaker;
}

export const exportRoutes = (api: FastifyInstance, tools: ExportTools): void => {
  const { db, maker } = tools;
  api.get(exportProfile.path.replace("/api", ""), async (request, reply) => {
    const params = exportProfile.params.safeParse(request.params);
    const query = exportProfile.query.safeParse(request.query);
    if (!params.success) throw new AppError("not_found");
    if (!query.success) throw new AppError("validation_failed");
    const key = `export:${addressBlock(request.ip)}`;
    await countAgainst(db, [{ key, ceiling: exportsPerMinute, windowMs: 60_000 }]);
    const userId = await readerOf(tools, request);
    if (userId === null) throw new AppError("not_found", nothingToExport);
    const { format } = params.data;
    const { bytes, profile, leftOut } = await exportOwnProfile(db, userId, { format, ...query.data }, maker);
    if (leftOut.length > 0) void reply.header(leftOutHeader, leftOut.slice(0, 20).map(encodeURIComponent).join(" "));
    return reply
      .header("content-type", mediaTypes[format])
      .header("content-disposition", dispositionOf(exportFileName(profile, format)))
      .header("cache-control", "private, no-store")
      .header("x-content-type-options", "nosniff")
      .send(typeof bytes === "string" ? bytes : Buffer.from(bytes));
  });
};
