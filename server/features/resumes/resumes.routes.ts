import type { FastifyInstance, FastifyRequest } from "fastify";
import * as importLinkedinApi from "#domain/resumes/import/import-linkedin.ts";
import * as importResumeApi from "#domain/resumes/import/import-resume.ts";
import * as importedResumeApi from "#domain/resumes/import/imported-resume.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { uploadedBytes } from "../../infra/files/uploaded-bytes.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import { serve } from "../../infra/http/route.ts";
import { limitUploads } from "../files/files.service.ts";
import { ownerOf, type OwnerDeps } from "../profiles/owner.service.ts";
import { readImportedResume } from "./imported-resume.service.ts";
import { type LinkedinOptions, readLinkedinProfile } from "./linkedin/linkedin.service.ts";
import type { ResumeReaders } from "./reader/reader-pool.ts";
import { readBeside, type SecondReader } from "./second-reading.service.ts";
import { recognizeResumeTask } from "./ocr/recognize-resume.service.ts";
import {
  findReading,
  saveLinkedinPage,
  saveReading,
  readUploadedExport,
  readUploadedResume,
} from "./resumes.service.ts";

export interface ResumeDeps extends OwnerDeps {
  readonly wakeWorker: WakeWorker;
  readonly files: FileStore;
  readonly readers: ResumeReaders;
  readonly uploadsPerHour: number;
  readonly linkedin?: LinkedinOptions | undefined;
  readonly secondReader?: SecondReader | undefined;
}

const missingFileErrors = {
  resume: "Choose your resume.",
  archive: "Choose the archive from LinkedIn.",
} as const;

const uploadedFile = async (request: FastifyRequest, field: keyof typeof missingFileErrors) => {
  const part = request.isMultipart() ? await request.file() : undefined;
  if (part?.fieldname !== field)
    throw new AppError("validation_failed", "No file was sent.", { [field]: missingFileErrors[field] });
  const consent = part.fields[importResumeApi.modelConsent.name];
  const hasAgreed = consent !== undefined && "value" in consent && consent.value === importResumeApi.modelConsent.value;
  return { fileName: part.filename, bytes: await uploadedBytes(part), hasAgreed };
};

export const resumeRoutes = (api: FastifyInstance, deps: ResumeDeps): void => {
  const { db, auth, wakeWorker, files, readers, uploadsPerHour, linkedin = {}, secondReader } = deps;

  serve(api, importResumeApi.showImportOptions, () => Promise.resolve({ modelHost: secondReader?.host ?? null }));

  serve(api, importResumeApi.importResume, async ({ request, reply }) => {
    await limitUploads(db, request.ip, uploadsPerHour);
    const { hasAgreed, ...file } = await uploadedFile(request, "resume");
    const upload = await readUploadedResume(readers, file);
    const owner = await ownerOf(deps, request, reply);
    const result =
      secondReader !== undefined && hasAgreed ? await readBeside(secondReader, owner, upload.result) : upload.result;
    const parsedResume = await saveReading(db, files, owner, { ...upload, result });
    if (parsedResume.status === "needs_ocr") wakeWorker(recognizeResumeTask);
    return parsedResume;
  });

  serve(api, importLinkedinApi.importLinkedinExport, async ({ request, reply }) => {
    await limitUploads(db, request.ip, uploadsPerHour);
    const upload = await readUploadedExport(readers, await uploadedFile(request, "archive"));
    return saveReading(db, files, await ownerOf(deps, request, reply), upload);
  });

  serve(api, importLinkedinApi.importLinkedin, async ({ body, request, reply }) => {
    await limitUploads(db, request.ip, uploadsPerHour);
    const page = await readLinkedinProfile(body.url, linkedin);
    return saveLinkedinPage(db, await ownerOf(deps, request, reply), page);
  });

  // A visitor without a session owns nothing, so every reading is not found.
  serve(api, importResumeApi.readParsedResume, async ({ request, params }) => {
    const { person } = await auth.identityOf(request);
    if (person === null) throw new AppError("not_found");
    return findReading(db, person.id, params.id);
  });

  serve(api, importedResumeApi.showImportedResume, async ({ request }) => {
    const { person } = await auth.identityOf(request);
    return person === null ? { resume: null } : readImportedResume(db, person.id);
  });
};
