/** Quotes the candidate's own text around the trace's evidence: short, and without contact details. */
import { languageLine, preferenceText } from "../../profiles/entry-text.ts";
import type { CandidateRecord, Span } from "../facts/candidate-facts.ts";
import type { MatchTrace } from "../score/trace.ts";

const maxQuotes = 6;
const maxQuoteLength = 160;

const textAt = (record: CandidateRecord, source: string): string => {
  const [field = "", at = "", part = ""] = source.split(".");
  if (field === "summary") return record.summary ?? "";
  if (field === "skills") return record.skills?.[Number(at)] ?? "";
  if (field === "credentials") return record.credentials?.[Number(at)]?.name ?? "";
  const preference = field === "preferences" ? record.preferences?.[Number(at)] : undefined;
  if (preference) return preferenceText(preference);
  const language = field === "languages" ? record.languages?.[Number(at)] : undefined;
  if (language) return languageLine(language);
  const position = field === "experience" ? record.experience?.[Number(at)] : undefined;
  return (part === "description" ? position?.description : part === "title" ? position?.title : undefined) ?? "";
};

const sentenceMarks = ["\n", ". ", "; ", "•"] as const;

/** The sentence around a span. */
const sentenceAt = (text: string, { start, end }: Span): string => {
  const begins = sentenceMarks.map((mark) => {
    const index = text.lastIndexOf(mark, start - 1);
    return index < 0 ? 0 : index + mark.length;
  });
  const ends = sentenceMarks.map((mark) => text.indexOf(mark, end)).filter((index) => index >= 0);
  return text.slice(Math.min(start, Math.max(...begins)), Math.min(text.length, ...ends));
};

const withoutContactDetails = (text: string): string =>
  text
    .replaceAll(/(?<!\S)\S+@\S+|\S{1,64}@\S+|https?:\S+|www\.\S+|\+?\d[\d\s().-]{7,}\d/g, "…")
    .replaceAll(/\s+/g, " ")
    .trim();

const overlaps = (a: Span, b: Span): boolean => a.source === b.source && a.start < b.end && b.start < a.end;

/** Text that addresses the software is never quoted. */
export const quotesOf = (record: CandidateRecord, trace: MatchTrace): readonly string[] => {
  const injectionSpans = trace.redFlags
    .filter(({ kind }) => kind === "instruction-like-text")
    .flatMap(({ spans }) => spans);
  const spans = trace.needs.flatMap(({ elements }) => elements.flatMap((element) => element.spans.slice(0, 1)));
  const quotes = spans
    .filter((span) => !injectionSpans.some((each) => overlaps(each, span)))
    .map((span) => withoutContactDetails(sentenceAt(textAt(record, span.source), span)))
    .filter((quote) => quote.length >= 12)
    .map((quote) => (quote.length > maxQuoteLength ? `${quote.slice(0, maxQuoteLength)}…` : quote));
  return [...new Set(quotes)].slice(0, maxQuotes);
};
