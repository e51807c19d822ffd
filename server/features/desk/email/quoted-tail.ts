/** Separates a reply's own text from the quoted message below it. */

export interface SplitText {
  readonly text: string;
  /** The quoted part, or an empty string. */
  readonly quoted: string;
}

const isQuoted = (line: string): boolean => line.startsWith(">") || line.trim() === "";

/** "On Tue, Nov 3, 2026 at 9:12 AM Ana Ruiz <ana@ruiz.example> wrote:", on one line or broken over two or three. */
const introductionLines = (lines: readonly string[], index: number): number => {
  if (!/^(On|Am|Le|El|Il|Op|W dniu)\b/.test(lines[index] ?? "")) return 0;
  for (const span of [1, 2, 3]) {
    const joinedLines = lines.slice(index, index + span).join(" ");
    if (
      joinedLines.length < 400 &&
      /(wrote|schrieb|écrit|escribió|ha scritto|schreef|napisał).{0,80}:\s*$/.test(joinedLines)
    ) {
      return span;
    }
  }
  return 0;
};

/** The header block that Outlook puts above a quoted message. */
const isOutlookBlock = (lines: readonly string[], index: number): boolean => {
  const line = lines[index] ?? "";
  if (/^-{3,}\s*(Original Message|Forwarded message|Original-Nachricht)\s*-{3,}$/i.test(line.trim())) return true;
  if (!/^\*?(From|Von|De):/.test(line)) return false;
  const header = lines.slice(index + 1, index + 6);
  return (
    header.some((each) => /^\*?(Sent|Date|Gesendet|Envoyé|Enviado):/.test(each)) &&
    header.some((each) => /^\*?(To|Subject|An|Betreff|À|Objet|Para|Asunto):/.test(each))
  );
};

const findTailStart = (lines: readonly string[]): number => {
  for (const [index, line] of lines.entries()) {
    if (isOutlookBlock(lines, index)) {
      // Outlook puts a line of underscores above its block.
      return /^_{5,}\s*$/.test(lines[index - 1] ?? "") ? index - 1 : index;
    }
    const span = introductionLines(lines, index);
    if (span > 0 && lines.slice(index + span).every(isQuoted)) return index;
    if (line.startsWith(">") && lines.slice(index).every(isQuoted)) return index;
  }
  return -1;
};

/** Only a quoted tail is cut. A reply between quoted lines stays whole, and so does a message that is only a quotation. */
export const splitQuotedTail = (text: string): SplitText => {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const tailStart = findTailStart(lines);
  const body = lines.slice(0, Math.max(tailStart, 0)).join("\n").trim();
  if (body === "") return { text: text.replaceAll("\r\n", "\n").trim(), quoted: "" };
  return { text: `${body}\n\n[…]`, quoted: lines.slice(tailStart).join("\n").trim() };
};
