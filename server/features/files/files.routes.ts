import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { maxJobDescriptionBytes, uploadJobDescription } from "#domain/files/job-description-file.ts";
import { AppError } from "../../infra/errors.ts";
import { serve } from "../../infra/route.ts";
import { type FileTools, limitUploads, readFileForStaff, storeJobDescription } from "./files.service.ts";

export interface FileRouteTools extends FileTools {
  /** Throws unless a member of the firm's staff asks. */
  readonly requireStaff: (request: FastifyRequest) => Promise<void>;
}

const params = z.object({ id: z.uuid() });

export const fileRoutes = async (api: FastifyInstance, tools: FileRouteTools): Promise<void> => {
  await api.register(multipart, { limits: { fileSize: maxJobDescriptionBytes, files: 1, fields: 5, parts: 6 } });

  serve(api, uploadJobDescription, async ({ request }) => {
    await limitUploads(tools.db, request.ip, tools.uploadsPerHour);
    const part = await request.file();
    if (part === undefined)
      throw new AppError("validation_failed", "No file was sent.", { file: "Please choose a file." });
    return storeJobDescription(tools, { fileName: part.filename, bytes: await part.toBuffer() });
  });

  // Always a download, never shown in place: what a stranger sent must not run under our name.
  api.get("/files/:id", async (request, reply) => {
    await tools.requireStaff(request);
    const { data } = params.safeParse(request.params);
    if (data === undefined) throw new AppError("not_found");
    const file = await readFileForStaff(tools.db, data.id);
    return reply
      .header("content-type", file.mediaType)
      .header("content-length", file.sizeBytes)
      .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`)
      .header("cache-control", "private, no-store")
      .send(tools.files.read(file.storageKey));
  });
};
