import type { MultipartFile } from "@fastify/multipart";
import { AppError } from "../errors.ts";

/**
 * A sent file whole, or not at all. The library looks for the limit whenever bytes arrive; where the limit falls on the end of a
 * chunk, no bytes arrive after it, and the beginning of a file that is too large would pass for the whole.
 */
export const sentBytes = async (part: MultipartFile): Promise<Buffer> => {
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw new AppError("too_large");
  return bytes;
};

/** A form may send a file without a name, whatever the library's types say. */
export const nameOfPart = ({ filename }: { readonly filename?: string | undefined }): string => filename ?? "";
