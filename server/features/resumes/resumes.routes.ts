import type { FastifyInstance, FastifyRequest } from "fastify";
import { importLinkedin, importLinkedinExport } from "#domain/resumes/import-linkedin.ts";
import { importResume, showResumeReading } from "#domain/resumes/import-resume.ts";
import { showImportedResume } from "#domain/resumes/imported-resume.ts";
import { AppError } from "../../infra/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { sentBytes } from "../../infra/files/sent-bytes.ts";
import type { Nudge } from "../../infra/queue.ts";
import { serve } from "../../infra/route.ts";
import { limitUploads } from "../files/files.service.ts";
import { ownerOf, type OwnerTools } from "../profiles/owner.service.ts";
import { readImportedResume } from "./imported-resume.service.ts";
import { type LinkedinAddress, readLinkedinProfile } from "./linkedin.service.ts";
import type { ResumeReaders } from "./reader-pool.ts";
import { recogniseTask } from "./recognise-resume.service.ts";
import { findReading, keepLinkedinPage, keepReading, readSentExport, readSentResume } from "./resumes.service.ts";

export interface ResumeTools extends OwnerTools {
  readonly nudge: Nudge;
  readonly files: FileStore;
  readonly readers: ResumeReaders;
  readonly uploadsPerHour: number;
  readonly linkedin?: LinkedinAddress | undefined;
}

const missing = { resume: "Please choose your résumé.", archive: "Please choose the archive from LinkedIn." } as const;

const sentFile = async (request: FastifyRequest, field: keyof typeof missing) => {
  const part = request.isMultipart() ? await request.file() : undefined;
  if (part?.fieldname !== field)
    throw new AppError("validation_failed", "No file was sent.", { [field]: missing[field] });
  return { fileName: part.filename, bytes: await sentBytes(part) };
};

export const resumeRoutes = (api: FastifyInstance, tools: ResumeTools): void => {
  const { db, who, nudge, files, readers, uploadsPerHour, linkedin = {} } = tools;

  serve(api, importResume, async ({ request, reply }) => {
    await limitUploads(db, request.ip, uploadsPerHour);
    const read = await readSentResume(readers, await sentFile(request, "resume"));
    const reading = await keepReading(db, files, await ownerOf(tools, request, reply), read);
    if (reading.status === "needs_ocr") nudge(recogniseTask);
    void reply.header("cache-control", "private, no-store");
    return reading;
  });

  serve(api, importLinkedinExport, async ({ request, reply }) => {
    await limitUploads(db, request.ip, uploadsPerHour);
    const read = await readSentExport(readers, await sentFile(request, "archive"));
    void reply.header("cache-control", "private, no-store");
    return keepReading(db, files, await ownerOf(tools, request, reply), read);
  });

  serve(api, importLinkedin, async ({ body, request, reply }) => {
    await limitUploads(db, request.ip, uploadsPerHour);
    const page = await readLinkedinProfile(body.url, linkedin);
    void reply.header("cache-control", "private, no-store");
    return keepLinkedinPage(db, await ownerOf(tools, request, reply), page);
  });

  // Nobody without a session owns anything, so they learn what everybody learns about what is not theirs.
  serve(api, showResumeReading, async ({ request, reply, params }) => {
    const { person } = await who.askerOf(request);
    if (person === null) throw new AppError("not_found");
    void reply.header("cache-control", "private, no-store");
    return findReading(db, person.id, params.id);
  });

  serve(api, showImportedResume, async ({ request, reply }) => {
    const { person } = await who.askerOf(request);
    void reply.header("cache-control", "private, no-store");
    return person === null ? { resume: null } : readImportedResume(db, person.id);
  });
};
