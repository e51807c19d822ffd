/**
 * Handles characters that the typeface lacks. Symbols are left out and reported; letters never are, because a name without its letters is a
 * different name, so the PDF is refused with a reason.
 */
import type { TypeFamily } from "./typefaces.ts";

export interface Printable<Document> {
  readonly document: Document;
  readonly leftOut: readonly string[];
  readonly missing: readonly string[];
}

const isLetter = /[\p{L}\p{M}\p{N}]/u;
/** Control and formatting characters, invisible on their own. */
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFE00-\uFE0F]/u;

const mapTexts = <Value>(value: Value, change: (text: string) => string): Value => {
  if (typeof value === "string") return change(value) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, change)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      key,
      key === "href" ? item : mapTexts(item, change),
    ]),
  ) as Value;
};

export const printable = <Document>(document: Document, { regular, strong }: TypeFamily): Printable<Document> => {
  const leftOut = new Set<string>();
  const missing = new Set<string>();
  const printableLetter = (letter: string): string => {
    if (invisibleCharacters.test(letter)) return "";
    if (regular.has(letter) && strong.has(letter)) return letter;
    if (isLetter.test(letter)) missing.add(letter);
    else leftOut.add(letter);
    return "";
  };
  const printableDocument = mapTexts(document, (text) =>
    Array.from(text, printableLetter).join("").replaceAll(/\s+/gu, " ").trim(),
  );
  return { document: printableDocument, leftOut: [...leftOut], missing: [...missing] };
};
