/** The folders of the file store that imports use. */
export const sourcePurpose = "import-source";
/** Résumés that came in a ZIP and belong to a record. */
export const resumePurpose = "imported-resume";
