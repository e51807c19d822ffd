/** A résumé that comes with something more important than itself: it is read where it can be, and taken along where it cannot. */
import type { ResumeReading } from "#domain/resumes/import-resume.ts";
import type { ProfileUpdate } from "#domain/profiles/profile.ts";
import { profileUpdateOf } from "#domain/resumes/profile-update.ts";
import type { ReadResume, ResumeKind } from "#domain/resumes/read-resume.ts";
import { AppError } from "../../infra/errors.ts";
import type { ResumeReaders } from "./reader-pool.ts";
import type { SentResume } from "./resumes.service.ts";
import { mediaTypes, resumeKind } from "./resume-type.ts";

export type { ResumeReaders } from "./reader-pool.ts";

export interface TakenResume extends SentResume {
  readonly mediaType: string;
  readonly isRead: boolean;
  /** What it says about the person; empty where it could not be read. */
  readonly update: ProfileUpdate;
}

/** Nothing where the type is right and the inside is not: packed too large, protected, damaged. */
const kindOrNothing = async ({ bytes, fileName }: SentResume): Promise<ResumeKind | undefined> => {
  try {
    return await resumeKind(bytes, fileName);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "wrong_type" || bytes.length === 0) throw error;
    return undefined;
  }
};

const updateOf = ({ profile, fields, flags }: ReadResume): ProfileUpdate =>
  profileUpdateOf(structuredClone({ profile, fields, flags }) as unknown as ResumeReading);

/** Refuses only what is no résumé by its type, or nothing at all. */
export const takeResume = async (readers: ResumeReaders, sent: SentResume): Promise<TakenResume> => {
  const kind = await kindOrNothing(sent);
  if (kind === undefined) return { ...sent, mediaType: "application/octet-stream", isRead: false, update: {} };
  // Whoever waits for a reader that is busy or has died waits for nothing: the file itself is there.
  const result = await readers.read(sent.bytes, kind).catch(() => undefined);
  const update = result?.status === "ok" ? updateOf(result) : {};
  return { ...sent, mediaType: mediaTypes[kind], isRead: Object.keys(update).length > 0, update };
};
