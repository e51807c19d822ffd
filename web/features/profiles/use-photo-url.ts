import { useQuery } from "@tanstack/react-query";
import type { Reply } from "#domain/endpoint.ts";
import { showPhotoState } from "#domain/profiles/photo.ts";

/** The URL of the person's photo, or null. The editor updates the same cache entry when the photo changes. */
export const usePhotoUrl = (isSaved: boolean): string | null =>
  useQuery<Reply<typeof showPhotoState>>({ queryKey: [showPhotoState.path], enabled: isSaved }).data?.photoUrl ?? null;
