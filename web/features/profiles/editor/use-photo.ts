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
import { call, request } from "../../../lib/api.ts";
import { useKeepRows, useRowChange, useRows } from "./editor.queries.ts";

/** What can be said before anything is sent; the content is the server's to judge. */
const objectionTo = ({ type, size }: File): string | undefined => {
  if (!(photoTypes as readonly string[]).includes(type)) return wrongPhotoType;
  return size > maxPhotoBytes ? photoTooLarge : undefined;
};

const sendPhoto = async (file: File) => {
  const body = new FormData();
  body.append("photo", file);
  const answer = await request(uploadPhoto.method, uploadPhoto.path, { body });
  return uploadPhoto.reply.parse(await answer.json());
};

export const usePhoto = (isShown: boolean) => {
  const { data } = useRows(showPhotoState, isShown);
  const { keep } = useKeepRows(showPhotoState);
  const change = useRowChange();
  const [objection, setObjection] = useState<string>();
  /** Shown at once, while the real one is on its way. */
  const [chosen, setChosen] = useState<string | null>(null);

  const upload = async (file: File): Promise<void> => {
    const objects = objectionTo(file);
    setObjection(objects);
    change.forget();
    if (objects !== undefined) return;
    const preview = URL.createObjectURL(file);
    setChosen(preview);
    await change.run("upload", async () => keep(await sendPhoto(file)));
    setChosen(null);
    URL.revokeObjectURL(preview);
  };

  return {
    url: chosen ?? data?.photoUrl ?? null,
    busy: change.busy,
    error: objection ?? change.failure,
    choose: (file: File) => void upload(file),
    remove: () => void change.run("remove", async () => keep(await call(removePhoto, {}))),
  };
};
