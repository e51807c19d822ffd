/** A candidate's photo. The server re-encodes it, which removes all metadata. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const maxPhotoBytes = 5 * 1024 * 1024;
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export const wrongPhotoType = "Choose a JPG, PNG or WebP image.";
export const photoTooLarge = "Choose an image up to 5 MB.";

/** The URL changes with the photo; null without one. */
const state = z.object({ photoUrl: z.string().nullable() });

/** Multipart, in the part "photo". */
export const uploadPhoto = endpoint({ method: "POST", path: "/api/candidate/photo", reply: state, status: 201 });

export const showPhotoState = endpoint({ method: "GET", path: "/api/candidate/photo", reply: state });

export const removePhoto = endpoint({ method: "DELETE", path: "/api/candidate/photo", reply: state });
