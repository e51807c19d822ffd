/** Files that a workspace stores with a candidate. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { storedCandidateFields } from "./candidate-fields.ts";

export const candidateFileExtensions = [".pdf", ".docx", ".txt", ".png", ".jpg", ".jpeg"] as const;
export const maxCandidateFileBytes = 5 * 1024 * 1024;
export const maxCandidateFiles = 50;

const byId = z.object({ id: z.uuid() });

export const candidateFile = z.object({
  id: z.uuid(),
  fileName: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  addedBy: z.string().nullable(),
  addedAt: z.iso.datetime({ offset: true }),
  /** Whether our resume reader can read it. */
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

export const candidateFilePath = (id: string): string => `/api/candidate-files/${id}`;

export const deleteCandidateFile = endpoint({
  method: "DELETE",
  path: "/api/candidate-files/:id",
  params: byId,
  reply: z.object({}),
});

/** Reads a resume for fields of the record; changes nothing. */
export const readCandidateFile = endpoint({
  method: "POST",
  path: "/api/candidate-files/:id/reading",
  params: byId,
  body: z.object({}),
  reply: z.object({ found: storedCandidateFields.partial() }),
});
