/** The address of a public page: the name, so that people trust it, and letters, so that nobody guesses it. */
import { randomInt } from "node:crypto";

/** Without those that are taken for one another. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const lettersAdded = 6;
const longestName = 60;

export const handleFor = (name: string): string => {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longestName)
    .replaceAll(/^-+|(?<!-)-+$/g, "");
  const drawn = Array.from({ length: lettersAdded }, () => letters[randomInt(letters.length)]).join("");
  return `${plain === "" ? "profile" : plain}-${drawn}`;
};
