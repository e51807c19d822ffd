/**
 * Normalizes free text for everything behind the API: white space becomes a plain space or a line break, no two spaces in a row, at most
 * one empty line, and no invisible characters. It keeps what names and emoji need: joiners in scripts that join letters and within
 * emoji, one variation selector after a visible character, and the tags of flags such as that of Scotland.
 */

const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Blank characters that are as wide as a letter. */
const blanks = new Set(["\u115F", "\u1160", "\u2800", "\u3164", "\uFFA0"]);

/** The tags of a flag, and every invisible character. */
const invisible =
  /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}|[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/gu;

const joiningScript =
  /[\p{sc=Arabic}\p{sc=Syriac}\p{sc=Nko}\p{sc=Mongolian}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gurmukhi}\p{sc=Gujarati}\p{sc=Oriya}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]$/u;
const emojiPart = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u;
const emojiNext = /^\p{Extended_Pictographic}/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]$/u;
const ideograph = /\p{sc=Han}$/u;

const zeroWidthJoiner = "\u200D";
const zeroWidthNonJoiner = "\u200C";
const isInRange = (sign: string, first: number, last: number): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  return code >= first && code <= last;
};

const isNeeded = (sign: string, before: string, after: string): boolean => {
  if (sign === zeroWidthNonJoiner) return joiningScript.test(before);
  if (sign === zeroWidthJoiner) return joiningScript.test(before) || (emojiPart.test(before) && emojiNext.test(after));
  if (isInRange(sign, 0xfe00, 0xfe0f)) return visible.test(before);
  if (isInRange(sign, 0xe0100, 0xe01ef)) return ideograph.test(before);
  // Mongolian has its own variation selectors.
  return (isInRange(sign, 0x180b, 0x180d) || sign === "\u180F") && joiningScript.test(before);
};

const removeInvisible = (text: string): string =>
  text.replaceAll(invisible, (sign, index: number) => {
    if (sign.startsWith("\u{1F3F4}") || sign === "\n" || sign === "\t") return sign;
    if (blanks.has(sign)) return " ";
    return isNeeded(
      sign,
      text.slice(Math.max(0, index - 2), index),
      text.slice(index + sign.length, index + sign.length + 2),
    )
      ? sign
      : "";
  });

const isPlain = (text: string): boolean => !/[^\n -~]| {2}| \n|\n{3}/.test(text);

export const cleanText = (text: string): string =>
  isPlain(text)
    ? text
    : removeInvisible(text.replaceAll(lineBreaks, "\n"))
        .replaceAll(/[^\S\n]+/g, " ")
        .replaceAll(" \n", "\n")
        .replaceAll(/\n{3,}/g, "\n\n");
