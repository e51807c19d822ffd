import type { MultipartFile } from "@fastify/multipart";
import { AppError } from "../http/errors.ts";

/**
 * A complete uploaded file, or an error. The library checks the limit only when bytes arrive; if the limit falls on the end of a chunk,
 * no bytes arrive after it, and a truncated file would pass as complete.
 */
export const uploadedBytes = async (part: MultipartFile): Promise<Buffer> => {
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw new AppError("too_large");
  return bytes;
};

/** A form may send a file without a name, although the library's types say otherwise. */
export const uploadedFileName = ({ filename }: { readonly filename?: string | undefined }): string => filename ?? "";
