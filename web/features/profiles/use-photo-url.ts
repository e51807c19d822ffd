import { useQuery } from "@tanstack/react-query";
import type { Reply } from "#domain/endpoint.ts";
import { showPhotoState } from "#domain/profiles/photo.ts";

/** Where the person's photo is, or null. The editor keeps the same answer up to date when it changes the photo. */
export const usePhotoUrl = (isSaved: boolean): string | null =>
  useQuery<Reply<typeof showPhotoState>>({ queryKey: [showPhotoState.path], enabled: isSaved }).data?.photoUrl ?? null;
