import type { FastifyInstance } from "fastify";
import { z } from "zod";
import * as jobDescriptionFileApi from "#domain/files/job-description-file.ts";
import { AppError } from "../../infra/http/errors.ts";
import { uploadedFileName, uploadedBytes } from "../../infra/files/uploaded-bytes.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { sendFile } from "../../infra/http/send-file.ts";
import { type FileDeps, limitUploads, readUpload, storeJobDescription } from "./files.service.ts";

export interface FileRouteDeps extends FileDeps {
  readonly auth: AuthContext;
}

const params = z.object({ id: z.uuid() });

export const fileRoutes = (api: FastifyInstance, deps: FileRouteDeps): void => {
  serve(api, jobDescriptionFileApi.uploadJobDescription, async ({ request }) => {
    await limitUploads(deps.db, request.ip, deps.uploadsPerHour);
    const part = await request.file();
    if (part === undefined) throw new AppError("validation_failed", "No file was sent.", { file: "Choose a file." });
    return storeJobDescription(deps, { fileName: uploadedFileName(part), bytes: await uploadedBytes(part) });
  });

  // Always a download, never shown inline: uploaded content must not run on our origin.
  api.get("/files/:id", async (request, reply) => {
    const { kind } = await deps.auth.requireStaff(request, "upload.read");
    const { data } = params.safeParse(request.params);
    if (data === undefined) throw new AppError("not_found");
    const file = await readUpload(deps.db, data.id, kind === "staff");
    return sendFile(reply, { ...file, body: deps.files.read(file.storageKey) });
  });
};
