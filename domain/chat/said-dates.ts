/** From when to when, as people say it in a sentence. */
import { dateRangesIn, singleDatesIn } from "../resumes/fields/dates.ts";
import { plainly } from "./plain-dates.ts";

export interface SaidDates {
  readonly start?: string;
  /** Null: until now. */
  readonly end?: string | null;
  /** One point in time and no span was said. */
  readonly isPoint?: true;
  /** The sentence without them. */
  readonly rest: string;
  /** What stands before a span and what after it, where both are words. */
  readonly sides?: readonly [before: string, after: string];
}

const open = /\b(?:still (?:there|here)|to (?:this day|date)|currently|at present|present(?:ly)?|now)\b/i;

const point = String.raw`(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)\p{L}*\.?,? )?(?:19|20)\d{2}`;

const untilPattern = new RegExp(
  String.raw`,?\s*\b(?:(?:and |but |then |where |which )?(?:i |we )?(?:stayed|remained|was|worked|been|kept going|carried on|lasted|served)(?: (?:there|on|with them|in (?:it|service)|here))? (?=until|till|up to|through))?(?:until|till|up to|through|(?:(?:and |but |then |before )?(?:i |we |they |it |the \p{L}+ |was |were |got |have been |being )*(?:left|leaving|ended|quit|finished|resigned|retired|discharged|demobbed|laid off|let go|made redundant|redundant|fired|sacked|dismissed|moved on|got out|came out|went under|closed(?: down)?|shut(?: down)?|folded|went bust|stopped|gave it up|handed in my notice|sold (?:it|up|the \p{L}+))(?: (?:there|it|them|the (?:army|navy|service|force|firm|company|job)))?(?: (?:in|during|by))?))\s*(?<date>${point})(?!\d)`,
  "iu",
);

const startPattern = new RegExp(
  String.raw`,?\s*\b(?:(?:i )?(?:started|began|joined|starting|beginning|hired)(?: (?:there|here|back))?(?: (?:in|on|from))?|from|since|as of)\s*(?<date>${point})(?!\d)`,
  "iu",
);

/** "I was made redundant from Acme in 2020": who left whom, and when. */
const partedIn = new RegExp(
  String.raw`\b(?:redundant|laid off|let go|retired|left|resigned|fired|sacked|discharged) (?:from|by) [^,.;]+? in (?<date>${point})(?!\d)`,
  "iu",
);

const remove = (text: string, from: number, to: number): string =>
  `${text.slice(0, from).replace(/[\s,(:–—-]*(?:\b(?:from|in|during|since|back in|dates?|years?|around|for|between|it was|that was|was)\s*)?$/i, "")} ${text.slice(to).replace(/^\s*\)/, "")}`
    .replaceAll(/ {2,}/g, " ")
    .trim();

const isoOf = (text: string): string => singleDatesIn(text)[0]?.start ?? "";

const duration =
  /,?\s*\(?\b(?:for |over |about |around |almost |nearly |roughly |more than |a total of |just |only )*(?:the (?:past|last) )?(?:\d+(?:[.,]\d)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|many|several|a few|a couple(?: of)?)(?: and a half| or so)?\+?(?: |-)(?:years?|yrs?|months?|mos|weeks?|summers?|seasons?)\b(?: (?:or so|ago|now|total))?\)?/giu;

/** The Four Seasons is a hotel. */
const withoutDuration = (text: string): string =>
  text.replaceAll(duration, (all) => (/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(all) ? all : ""));

const isSeason =
  /\b(?:an?|one|the|that|whole|over the|during the|for the) (?:\p{L}+ )?(?:summer|winter|season|semester|harvest|ski season)\b|\b(?:summer|seasonal|holiday|christmas|winter) (?:job|work|temp|staff|intern\p{L}*)\b/iu;

export const datesIn = (given: string): SaidDates => {
  const text = plainly(given);
  const [range] = dateRangesIn(text);
  if (range) {
    const rest = remove(text, range.from, range.to);
    const closed = range.end === null ? untilPattern.exec(rest) : null;
    const parted = range.end === null ? partedIn.exec(rest)?.groups?.["date"] : undefined;
    if (parted !== undefined && isoOf(parted) >= range.start)
      return { start: range.start, end: isoOf(parted), rest: withoutDuration(rest) };
    if (closed) return { start: range.start, end: isoOf(closed[0]), rest: rest.replace(closed[0], " ").trim() };
    const [before, after] = [text.slice(0, range.from).trim(), text.slice(range.to).trim()];
    const isBetween = /\p{L}$/u.test(before) && /^\p{L}/u.test(after);
    return {
      start: range.start,
      end: range.end,
      rest: withoutDuration(rest),
      ...(isBetween ? { sides: [before, after] as const } : {}),
    };
  }
  const until = untilPattern.exec(text);
  const start = startPattern.exec(text);
  if (until && !start) {
    const left = text.replace(until[0], " ");
    const [first] = singleDatesIn(left);
    if (first && first.start <= isoOf(until[0]))
      return { start: first.start, end: isoOf(until[0]), rest: withoutDuration(remove(left, first.from, first.to)) };
  }
  const rest = [until, start].reduce((left, match) => (match ? left.replace(match[0], " ") : left), text);
  if (until || start) {
    const isOpen = !until && start !== null && (/\b(?:since|as of|from)\b/i.test(start[0]) || open.test(rest));
    return {
      ...(start ? { start: isoOf(start[0]) } : {}),
      ...(until ? { end: isoOf(until[0]) } : isOpen ? { end: null } : {}),
      rest: withoutDuration(rest).replaceAll(/ {2,}/g, " ").trim(),
    };
  }
  const [single] = singleDatesIn(text);
  if (single && /\b(?:start(?:ed|ing)?|joined|began|hired|became)\b/i.test(text))
    return {
      start: single.start,
      ...(/\bstill there\b/.test(text) ? { end: null } : {}),
      rest: withoutDuration(remove(text, single.from, single.to)).replace(
        /,?\s*(?:and )?(?:(?:i'm|im|i am) )?still there\b/i,
        "",
      ),
    };
  if (single && /\bto present\b/i.test(text))
    return {
      start: single.start,
      end: null,
      rest: withoutDuration(remove(text, single.from, single.to)).replace(/,?\s*\bto present\b/i, ""),
    };
  if (single)
    return {
      start: single.start,
      end: single.end,
      // A summer job of 2019 ended in 2019.
      ...(isSeason.test(text) ? {} : { isPoint: true as const }),
      rest: withoutDuration(remove(text, single.from, single.to)),
    };
  return { rest: withoutDuration(text).replaceAll(/ {2,}/g, " ").trim() };
};

export const hasDates = (text: string): boolean => {
  const { start, end } = datesIn(text);
  return start !== undefined || end !== undefined;
};
