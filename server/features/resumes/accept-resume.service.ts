/** A resume attached to something more important, such as an application: read if possible, and accepted if not. */
import type { ParsedResume } from "#domain/resumes/import/import-resume.ts";
import type { ProfileUpdate } from "#domain/profiles/profile.ts";
import { profileUpdateOf } from "#domain/resumes/import/profile-update.ts";
import type { ReadResume, ResumeKind } from "#domain/resumes/read-resume.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { ResumeReaders } from "./reader/reader-pool.ts";
import type { UploadedResume } from "./resumes.service.ts";
import { mediaTypes, resumeKind } from "./resume-type.ts";

export type { ResumeReaders } from "./reader/reader-pool.ts";

export interface AcceptedResume extends UploadedResume {
  readonly mediaType: string;
  readonly isRead: boolean;
  /** Its profile fields; empty if it could not be read. */
  readonly update: ProfileUpdate;
}

/** Undefined if the type is right but the content is not: too large unpacked, protected, damaged. */
const kindIfReadable = async ({ bytes, fileName }: UploadedResume): Promise<ResumeKind | undefined> => {
  try {
    return await resumeKind(bytes, fileName);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "wrong_type" || bytes.length === 0) throw error;
    return undefined;
  }
};

const updateOf = ({ profile, fields, flags }: ReadResume): ProfileUpdate =>
  profileUpdateOf(structuredClone({ profile, fields, flags }) as unknown as ParsedResume);

/** Rejects only files of a wrong type, and empty ones. */
export const acceptResume = async (readers: ResumeReaders, upload: UploadedResume): Promise<AcceptedResume> => {
  const kind = await kindIfReadable(upload);
  if (kind === undefined) return { ...upload, mediaType: "application/octet-stream", isRead: false, update: {} };
  // If the reader is busy or has crashed, the file is accepted unread.
  const result = await readers.read(upload.bytes, kind).catch(() => undefined);
  const update = result?.status === "ok" ? updateOf(result) : {};
  return { ...upload, mediaType: mediaTypes[kind], isRead: Object.keys(update).length > 0, update };
};
