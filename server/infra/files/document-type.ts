/** Detects a document's type from its bytes. The name and type that a browser sends are not trusted. */
import { fileTypeFromBuffer } from "file-type";

const kinds: Readonly<Record<string, { readonly extension: string; readonly mediaType: string }>> = {
  "application/pdf": { extension: ".pdf", mediaType: "application/pdf" },
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": {
    extension: ".docx",
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  // The container of the old Word format; the reader checks what it holds.
  "application/x-cfb": { extension: ".doc", mediaType: "application/msword" },
};

const text = { extension: ".txt", mediaType: "text/plain; charset=utf-8" };

/** A control character means that the file is not plain text. */
const isPlainText = (bytes: Uint8Array): boolean => {
  try {
    const decoded = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    return !/[\u0000-\u0008\u000E-\u001F]/.test(decoded);
  } catch {
    return false;
  }
};

/** Undefined unless the file is a PDF, a Word document or plain text with the matching extension. */
export const documentType = async (bytes: Uint8Array, fileName: string): Promise<string | undefined> => {
  const fileTypeResult = await fileTypeFromBuffer(bytes);
  const kind = fileTypeResult === undefined ? (isPlainText(bytes) ? text : undefined) : kinds[fileTypeResult.mime];
  return kind !== undefined && fileName.toLowerCase().endsWith(kind.extension) ? kind.mediaType : undefined;
};
