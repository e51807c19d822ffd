/** A candidate's photo: detected by content, re-encoded, and stored as a small WebP. */
import { createHash, randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { photoTypes, wrongPhotoType } from "#domain/profiles/photo.ts";
import { asActor, type Database } from "../../db/client.ts";
import { files } from "../../db/tables/files.ts";
import { candidateProfiles } from "../../db/tables/profiles.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { sweepFiles } from "../files/sweep-files.service.ts";
import { profileIdOf } from "../profiles/owner.service.ts";

const purpose = "photo";
const maxSidePx = 512;
/** The size of a large camera's photo. A small file may decode to many more pixels, which take memory. */
const maxPixels = 50_000_000;
const decodeSeconds = 10;

const wrongTypeError = () => new AppError("wrong_type", wrongPhotoType, { photo: wrongPhotoType });

/** Re-encoding removes scripts, locations and comments from the file. */
export const renderPhoto = async (bytes: Buffer): Promise<Buffer> => {
  const fileTypeResult = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (fileTypeResult === undefined || !(photoTypes as readonly string[]).includes(fileTypeResult.mime))
    throw wrongTypeError();
  try {
    // Only the first frame of an animation is used.
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
      .timeout({ seconds: decodeSeconds })
      .rotate()
      .resize(maxSidePx, maxSidePx, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer();
  } catch {
    throw wrongTypeError();
  }
};

const urlOf = (fileId: string | null) => ({ photoUrl: fileId === null ? null : `/api/candidate/photo/${fileId}` });

const markDeleted = (db: Database, userId: string) =>
  db
    .update(files)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(files.ownerUserId, userId), eq(files.purpose, purpose), isNull(files.deletedAt)))
    .returning({ storageKey: files.storageKey });

/** Stores a photo from `renderPhoto`. */
export const storePhoto = async (db: Database, store: FileStore, userId: string, picture: Buffer) => {
  const storageKey = `${purpose}/${randomUUID()}`;
  // Writes the bytes first, so that a row always has its file. The sweep deletes bytes without a row.
  await store.put(storageKey, picture);
  const { fileId, replaced } = await asActor(db, { userId }, async (db) => {
    const candidateId = await profileIdOf(db, userId);
    const replaced = await markDeleted(db, userId);
    const [storedFile] = await db
      .insert(files)
      .values({
        ownerUserId: userId,
        purpose,
        fileName: "photo.webp",
        mediaType: "image/webp",
        sizeBytes: picture.length,
        sha256: createHash("sha256").update(picture).digest("hex"),
        storageKey,
      })
      .returning({ id: files.id });
    if (storedFile === undefined) throw new Error("the picture was not stored");
    await db.update(candidateProfiles).set({ photoFileId: storedFile.id }).where(eq(candidateProfiles.id, candidateId));
    return { fileId: storedFile.id, replaced };
  });
  await Promise.all(replaced.map((each) => store.remove(each.storageKey)));
  return urlOf(fileId);
};

export const readPhotoState = async (db: Database, userId: string) => {
  const [row] = await asActor(db, { userId }, (db) =>
    db
      .select({ fileId: candidateProfiles.photoFileId })
      .from(candidateProfiles)
      .where(eq(candidateProfiles.userId, userId)),
  );
  return urlOf(row?.fileId ?? null);
};

export const removePhoto = async (db: Database, store: FileStore, userId: string) => {
  const removedFiles = await asActor(db, { userId }, async (db) => {
    await db.update(candidateProfiles).set({ photoFileId: null }).where(eq(candidateProfiles.userId, userId));
    return markDeleted(db, userId);
  });
  await Promise.all(removedFiles.map((each) => store.remove(each.storageKey)));
  return urlOf(null);
};

/** Only the owner's photo is found, even by staff, who can read other files. */
export const readPhoto = async (db: Database, userId: string, id: string) => {
  const [file] = await asActor(db, { userId }, (db) =>
    db
      .select({ storageKey: files.storageKey, sizeBytes: files.sizeBytes })
      .from(files)
      .where(and(eq(files.id, id), eq(files.purpose, purpose), eq(files.ownerUserId, userId), isNull(files.deletedAt))),
  );
  if (file === undefined) throw new AppError("not_found");
  return file;
};

/** Deletes photos that no profile shows, and files without a row. */
export const sweepPhotos = async (db: Database, store: FileStore, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ key: string }>(
    sql`select sweep_photos(${now.toISOString()}::timestamptz) as key`,
  );
  return sweepFiles(db, store, { purpose, now, deletedKeys: rows.map(({ key }) => key) });
};
