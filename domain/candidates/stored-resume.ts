/** URLs of resumes that we store, from applications and imports. Every other resume URL is external. */
const storedResumePath = /^\/api\/(?:applications\/[\da-f-]{36}\/resume|imported-resumes\/[\da-f-]{36})$/;

export const isStoredResumeUrl = (url: string | null): url is string => url !== null && storedResumePath.test(url);

/** The file of an imported resume. */
export const importedFileIdOf = (url: string | null): string | undefined =>
  /^\/api\/imported-resumes\/([\da-f-]{36})$/.exec(url ?? "")?.[1];
