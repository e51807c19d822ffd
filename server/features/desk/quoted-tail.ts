/** What somebody wrote, apart from the mail they answer, which their program put below it. */

export interface CutText {
  readonly said: string;
  /** What was cut off; empty where nothing was. */
  readonly quoted: string;
}

const isQuoted = (line: string): boolean => line.startsWith(">") || line.trim() === "";

/** "On Tue, Nov 3, 2026 at 9:12 AM Ana Ruiz <ana@ruiz.example> wrote:", on one line or broken over two or three. */
const introduces = (lines: readonly string[], at: number): number => {
  if (!/^(On|Am|Le|El|Il|Op|W dniu)\b/.test(lines[at] ?? "")) return 0;
  for (const span of [1, 2, 3]) {
    const joined = lines.slice(at, at + span).join(" ");
    if (joined.length < 400 && /(wrote|schrieb|écrit|escribió|ha scritto|schreef|napisał).{0,80}:\s*$/.test(joined)) {
      return span;
    }
  }
  return 0;
};

/** The block of headers that Outlook puts above what it repeats. */
const isOutlookBlock = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? "";
  if (/^-{3,}\s*(Original Message|Forwarded message|Original-Nachricht)\s*-{3,}$/i.test(line.trim())) return true;
  if (!/^\*?(From|Von|De):/.test(line)) return false;
  const head = lines.slice(at + 1, at + 6);
  return (
    head.some((each) => /^\*?(Sent|Date|Gesendet|Envoyé|Enviado):/.test(each)) &&
    head.some((each) => /^\*?(To|Subject|An|Betreff|À|Objet|Para|Asunto):/.test(each))
  );
};

const tailBegins = (lines: readonly string[]): number => {
  for (const [at, line] of lines.entries()) {
    if (isOutlookBlock(lines, at)) {
      // Outlook draws a line of underscores above its block.
      return /^_{5,}\s*$/.test(lines[at - 1] ?? "") ? at - 1 : at;
    }
    const span = introduces(lines, at);
    if (span > 0 && lines.slice(at + span).every(isQuoted)) return at;
    if (line.startsWith(">") && lines.slice(at).every(isQuoted)) return at;
  }
  return -1;
};

/**
 * Only a tail is cut. Whoever answers between the lines of the other mail keeps all of it, and a mail that is nothing but a
 * quotation stays as it is.
 */
export const cutQuotedTail = (text: string): CutText => {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const at = tailBegins(lines);
  const said = lines.slice(0, Math.max(at, 0)).join("\n").trim();
  if (said === "") return { said: text.replaceAll("\r\n", "\n").trim(), quoted: "" };
  return { said: `${said}\n\n[…]`, quoted: lines.slice(at).join("\n").trim() };
};
