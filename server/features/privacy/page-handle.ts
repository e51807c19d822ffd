/** The handle of a public page: the name, so that it is recognizable, and random letters, so that it cannot be guessed. */
import { randomInt } from "node:crypto";

/** Without letters that are easily confused. */
const handleLetters = "abcdefghjkmnpqrstuvwxyz23456789";
const randomLetters = 6;
const maxNameLength = 60;

export const handleFor = (name: string): string => {
  const slug = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, maxNameLength)
    .replaceAll(/^-+|(?<!-)-+$/g, "");
  const suffix = Array.from({ length: randomLetters }, () => handleLetters[randomInt(handleLetters.length)]).join("");
  return `${slug === "" ? "profile" : slug}-${suffix}`;
};
