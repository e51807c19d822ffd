/** Files that a workspace keeps with a candidate. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { shownFields } from "./candidate-fields.ts";

export const candidateFileExtensions = [".pdf", ".docx", ".txt", ".png", ".jpg", ".jpeg"] as const;
export const maxCandidateFileBytes = 5 * 1024 * 1024;
export const mostCandidateFiles = 50;

const byId = z.object({ id: z.uuid() });

export const candidateFile = z.object({
  id: z.uuid(),
  fileName: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  addedBy: z.string().nullable(),
  addedAt: z.iso.datetime({ offset: true }),
  /** Our reader can look for fields of the record in it. */
  isReadable: z.boolean(),
});
export type CandidateFile = z.infer<typeof candidateFile>;

/** Multipart with one part named "file". */
export const addCandidateFile = endpoint({
  method: "POST",
  path: "/api/candidates/:id/files",
  params: byId,
  reply: z.object({ id: z.uuid() }),
  status: 201,
});

export const candidateFileAddress = (id: string): string => `/api/candidate-files/${id}`;

export const deleteCandidateFile = endpoint({
  method: "DELETE",
  path: "/api/candidate-files/:id",
  params: byId,
  reply: z.object({}),
});

/** What a résumé says of the fields of the record; nothing is changed by reading. */
export const readCandidateFile = endpoint({
  method: "POST",
  path: "/api/candidate-files/:id/reading",
  params: byId,
  body: z.object({}),
  reply: z.object({ found: shownFields.partial() }),
});
