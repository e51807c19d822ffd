/** Reads what people state about where and how they will work, and what they rule out. */
import { preferenceText } from "../../profiles/entry-text.ts";
import { type Preference, uniquePreferences } from "../../profiles/history.ts";
import type { WorkPreference } from "./candidate-facts.ts";

type Rule = readonly [kind: WorkPreference["kind"], words: RegExp];

const negation = String.raw`(?:no|not|never|can(?:not|['’]t)|won['’]t|will not|would not|wouldn['’]t|do(?:es)? not|don['’]t|doesn['’]t|unable to|unwilling to|not (?:able|willing|open|looking|prepared) to|refuses? to)`;

const rules: readonly Rule[] = [
  [
    "will-not-move",
    new RegExp(
      String.raw`\b(?:${negation} (?:be )?(?:able to |willing to |looking to |open to |want to |wish to )?(?:consider(?:ing)? (?:a )?)?(?:relocat\w*|move|moving|leave|leaving)|stay(?:s|ing)? (?:in|near) [^.;,]{2,25} (?:for|because of) |famil(?:y|ies)[^.;,]{0,15} keeps? (?:me|us|him|her|them)\b|no (?:plans?|wish|intention|desire) (?:to (?:leave|move|relocate)|of (?:leaving|moving))|not (?:relocating|moving)|no relocation|(?:rather|prefers? to|want(?:s|ing)? to|must|plan(?:s|ning)? to|hopes? to|going to|intend(?:s|ing)? to|need(?:s)? to) (?:stay|remain) (?:in|near|at|close|within|local)|settled in|tied to|rooted in|staying in|bound to the)\b`,
      "i",
    ),
  ],
  [
    "moving-to",
    /\b(?:(?:[Rr]elocating|[Mm]oving|[Rr]elocate|[Mm]ove|[Rr]eturning|[Rr]eturn|[Cc]oming back|[Hh]eading|[Rr]elocation) (?:(?:back|home|up|down|over|out) )?to|[Ss]igned a lease in|[Bb]ought (?:a|our|my) (?:house|home|place) in|(?:wife|husband|partner|spouse|fianc[eé]e?)['’]s [^.;]{0,20}\bin|[Ww]ill be (?:living|based) in|[Ss]oon (?:to be )?(?:living|based) in) (?:the )?((?:St\. )?[A-Z][\p{L}' -]*(?:, ?[A-Z][\p{L}]+)?)/u,
  ],
  [
    "open-to-move",
    /(?<!\bnot )(?<!n['’]t )\b(?:(?:open|willing|ready|happy|able|prepared|free|glad|would like|eager) to (?:travel or |commute or )?(?:relocat\w*|move|moving)|(?:will|would|can|may) (?:also )?(?:relocate|move)\b(?! (?:up|into|from))|open to relocation|relocation (?:is )?(?:ok|okay|possible|fine|welcome|no problem)|(?:looking|planning|hoping|wants?) to (?:relocate|move)(?! (?:up|into|from))|considering a move|and (?:move|relocate) if\b)/i,
  ],
  [
    "remote-only",
    /\b(?:(?:fully |100 ?% |strictly )?remote(?:ly)?[ -]only|only (?:fully )?remote|remote (?:roles?|work|jobs?|positions?) only|fully remote(?=[,;.]|$)|looking for (?:fully )?remote|(?:wish(?:es)?|wants?|prefers?) to work remote|must be remote|work from home only|no (?:office|on-?site|commut\w+)|(?:will not|won['’]t|cannot|can['’]t) (?:come|go|return)(?: back)? (?:in)?to (?:an|the|any) office)/i,
  ],
  [
    "no-nights",
    /\b(?:no nights?\b(?! (?:in|out|away|on))|no overnights?|nights? (?:are|is) (?:out|not possible|impossible|off limits|not an option)|no longer (?:wants?|works?|does|do|doing) (?:to work )?nights?|daytime (?:hours )?only|only daytime|no night shifts?|not (?:available|able to work)[^.;]{0,20} nights?|day ?shifts? only|days? only|only (?:day ?shifts?|days)|no (?:2nd|second|3rd|third|evening|overnight)[^.;,]{0,12}shifts?|(?:cannot|can['’]t|won['’]t|will not|do(?:es)? not|don['’]t|doesn['’]t|unable to) (?:work|do|cover|take) (?:weekends? (?:or|and) |holidays? (?:or|and) )?(?:nights?|evenings?|overnights?))/i,
  ],
  [
    "home-daily",
    /\b(?:(?:needs?|wants?|must|only|require[sd]?|looking|prefers?|has|have|like)(?: \w+){0,4} home (?:daily|every (?:day|night|evening))|home (?:daily|every (?:day|night|evening)) (?:only|is a must|required)|no (?:more )?nights? (?:in the (?:truck|cab)|out|away|on the road)|no (?:more )?(?:otr|over[ -]the[ -]road|regional)\b)/i,
  ],
  [
    "no-weekends",
    /\b(?:no weekends?|weekdays? only|only weekdays|mon(?:day)? ?(?:to|through|thru|-|–) ?fri(?:day)?(?: days?)? only|(?:cannot|can['’]t|won['’]t|will not|do(?:es)? not|don['’]t|doesn['’]t|unable to) (?:work|do|cover|take) (?:on |any )?(?:nights? (?:or|and) |holidays? (?:or|and) )?weekends?|weekends? (?:are|is) (?:out\b|not possible|impossible|off limits|not an option)|not available (?:on |at )?weekends?)/i,
  ],
  [
    "no-on-call",
    /\b(?:no on[ -]?call|(?:cannot|can['’]t|won['’]t|will not|do(?:es)? not|don['’]t|doesn['’]t|unable to) (?:work|do|cover|take|be) (?:any |more )?on[ -]?call)\b/i,
  ],
  [
    "no-contract",
    /\b(?:no contracts?(?: (?:roles?|work|positions?))?|not (?:looking for|interested in|open to) (?:contract|temp)\w*|permanent (?:roles?|positions?|work)? ?only|only permanent|w-?2 only)/i,
  ],
  [
    "contract-only",
    /\b(?:contract (?:roles?|work|positions?)? ?only|only (?:contract|freelance)|(?<!not )(?:available|looking) for (?:b2b |freelance )?contract(?:s| work| roles?)?\b|per[ -]diem (?:only|offers)|open to per[ -]diem|freelance only|c2c only|corp[ -]to[ -]corp only|only 1099|1099 only|(?:own|my) (?:llc|company|corporation) only)/i,
  ],
  [
    "part-time-only",
    /\b(?:part[ -]time (?:only|work|hours|position|role|job)|only part[ -]time|(?:looking for|seeking) part[ -]time|(?:up to|max(?:imum)?|only) \d{1,2} hours (?:a|per) week|(?:one|two|three|four|[1-4]) days (?:a|per) week (?:at most|max\w*|only))/i,
  ],
  [
    "no-travel",
    /\b(?:no travel(?:l?ing)?|(?:cannot|can['’]t|won['’]t|unable to|not able to|not willing to) travel|minimal travel only|without travel)/i,
  ],
  [
    "no-people-management",
    /\b(?:no (?:people )?management(?: roles?)?|not (?:looking for|interested in|wanting) (?:to manage|a management|management|people management|leading people)|individual contributor (?:roles? )?only|(?:do(?:es)? not|don['’]t|doesn['’]t|no longer) (?:wants?|wish(?:es)?|like) to (?:manage|lead|supervise) (?:people|teams?|staff|others))/i,
  ],
  [
    "no-work-permit",
    /\b(?:no (?:us|u\.s\.|american|canadian)?(?:\/[a-z]+)? ?(?:work (?:permit|authori[sz]ation|visa)|right to work)|no [^.;,]{0,20}work authori[sz]ation|(?:needs?|requires?|requiring|needing|seeking) (?:an? )?(?:h-?1b|visa|sponsorship|work permit)[^.;,]{0,15}|visa sponsorship (?:needed|required)|not authori[sz]ed to work|without (?:us )?work (?:permit|authori[sz]ation)|needs? sponsorship|h-?1b[^.;]{0,25}(?:transfer|sponsor\w*))/i,
  ],
  [
    "needs-sponsorship",
    /\b(?:(?:on|with|holds?|have|has|under) (?:an? |my |his |her )?(?:H-?1B|H-?2B|E-[123]|TN|O-1|L-1|F-1|J-1|OPT|CPT)\b|(?:H-?1B|E-2|TN|O-1|L-1|F-1|J-1)\b(?: \w+)? (?:visa|status|holder|transfer)|(?<!\b(?:no|not|without|former) )\bH-?1B\b|STEM OPT|(?:work|student|employee|employment) visa\b)/,
  ],
  [
    "minimum-pay",
    /\b(?:not (?:looking|interested|available|moving|considering)?\s?(?:for )?(?:anything )?(?:below|under|less than)|nothing (?:below|under|less than)|minimum(?: (?:of|salary|base|pay))?(?: is)?|at least|no less than|won['’]t (?:move|consider|look at)[^.;]{0,20}(?:below|under)|(?:salary |pay )?floor(?: is| of)?|(?:won['’]t|will not|cannot) (?:go|move|drop) (?:below|under)) \$? ?(\d{2,3}(?:,\d{3}|k\b)?)(?= ?(?:k\b|base|salary|total|ote|per year|a year|usd|\.|;|,|$))/i,
  ],
];

const clauseEnd = /[.;!?\n]/;

/** Preferences in one text. The first of each kind is used. */
export const workPreferencesIn = (text: string, source: string): readonly WorkPreference[] => {
  const wishes: WorkPreference[] = [];
  for (const [kind, words] of rules) {
    const match = words.exec(text);
    if (match === null) continue;
    const [matched, about] = match;
    let end = match.index + matched.length;
    while (end < text.length && !clauseEnd.test(text[end] ?? "")) end += 1;
    wishes.push({
      kind,
      about: (about ?? text.slice(match.index, end)).trim().toLowerCase().slice(0, 80),
      span: { source, start: match.index, end },
    });
  }
  const lacksPermit = wishes.some(({ kind }) => kind === "no-work-permit");
  return lacksPermit ? wishes.filter(({ kind }) => kind !== "needs-sponsorship") : wishes;
};

type AnsweredKind = Exclude<Preference["kind"], "start_date">;

/** What an answer means to matching. */
const meanings: Readonly<Record<AnsweredKind, Partial<Record<"yes" | "no", WorkPreference["kind"]>>>> = {
  relocation: { yes: "open-to-move", no: "will-not-move" },
  nights: { no: "no-nights" },
  weekends: { no: "no-weekends" },
  work_authorization: { no: "needs-sponsorship" },
};

/** What the texts say about these is older than the answer. */
const decidedKinds: Readonly<Record<AnsweredKind, readonly WorkPreference["kind"][]>> = {
  relocation: ["open-to-move", "will-not-move"],
  nights: ["no-nights"],
  weekends: ["no-weekends"],
  work_authorization: ["no-work-permit", "needs-sponsorship"],
};

/** What a person stated in a field of its own decides, whatever the texts say. What they did not state is unknown. */
export const statedWishes = (
  preferences: readonly Preference[],
  read: readonly WorkPreference[],
): readonly WorkPreference[] => {
  const decided = new Set<WorkPreference["kind"]>();
  const wishes = uniquePreferences(preferences).flatMap((preference): WorkPreference[] => {
    if (preference.kind === "start_date") return [];
    for (const each of decidedKinds[preference.kind]) decided.add(each);
    const kind = meanings[preference.kind][preference.value];
    if (kind === undefined) return [];
    const text = preferenceText(preference);
    const source = `preferences.${preferences.indexOf(preference)}`;
    return [{ kind, about: text.toLowerCase(), span: { source, start: 0, end: text.length } }];
  });
  return [...wishes, ...read.filter(({ kind }) => !decided.has(kind))];
};

export const payOf = (about: string): number | null => {
  const digits = Number(about.replaceAll(/[^\d]/g, ""));
  if (!Number.isFinite(digits) || digits === 0) return null;
  return digits < 1000 ? digits * 1000 : digits;
};
