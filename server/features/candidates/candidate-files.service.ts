/** Files of a candidate: checked by content, stored apart from the site, deleted with the record. */
import { createHash, randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { and, desc, eq, isNull } from "drizzle-orm";
import { fileTypeFromBuffer } from "file-type";
import { applicationResumePath } from "#domain/applications/team-tasks.ts";
import type { CandidateFields } from "#domain/candidates/candidate-fields.ts";
import { type CandidateFile, maxCandidateFiles } from "#domain/candidates/candidate-files.ts";
import type { PageResume } from "#domain/candidates/candidate-page.ts";
import { fieldsFromResume } from "#domain/candidates/fields-from-resume.ts";
import { importedFileIdOf } from "#domain/candidates/stored-resume.ts";
import { asActor, type Database } from "../../db/client.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { candidateFiles } from "../../db/tables/candidate-pages.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { files } from "../../db/tables/files.ts";
import { users } from "../../db/tables/identity.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/http/errors.ts";
import { documentType } from "../../infra/files/document-type.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { plainName } from "../files/files.service.ts";
import { readUploadedResume, type ResumeReaders } from "../resumes/resumes.service.ts";
import { fieldsOf } from "./candidate-columns.ts";

export const candidateFilePurpose = "candidate-file";

const pictureTypes: Readonly<Record<string, RegExp>> = { "image/png": /\.png$/i, "image/jpeg": /\.jpe?g$/i };
const readableTypes = /^(?:application\/pdf|text\/plain|application\/vnd\.openxmlformats)/;

const typeOf = async (bytes: Uint8Array, fileName: string): Promise<string> => {
  const mimeType = (await fileTypeFromBuffer(bytes))?.mime;
  if (mimeType !== undefined && pictureTypes[mimeType]?.test(fileName) === true) return mimeType;
  const document = await documentType(bytes, fileName).catch(() => undefined);
  if (document !== undefined && document !== "application/msword" && bytes.length > 0) return document;
  const message = "Choose a PDF, a Word document (.docx), plain text, or an image (PNG or JPG).";
  throw new AppError("wrong_type", message, { file: message });
};

/** Inside `asActor`. */
export const filesOf = async (db: Database, candidateId: string): Promise<CandidateFile[]> => {
  const rows = await db
    .select({ held: candidateFiles, file: files, addedBy: users.name })
    .from(candidateFiles)
    .innerJoin(files, eq(files.id, candidateFiles.fileId))
    .leftJoin(users, eq(users.id, candidateFiles.createdBy))
    .where(eq(candidateFiles.candidateId, candidateId))
    .orderBy(desc(candidateFiles.createdAt), desc(candidateFiles.id));
  return rows.map(({ held, file, addedBy }) => ({
    id: held.id,
    fileName: file.fileName,
    mediaType: file.mediaType,
    sizeBytes: file.sizeBytes,
    addedBy,
    addedAt: held.createdAt.toISOString(),
    isReadable: readableTypes.test(file.mediaType),
  }));
};

const toResume = (file: typeof files.$inferSelect, url: string, jobTitle: string | null): PageResume => ({
  url,
  fileName: file.fileName,
  mediaType: file.mediaType,
  sizeBytes: file.sizeBytes,
  addedAt: file.createdAt.toISOString(),
  jobTitle,
});

/** The resumes of the applications and the imported one, newest first. Inside `asActor`. */
export const resumesOf = async (db: Database, candidateId: string, resumeUrl: string | null): Promise<PageResume[]> => {
  const sent = await db
    .select({ applicationId: applicationSubmissions.applicationId, jobTitle: jobsEnhanced.title, file: files })
    .from(applicationSubmissions)
    .innerJoin(jobApplications, eq(jobApplications.id, applicationSubmissions.applicationId))
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
    .innerJoin(files, eq(files.id, applicationSubmissions.fileId))
    .where(and(eq(jobApplications.candidateId, candidateId), isNull(files.deletedAt)));
  const importedId = importedFileIdOf(resumeUrl);
  const imported =
    importedId === undefined
      ? []
      : await db
          .select()
          .from(files)
          .where(and(eq(files.id, importedId), isNull(files.deletedAt)));
  return [
    ...sent.map(({ applicationId, jobTitle, file }) => toResume(file, applicationResumePath(applicationId), jobTitle)),
    ...imported.map((file) => toResume(file, resumeUrl ?? "", null)),
  ].toSorted((a, b) => b.addedAt.localeCompare(a.addedAt));
};

interface UploadedFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** Stores the bytes before the row, so that a row always has its file. */
export const addCandidateFile = async (
  db: Database,
  store: FileStore,
  { companyId, userId }: WorkspaceContext,
  candidateId: string,
  { fileName, bytes }: UploadedFile,
): Promise<{ id: string }> => {
  const mediaType = await typeOf(bytes, fileName);
  const storageKey = `${candidateFilePurpose}/${randomUUID()}`;
  await store.put(storageKey, bytes);
  try {
    return await asActor(db, { companyId, userId }, async (db) => {
      const [person] = await db
        .select({ id: candidates.id })
        .from(candidates)
        .where(eq(candidates.id, candidateId))
        .for("update");
      if (person === undefined) throw new AppError("not_found");
      if ((await db.$count(candidateFiles, eq(candidateFiles.candidateId, candidateId))) >= maxCandidateFiles) {
        const message = `A candidate can have at most ${maxCandidateFiles} files. Delete one to add another.`;
        throw new AppError("validation_failed", message, { file: message });
      }
      const [file] = await db
        .insert(files)
        .values({
          companyId,
          purpose: candidateFilePurpose,
          fileName: plainName(fileName),
          mediaType,
          sizeBytes: bytes.length,
          sha256: createHash("sha256").update(bytes).digest("hex"),
          storageKey,
        })
        .returning({ id: files.id });
      const [fileLink] = await db
        .insert(candidateFiles)
        .values({ companyId, candidateId, fileId: file?.id ?? "", createdBy: userId })
        .returning({ id: candidateFiles.id });
      if (fileLink === undefined) throw new AppError("internal");
      return fileLink;
    });
  } catch (error) {
    await store.remove(storageKey);
    throw error;
  }
};

export const findCandidateFile = (db: Database, companyId: string, id: string) =>
  asActor(db, { companyId }, async (db) => {
    const [candidateFile] = await db
      .select({ file: files, candidateId: candidateFiles.candidateId })
      .from(candidateFiles)
      .innerJoin(files, eq(files.id, candidateFiles.fileId))
      .where(eq(candidateFiles.id, id));
    if (candidateFile === undefined) throw new AppError("not_found");
    return candidateFile;
  });

export const deleteCandidateFile = async (
  db: Database,
  store: FileStore,
  { companyId }: WorkspaceContext,
  id: string,
): Promise<Record<string, never>> => {
  const { file } = await findCandidateFile(db, companyId, id);
  await asActor(db, { companyId }, (db) => db.delete(candidateFiles).where(eq(candidateFiles.id, id)));
  await store.remove(file.storageKey);
  return {};
};

/** Fields found in the document that differ from the record. Writes nothing. */
export const readCandidateFile = async (
  db: Database,
  deps: { readonly store: FileStore; readonly readers: ResumeReaders },
  { companyId }: WorkspaceContext,
  id: string,
): Promise<{ found: Partial<CandidateFields> }> => {
  const { file, candidateId } = await findCandidateFile(db, companyId, id);
  if (!readableTypes.test(file.mediaType))
    throw new AppError("wrong_type", "We can read details only from PDF, Word, and plain text files.");
  const bytes = await buffer(deps.store.read(file.storageKey));
  const { result } = await readUploadedResume(deps.readers, { fileName: file.fileName, bytes });
  if (result.status === "needs_ocr")
    throw new AppError("unreadable", "This file has only scanned images and no text, so there's nothing to read.");
  const [row] = await asActor(db, { companyId }, (db) =>
    db.select().from(candidates).where(eq(candidates.id, candidateId)),
  );
  if (row === undefined) throw new AppError("not_found");
  return { found: fieldsFromResume(fieldsOf(row), result) };
};
