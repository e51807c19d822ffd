import { useState } from "react";
import {
  maxPhotoBytes,
  photoTooLarge,
  photoTypes,
  removePhoto,
  showPhotoState,
  uploadPhoto,
  wrongPhotoType,
} from "#domain/profiles/photo.ts";
import { call, request } from "../../../../lib/api/api.ts";
import { useCachedRows, useRowMutation, useRows } from "../editor.queries.ts";

/** Checks the type and size in the browser. The server checks the content. */
const validatePhoto = ({ type, size }: File): string | undefined => {
  if (!(photoTypes as readonly string[]).includes(type)) return wrongPhotoType;
  return size > maxPhotoBytes ? photoTooLarge : undefined;
};

const sendPhoto = async (file: File) => {
  const body = new FormData();
  body.append("photo", file);
  const response = await request(uploadPhoto.method, uploadPhoto.path, { body });
  return uploadPhoto.reply.parse(await response.json());
};

export const usePhoto = (isActive: boolean) => {
  const { data } = useRows(showPhotoState, isActive);
  const { keep } = useCachedRows(showPhotoState);
  const change = useRowMutation();
  const [problem, setProblem] = useState<string>();
  /** A local preview, shown while the upload runs. */
  const [previewUrl, setPreviewUrl] = useState<string | null>(null);

  const upload = async (file: File): Promise<void> => {
    const photoProblem = validatePhoto(file);
    setProblem(photoProblem);
    change.clearFailure();
    if (photoProblem !== undefined) return;
    const preview = URL.createObjectURL(file);
    setPreviewUrl(preview);
    await change.run("upload", async () => keep(await sendPhoto(file)));
    setPreviewUrl(null);
    URL.revokeObjectURL(preview);
  };

  return {
    url: previewUrl ?? data?.photoUrl ?? null,
    busy: change.busy,
    error: problem ?? change.failure,
    choose: (file: File) => void upload(file),
    remove: () => void change.run("remove", async () => keep(await call(removePhoto, {}))),
  };
};
