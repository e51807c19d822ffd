/** A part of a path in an archive that every system can write: no separators, no control characters, no leading or trailing dots. */
export const fileNamePart = (name: string, maxLength = 120): string =>
  name
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}._ -]/gu, "_")
    .slice(-maxLength)
    .replace(/^[. ]+/, "_")
    .replace(/[. ]+$/, "") || "file";
