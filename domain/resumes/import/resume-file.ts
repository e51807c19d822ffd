/** Checks a file before upload: its name, claimed type and size. The server checks its content. */
import { maxResumeBytes, resumeExtensions } from "./import-resume.ts";

export interface ClaimedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export type FileProblem = "wrong_type" | "too_large";

const resumeTypes: readonly string[] = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "text/plain",
];
const archiveTypes: readonly string[] = ["application/zip", "application/x-zip-compressed", "application/x-zip"];
/** Types that systems report if they do not know the real one, such as for .docx without a word processor installed. */
const unknownTypes: readonly string[] = ["", "application/octet-stream"];

const fileProblem = (
  { name, type, size }: ClaimedFile,
  extensions: readonly string[],
  types: readonly string[],
): FileProblem | undefined => {
  const [bare = ""] = type.toLowerCase().split(";");
  const isNamed = extensions.some((extension) => name.toLowerCase().endsWith(extension));
  if (!isNamed || ![...types, ...unknownTypes].includes(bare.trim())) return "wrong_type";
  return size > maxResumeBytes ? "too_large" : undefined;
};

/** A resume is PDF, DOCX or plain text, of at most 5 MB. */
export const resumeFileProblem = (file: ClaimedFile): FileProblem | undefined =>
  fileProblem(file, resumeExtensions, resumeTypes);

export const linkedinExtensions = [".zip", ".pdf"] as const;

/** LinkedIn provides a profile saved as PDF, or the archive of the member's data. */
export const linkedinFileProblem = (file: ClaimedFile): FileProblem | undefined =>
  fileProblem(file, linkedinExtensions, ["application/pdf", ...archiveTypes]);

export const isArchive = ({ name }: Pick<ClaimedFile, "name">): boolean => name.toLowerCase().endsWith(".zip");
