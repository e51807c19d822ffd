/** A résumé that came with an application or an import is kept here; every other address of one is somebody else's. */
const ownPath = /^\/api\/(?:applications\/[\da-f-]{36}\/resume|imported-resumes\/[\da-f-]{36})$/;

export const isOwnResume = (url: string | null): url is string => url !== null && ownPath.test(url);
