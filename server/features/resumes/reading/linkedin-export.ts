/** LinkedIn's archive of a person's data: only the few files that describe the person are unpacked. */
import { linkedinFileNamed, readLinkedinFiles, type LinkedinFile } from "#domain/resumes/import/linkedin-export.ts";
import { unreadResume, type ReadResume } from "#domain/resumes/read-resume.ts";
import { statedReading } from "#domain/resumes/injection/structured-reading.ts";
import { checkZip, readZipParts } from "./docx-zip.ts";
import { normalizePhone } from "./phone.ts";

const isProfileFile = (path: string): boolean => linkedinFileNamed(path) !== undefined;

export const readLinkedinExport = async (bytes: Uint8Array): Promise<ReadResume> => {
  if ((await checkZip(bytes, isProfileFile)) !== null) return unreadResume("unreadable");
  const files = new Map<LinkedinFile, string>();
  for (const [path, text] of await readZipParts(bytes, isProfileFile)) {
    const name = linkedinFileNamed(path);
    if (name !== undefined) files.set(name, text);
  }
  return statedReading(readLinkedinFiles(files, { normalizePhone }), "stated in the LinkedIn export", 0.98);
};
