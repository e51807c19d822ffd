import type { FastifyInstance } from "fastify";
import { z } from "zod";
import * as photoApi from "#domain/profiles/photo.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { serve } from "../../infra/http/route.ts";
import { limitUploads } from "../files/files.service.ts";
import { ownerOf, type OwnerDeps, currentUserId } from "../profiles/owner.service.ts";
import { renderPhoto, readPhoto, readPhotoState, removePhoto, storePhoto } from "./photos.service.ts";

export interface PhotoDeps extends OwnerDeps {
  readonly files: FileStore;
  readonly uploadsPerHour: number;
}

const params = z.object({ id: z.uuid() });

export const photoRoutes = (api: FastifyInstance, deps: PhotoDeps): void => {
  const { db, files, uploadsPerHour } = deps;

  serve(api, photoApi.showPhotoState, async ({ request }) => {
    const userId = await currentUserId(deps, request);
    return userId === null ? { photoUrl: null } : readPhotoState(db, userId);
  });

  serve(api, photoApi.uploadPhoto, async ({ request, reply }) => {
    await limitUploads(db, request.ip, uploadsPerHour);
    const part = await request.file({ limits: { fileSize: photoApi.maxPhotoBytes } });
    if (part?.fieldname !== "photo")
      throw new AppError("validation_failed", photoApi.wrongPhotoType, { photo: photoApi.wrongPhotoType });
    const bytes = await part.toBuffer().catch(() => {
      throw new AppError("too_large", photoApi.photoTooLarge, { photo: photoApi.photoTooLarge });
    });
    const picture = await renderPhoto(bytes);
    return storePhoto(db, files, await ownerOf(deps, request, reply), picture);
  });

  serve(api, photoApi.removePhoto, async ({ request }) => {
    const userId = await currentUserId(deps, request);
    return userId === null ? { photoUrl: null } : removePhoto(db, files, userId);
  });

  api.get("/candidate/photo/:id", async (request, reply) => {
    const userId = await currentUserId(deps, request);
    const { data } = params.safeParse(request.params);
    if (userId === null || data === undefined) throw new AppError("not_found");
    const { storageKey, sizeBytes } = await readPhoto(db, userId, data.id);
    return reply.header("content-type", "image/webp").header("content-length", sizeBytes).send(files.read(storageKey));
  });
};
