/** LinkedIn's archive of a person's data: the few files that describe them are read, the others are not even unpacked. */
import { linkedinFileNamed, readLinkedinFiles, type LinkedinFile } from "#domain/resumes/linkedin-export.ts";
import { unreadResume, type ReadResume } from "#domain/resumes/read-resume.ts";
import { statedReading } from "#domain/resumes/stated-reading.ts";
import { checkZip, readZipParts } from "./docx-zip.ts";
import { normalisePhone } from "./phone.ts";

const isDescribing = (path: string): boolean => linkedinFileNamed(path) !== undefined;

export const readLinkedinExport = async (bytes: Uint8Array): Promise<ReadResume> => {
  if ((await checkZip(bytes, isDescribing)) !== null) return unreadResume("unreadable");
  const files = new Map<LinkedinFile, string>();
  for (const [path, text] of await readZipParts(bytes, isDescribing)) {
    const name = linkedinFileNamed(path);
    if (name !== undefined) files.set(name, text);
  }
  return statedReading(readLinkedinFiles(files, { normalisePhone }), "stated in the LinkedIn export", 0.98);
};
