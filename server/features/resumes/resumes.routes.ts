import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { importResume, showResumeReading } from "#domain/resumes/import-resume.ts";
import type { Database } from "../../db/client.ts";
import type { Auth } from "../../infra/auth.ts";
import { AppError } from "../../infra/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { sentBytes } from "../../infra/files/sent-bytes.ts";
import type { Nudge } from "../../infra/queue.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import { openVisitorSession } from "../accounts/visitors.service.ts";
import { limitUploads } from "../files/files.service.ts";
import type { ResumeReaders } from "./reader-pool.ts";
import { recogniseTask } from "./recognise-resume.service.ts";
import { findReading, keepReading, readSentResume } from "./resumes.service.ts";

export interface ResumeTools {
  readonly db: Database;
  readonly auth: Auth;
  readonly who: Who;
  readonly nudge: Nudge;
  readonly files: FileStore;
  readonly readers: ResumeReaders;
  readonly uploadsPerHour: number;
}

const missing = "Please choose your résumé.";

const sentResume = async (request: FastifyRequest) => {
  const part = await request.file();
  if (part?.fieldname !== "resume") throw new AppError("validation_failed", "No file was sent.", { resume: missing });
  return { fileName: part.filename, bytes: await sentBytes(part) };
};

export const resumeRoutes = (api: FastifyInstance, tools: ResumeTools): void => {
  const { db, auth, who, nudge, files, readers, uploadsPerHour } = tools;

  const ownerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const { person } = await who.askerOf(request);
    if (person !== null) return person.id;
    const { userId, cookies } = await openVisitorSession(auth);
    for (const each of cookies) void reply.header("set-cookie", each);
    return userId;
  };

  serve(api, importResume, async ({ request, reply }) => {
    await limitUploads(db, request.ip, uploadsPerHour);
    const read = await readSentResume(readers, await sentResume(request));
    const reading = await keepReading(db, files, await ownerOf(request, reply), read);
    if (reading.status === "needs_ocr") nudge(recogniseTask);
    void reply.header("cache-control", "private, no-store");
    return reading;
  });

  // Nobody without a session owns anything, so they learn what everybody learns about what is not theirs.
  serve(api, showResumeReading, async ({ request, reply, params }) => {
    const { person } = await who.askerOf(request);
    if (person === null) throw new AppError("not_found");
    void reply.header("cache-control", "private, no-store");
    return findReading(db, person.id, params.id);
  });
};
