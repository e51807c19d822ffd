/** A candidate's picture: read by content, drawn anew, and kept as a small WebP of our own making. */
import { createHash, randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { photoTypes, wrongPhotoType } from "#domain/profiles/photo.ts";
import { asActor, type Database } from "../../db/client.ts";
import { files } from "../../db/tables/files.ts";
import { candidateProfiles } from "../../db/tables/profiles.ts";
import { AppError } from "../../infra/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { profileIdOf } from "../profiles/owner.service.ts";

const purpose = "photo";
const longestSidePx = 512;
/** What a large camera makes. A file of few bytes may hold many more pixels, and every one takes memory. */
const mostPixels = 50_000_000;
const decodeSeconds = 10;
const dayMs = 86_400_000;

const refused = () => new AppError("wrong_type", wrongPhotoType, { photo: wrongPhotoType });

/** Whatever a stranger put beside the pixels (scripts, places, comments) does not survive being drawn again. */
export const drawPhoto = async (bytes: Buffer): Promise<Buffer> => {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found === undefined || !(photoTypes as readonly string[]).includes(found.mime)) throw refused();
  try {
    // The first picture alone: an animation is not a portrait.
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", pages: 1 })
      .timeout({ seconds: decodeSeconds })
      .rotate()
      .resize(longestSidePx, longestSidePx, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer();
  } catch {
    throw refused();
  }
};

const urlOf = (fileId: string | null) => ({ photoUrl: fileId === null ? null : `/api/candidate/photo/${fileId}` });

const forget = (db: Database, userId: string) =>
  db
    .update(files)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(files.ownerUserId, userId), eq(files.purpose, purpose), isNull(files.deletedAt)))
    .returning({ storageKey: files.storageKey });

/** A picture that `drawPhoto` has made. */
export const storePhoto = async (db: Database, store: FileStore, userId: string, picture: Buffer) => {
  const storageKey = `${purpose}/${randomUUID()}`;
  // Bytes first, so that a row always has its file. Dying in between leaves bytes alone, which the sweep finds.
  await store.put(storageKey, picture);
  const { fileId, replaced } = await asActor(db, { userId }, async (db) => {
    const candidateId = await profileIdOf(db, userId);
    const replaced = await forget(db, userId);
    const [stored] = await db
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
    if (stored === undefined) throw new Error("the picture was not stored");
    await db.update(candidateProfiles).set({ photoFileId: stored.id }).where(eq(candidateProfiles.id, candidateId));
    return { fileId: stored.id, replaced };
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
  const gone = await asActor(db, { userId }, async (db) => {
    await db.update(candidateProfiles).set({ photoFileId: null }).where(eq(candidateProfiles.userId, userId));
    return forget(db, userId);
  });
  await Promise.all(gone.map((each) => store.remove(each.storageKey)));
  return urlOf(null);
};

/** Somebody else's is as if it were not there, even to staff, who see other files. */
export const readPhoto = async (db: Database, userId: string, id: string) => {
  const [found] = await asActor(db, { userId }, (db) =>
    db
      .select({ storageKey: files.storageKey, sizeBytes: files.sizeBytes })
      .from(files)
      .where(and(eq(files.id, id), eq(files.purpose, purpose), eq(files.ownerUserId, userId), isNull(files.deletedAt))),
  );
  if (found === undefined) throw new AppError("not_found");
  return found;
};

/** Pictures that no profile shows, and bytes that never got a row. */
export const sweepPhotos = async (db: Database, store: FileStore, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ key: string }>(
    sql`select sweep_photos(${now.toISOString()}::timestamptz) as key`,
  );
  const aged = await store.olderThan(purpose, new Date(now.getTime() - dayMs));
  const known = await asActor(db, { staff: true }, (db) =>
    db.select({ key: files.storageKey }).from(files).where(eq(files.purpose, purpose)),
  );
  const kept = new Set(known.map(({ key }) => key));
  const gone = new Set([...rows.map(({ key }) => key), ...aged.filter((key) => !kept.has(key))]);
  await Promise.all([...gone].map((key) => store.remove(key)));
  return gone.size;
};
