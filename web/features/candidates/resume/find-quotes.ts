/**
 * Finds quotes in a document's text. Whitespace, case, and kinds of dashes and quotation marks are ignored, because a PDF
 * splits its text wherever the layout does.
 */

export interface QuotedText {
  readonly before: string;
  readonly text: string;
  readonly after: string;
}

/** A range in a list of texts: from an offset in one text to an offset in the same or a later one. */
export interface TextRange {
  readonly from: { readonly text: number; readonly offset: number };
  readonly to: { readonly text: number; readonly offset: number };
}

const normalize = (character: string): string =>
  character
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[‐-―−]/g, "-")
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[\s\u00AD\u200B-\u200D\uFEFF…]/g, "");

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

export const findQuotes = (texts: readonly string[], quotes: readonly QuotedText[]): TextRange[] => {
  let plain = "";
  const places: { readonly text: number; readonly offset: number }[] = [];
  for (const [text, content] of texts.entries()) {
    for (let offset = 0; offset < content.length; offset++) {
      const normalized = normalize(content.charAt(offset));
      for (let index = 0; index < normalized.length; index++) places.push({ text, offset });
      plain += normalized;
    }
  }
  /** True if the match isn't part of a longer word. */
  const isWhole = (start: number, end: number): boolean => {
    const [first, last] = [places[start], places[end - 1]];
    if (first === undefined || last === undefined) return false;
    const previous = texts[first.text]?.[first.offset - 1];
    const next = texts[last.text]?.[last.offset + 1];
    return !isWordCharacter(previous) && !isWordCharacter(next);
  };
  return quotes.flatMap((quote) => {
    const [before, text, after] = [normalize(quote.before), normalize(quote.text), normalize(quote.after)];
    if (text === "") return [];
    let start = -1;
    for (const context of [
      { before, after },
      { before: "", after: "" },
    ]) {
      const words = `${context.before}${text}${context.after}`;
      for (let next = plain.indexOf(words); start === -1 && next !== -1; next = plain.indexOf(words, next + 1)) {
        const first = next + context.before.length;
        if (isWhole(first, first + text.length)) start = first;
      }
    }
    const [from, last] = [places[start], places[start + text.length - 1]];
    if (start === -1 || from === undefined || last === undefined) return [];
    return [{ from, to: { text: last.text, offset: last.offset + 1 } }];
  });
};
