/** What can be said about a file before it is sent: its name, the type its sender claims, its size. Its content is the server's to judge. */
import { maxResumeBytes, resumeExtensions } from "./import-resume.ts";

export interface ClaimedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export type FileObjection = "wrong_type" | "too_large";

const resumeTypes: readonly string[] = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "text/plain",
];
const archiveTypes: readonly string[] = ["application/zip", "application/x-zip-compressed", "application/x-zip"];
/** What systems say that do not know the type, such as of a .docx where no word processor is installed. */
const unknownTypes: readonly string[] = ["", "application/octet-stream"];

const objection = (
  { name, type, size }: ClaimedFile,
  extensions: readonly string[],
  types: readonly string[],
): FileObjection | undefined => {
  const [bare = ""] = type.toLowerCase().split(";");
  const isNamed = extensions.some((extension) => name.toLowerCase().endsWith(extension));
  if (!isNamed || ![...types, ...unknownTypes].includes(bare.trim())) return "wrong_type";
  return size > maxResumeBytes ? "too_large" : undefined;
};

/** A résumé is PDF, DOCX or plain text, of 5 MB at most to the byte. */
export const objectionToResume = (file: ClaimedFile): FileObjection | undefined =>
  objection(file, resumeExtensions, resumeTypes);

export const linkedinExtensions = [".zip", ".pdf"] as const;

/** What LinkedIn hands out: a profile saved as PDF, or the archive of one's data. */
export const objectionToLinkedinFile = (file: ClaimedFile): FileObjection | undefined =>
  objection(file, linkedinExtensions, ["application/pdf", ...archiveTypes]);

export const isArchive = ({ name }: Pick<ClaimedFile, "name">): boolean => name.toLowerCase().endsWith(".zip");
