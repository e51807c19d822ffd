/** Text files: detects the encoding, keeps lines and gaps, and splits cells at wide spaces. */
import type { UnpositionedLine } from "#domain/resumes/layout/document-lines.ts";

const zeroShare = (bytes: Uint8Array, odd: boolean): number => {
  let count = 0;
  const end = Math.min(bytes.length, 4000);
  for (let index = odd ? 1 : 0; index < end; index += 2) if (bytes[index] === 0) count += 1;
  return count / Math.max(1, end / 2);
};

const decodeText = (bytes: Uint8Array): string => {
  const [a, b, c] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (a === 0xef && b === 0xbb && c === 0xbf) return new TextDecoder("utf-8").decode(bytes);
  if (zeroShare(bytes, true) > 0.3) return new TextDecoder("utf-16le").decode(bytes);
  if (zeroShare(bytes, false) > 0.3) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

/** Limits above any real resume. */
const maxLineLength = 2000;
const maxBytes = 400_000;

const separatorLine = /^[\s=_*~#\-–—]{3,}$/;

/** False for binary data, such as an image or a program with another file extension. */
const isText = (text: string): boolean => {
  const sample = text.slice(0, 4000);
  const suspiciousCount =
    sample.replaceAll(/[\p{L}\p{N}\p{P}\p{S}\p{M}\s\u200B-\u200D\uFEFF]/gu, "").length +
    (sample.match(/\uFFFD/g)?.length ?? 0);
  return sample.length > 0 && suspiciousCount / sample.length < 0.05;
};

/** Text that was copied without its line breaks has double spaces instead. */
const restoreLineBreaks = (text: string): string =>
  text
    .split("\n")
    .map((line) =>
      line.length > 400 && (line.match(/\S {2,}\S/g)?.length ?? 0) > 4 ? line.replaceAll(/ {2,}/g, "\n") : line,
    )
    .join("\n");

export const readPlainText = (bytes: Uint8Array): UnpositionedLine[] | null => {
  const text = decodeText(bytes.subarray(0, maxBytes)).normalize("NFC");
  if (!isText(text)) return null;
  const lines: UnpositionedLine[] = [];
  let gap = 9;
  for (const raw of restoreLineBreaks(text).split(/\r\n|\r|\n|\f|\u2028/)) {
    const line = raw
      .slice(0, maxLineLength)
      .replaceAll(/[\u200B-\u200F\uFEFF]/g, "")
      .trimEnd();
    if (line.trim() === "" || separatorLine.test(line)) gap += 1;
    else {
      const cells = [...line.matchAll(/\S+(?: {1,2}\S+)*/g)].map((match) => ({
        x: match.index * 5,
        right: (match.index + match[0].length) * 5,
        runs: [
          {
            text: match[0].replace(/^[#*_]{1,6}\s+(?=\p{Lu})/u, (mark) => (mark.startsWith("#") ? "" : mark)),
            bold: false,
            italic: false,
            size: 10,
            color: "#000000",
          },
        ],
      }));
      lines.push({ page: 1, block: 0, gap, cells });
      gap = 1;
    }
  }
  return lines;
};
