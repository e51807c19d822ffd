import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { uploadJobDescription } from "#domain/files/job-description-file.ts";
import { AppError } from "../../infra/errors.ts";
import { nameOfPart, sentBytes } from "../../infra/files/sent-bytes.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import { type FileTools, limitUploads, readUpload, storeJobDescription } from "./files.service.ts";

export interface FileRouteTools extends FileTools {
  readonly who: Who;
}

const params = z.object({ id: z.uuid() });

export const fileRoutes = (api: FastifyInstance, tools: FileRouteTools): void => {
  serve(api, uploadJobDescription, async ({ request }) => {
    await limitUploads(tools.db, request.ip, tools.uploadsPerHour);
    const part = await request.file();
    if (part === undefined)
      throw new AppError("validation_failed", "No file was sent.", { file: "Please choose a file." });
    return storeJobDescription(tools, { fileName: nameOfPart(part), bytes: await sentBytes(part) });
  });

  // Always a download, never shown in place: what a stranger sent must not run under our name.
  api.get("/files/:id", async (request, reply) => {
    const { kind } = await tools.who.requireStaff(request, "upload.read");
    const { data } = params.safeParse(request.params);
    if (data === undefined) throw new AppError("not_found");
    const file = await readUpload(tools.db, data.id, kind === "staff");
    return reply
      .header("content-type", file.mediaType)
      .header("content-length", file.sizeBytes)
      .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`)
      .header("cache-control", "private, no-store")
      .send(tools.files.read(file.storageKey));
  });
};
