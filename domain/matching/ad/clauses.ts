/** Finds where a text denies something or weakens it. */
import type { TextRange } from "../../resumes/injection/injection-rules.ts";

const denial =
  /\b(?:no(?!\s+(?:problem|doubt|less|later|fewer|more than))|not(?!\s+(?:only|just|limited|least))|never|without|lacks?|lacking|little|hardly|does ?n['’]t|do ?n['’]t|did ?n['’]t|has ?n['’]t|have ?n['’]t|cannot|can['’]t|non-existent)\b[^.;,:!?\n()]*?(?=[.;,:!?\n()]|\bbut\b|\bhowever\b|$)/gi;

const hedge =
  /\b(?:shadow(?:s|ed|ing)?|observ(?:es?|ed|ing)|sponsor(?:s|ed|ing)?|assist(?:s|ed|ing)? (?:with|in)|help(?:s|ed|ing)? (?:with|on|out)|exposure to|familiar with|basic|basics|some|introduct\w+ to|learning|studying|coursework|practicum|training in|occasional(?:ly)?|took part in|aware of|wants? to|hop(?:es?|ing) to|goal|eager to|interested in|passionate about|looking (?:to|for)|aspir\w+)\b[^.;!?\n]*/gi;

const rangesOf = (text: string, pattern: RegExp): readonly TextRange[] =>
  [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** Work that others do does not count: "the controller owns the P&L", "audits are handled by head office". */
const doneByOthers =
  /\b(?:controller|corporate|head ?quarters|head office|central (?:\w+ )?team|principal engineer|vendor|outside counsel|agency)\s+(?:owns?|runs?|handles?|seals?|signs?|does|keeps?)\b[^.;,!?\n]*|(?<![^.;,!?\n])[^.;,!?\n]*\b(?:is|are|was|were) (?:run|handled|owned|done|sealed|signed) (?:by|at|through) (?:an? |the |our )?(?:controller|corporate|head ?quarters|head office|central|principal engineer|vendor|outside|agency|another|other)\b[^.;,!?\n]*/gi;

export const deniedRanges = (text: string): readonly TextRange[] => [
  ...rangesOf(text, denial),
  ...rangesOf(text, doneByOthers),
];
export const hedgedRanges = (text: string): readonly TextRange[] => rangesOf(text, hedge);

export const isInRanges = (start: number, ranges: readonly TextRange[]): boolean =>
  ranges.some((range) => start >= range.start && start < range.end);

/** A credential not yet earned: "half way through an RN bridge program", "testing for my journeyman card in June". */
const pendingBefore =
  /\b(?:half ?way|bridge|pursuing|graduating|preparing (?:for|to)|sitting (?:for|the)|studying (?:for|toward)|working (?:on|toward)|towards?|enrolled|candidate for|eligible for|student|programme?|goal|hop(?:es?|ing) to|plan(?:s|ning)? to|wants?|intern|not yet|tests? for|testing for|tak(?:es?|ing) (?:the|my)|will (?:sit|test|take)|appl(?:ied|ying) for|await(?:s|ing)|waiting (?:for|on)|expects? to|before my)\b/i;
const pendingAfter =
  /\b(?:half ?way|in progress|in process|expected|exam (?:in|on|is|scheduled|date)|scheduled|pending|eligib\w+|candidate|student|programme?|not yet|testing|test (?:in|on|is)|goal)\b/i;
const noLongerValid = /\b(?:lapsed|expired|inactive|surrendered|no longer (?:held|valid|active|current))\b/i;

/** Whether words in the same clause, up to the next credential, mark this one as not yet earned or no longer valid. */
export const unheldStatus = (
  text: string,
  { start, end }: TextRange,
  others: readonly TextRange[] = [],
): "in_progress" | "lapsed" | undefined => {
  const previous = Math.max(0, ...others.map((each) => each.end).filter((each) => each <= start));
  const next = Math.min(text.length, ...others.map((each) => each.start).filter((each) => each >= end));
  const before = /[^.;,]*$/.exec(text.slice(previous, start))?.[0] ?? "";
  const after = /^[^.;,]*/.exec(text.slice(end, next))?.[0] ?? "";
  if (noLongerValid.test(`${before} ${after}`)) return "lapsed";
  return pendingBefore.test(before) || pendingAfter.test(after) ? "in_progress" : undefined;
};

/** The text states that there is no license at all. "A license without restrictions" must not match. */
const noLicense =
  /\b(?:no|not (?:pursuing|seeking|holding|licensed|yet licensed)|never (?:pursued|sat|held|licensed)|without (?:an? )?|(?:does|do) not (?:hold|have|pursue)|(?:hold|have)s? no)\b(?: (?:an?|any|my|the|us|u\.s\.|american|state|professional|current|active|formal)){0,3}(?: ?licen[cs](?:e|es|ure|ed|ing)\b)(?! (?:actions?|restrictions?|issues?|suspensions?|discipline|needed|required|in \w+ (?:but|yet)))|\bnot (?:yet )?licensed\b(?! in\b)/i;

export const deniesLicense = (text: string): boolean => noLicense.test(text);

/** A skill item that limits itself: "Figma (basic)", "OpenAPI basics", "Kafka (sponsor)". */
export const isSlight = (item: string): boolean =>
  /\b(?:basics?|beginner|novice|student|sponsor|view(?:er)?|learning|trainee|training|exposure|familiar(?:ity)?|coursework|practicum|academic|hobby|theory|theoretical|some|a little|shadow(?:ed|ing)?|intro(?:duction)?|entry[ -]level|in progress|studying|tools|paper)\b\)?\s*$|\((?:basics?|student|sponsor|view|some|learning|tools|paper)\b/i.test(
    item,
  );

/** The text with denials replaced by spaces. */
export const withoutDenials = (text: string): string => {
  let clean = text;
  for (const { start, end } of deniedRanges(text))
    clean = clean.slice(0, start) + " ".repeat(end - start) + clean.slice(end);
  return clean;
};
