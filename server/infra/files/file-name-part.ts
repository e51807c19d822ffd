/** A part of a path in an archive that every system can write: no separators, no control characters, no leading or trailing dots. */
export const fileNamePart = (name: string, maxLength = 120): string => {
  const part = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}._ -]/gu, "_")
    .slice(-maxLength)
    .replace(/^[. ]+/, "_");
  // A regular expression for the end takes quadratic time.
  let end = part.length;
  while (end > 0 && ". ".includes(part.charAt(end - 1))) end -= 1;
  return part.slice(0, end) || "file";
};
