/** The file purposes that imports use. */
export const importSourcePurpose = "import-source";
/** Resumes that came in a ZIP and belong to a record. */
export const importedResumePurpose = "imported-resume";
