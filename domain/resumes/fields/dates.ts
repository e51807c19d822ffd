/** Finds dates and date ranges as resumes print them. */

export interface DateRange {
  /** YYYY-MM or YYYY. */
  readonly start: string;
  /** Null if it is still going on. */
  readonly end: string | null;
  /** Position in the text that was searched. */
  readonly from: number;
  readonly to: number;
}

const months: readonly string[] = [
  "january|jan|januar|janner|janvier|janv|enero|ene|gennaio|gen|janeiro|januari|stycznia|styczen|sty",
  "february|feb|febr|februar|fevrier|fevr|fev|febrero|febbraio|febb|fevereiro|februari|lutego|luty|lut",
  "march|mar|marz|maerz|mrz|mars|marzo|mzo|marco|maart|mrt|marca|marzec",
  "april|apr|avril|avr|abril|abr|aprile|kwietnia|kwiecien|kwi",
  "may|mai|mayo|maggio|mag|maio|mei|maj|maja",
  "june|jun|juni|juin|junio|giugno|giu|junho|czerwca|czerwiec|cze",
  "july|jul|juli|juillet|juil|julio|luglio|lug|julho|lipca|lipiec|lip",
  "august|aug|aout|agosto|ago|augustus|augusti|sierpnia|sierpien|sie",
  "september|sept|sep|septembre|septiembre|settembre|sett|set|setembro|wrzesnia|wrzesien|wrz",
  "october|oct|oktober|okt|octobre|octubre|ottobre|ott|outubro|out|pazdziernika|paz",
  "november|nov|novembre|noviembre|novembro|listopada|listopad|lis",
  "december|dec|dezember|dez|decembre|diciembre|dic|dicembre|dezembro|grudnia|grudzien|gru",
];

const monthByName = new Map(
  months.flatMap((names, index) => names.split("|").map((name) => [name, index + 1] as const)),
);
const monthNames = [...monthByName.keys()].toSorted((a, b) => b.length - a.length).join("|");
const seasons =
  "spring|summer|autumn|fall|winter|fruhling|sommer|herbst|ete|printemps|automne|hiver|early|mid|late|q[1-4]|h[12]|anfang|ende|mitte|michaelmas|hilary|trinity|term";
const present =
  "present|presently|current|currently|now|today|to date|date|ongoing|on ?going|continuing|heute|aktuell|laufend|jetzt|aujourd[’'‘]?hui|a ce jour|actuel|actuelle|actuellement|en cours|actualidad|actual|presente|la fecha|hoy|attuale|oggi|in corso|ad oggi|atual|atualmente|hoje|heden|nu|pagaende|obecnie|teraz|nykyinen|until now|till now|till date|still here";
const day = "(?:\\d{1,2}(?:st|nd|rd|th)?\\.? (?:of |de )?)?";
const year = "(?:(?:19|20)\\d{2})";
const shortYear = "[’'‘]\\d{2}";
const point = [
  `${day}(?:${monthNames})[.]?(?: \\d{1,2}(?:st|nd|rd|th)?,)?(?:,| de| of|-|/)? ?(?:${year}|${shortYear}|\\d{2}(?!\\d))`,
  `(?:${seasons})(?: of)?[ -](?:${year}|${shortYear})`,
  `${year}[-./](?:0?[1-9]|1[0-2])(?:[-./]\\d{1,2})?(?!\\d)`,
  `\\d{1,2}[./]\\d{1,2}[./]${year}`,
  `(?:0?[1-9]|1[0-2])(?: ?[./-] ?)${year}`,
  `(?:0[1-9]|1[0-2])/\\d{2}(?![\\d/])`,
  year,
].join("|");
const dash =
  "(?: ?(?:[-–—−~→]|-{2}|>{1,2}|/(?=(?:19|20)\\d{2}|\\p{L})|to|until|till|through|thru|bis|a|au|hasta|al|fino a|tot|till|do|ate|jusqu[’'‘]?a) ?)";
const since = "(?:since|seit|depuis|desde|dal|da|sinds|sedan|from|ab|od|started)";
const bareMonth = `(?:${monthNames})[.]?`;

/** Folding must keep every letter at its position, so that a match can be located in the original text. */
const foldInPlace = (text: string): string =>
  Array.from(text, (letter) => {
    const plain = letter.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
    return plain.length === letter.length
      ? plain
      : letter.length === 1 && plain.length > 1
        ? (plain[0] ?? letter)
        : letter;
  })
    .join("")
    .replaceAll(/[\u00A0\u2009\u202F\t]/g, " ");

const leftBoundary = "(?<![\\p{L}\\p{N}$€£.,/-])";
const after = "(?![\\p{L}\\p{N}%])";
const rangePattern = new RegExp(
  `${leftBoundary}(?:${since} )?(?<start>${point})(?<dash>${dash})(?<end>${point}|(?:${present})|\\d{2}(?![\\d/]))${after}`,
  "gu",
);
const monthsOfOneYear = new RegExp(`${leftBoundary}(?<first>${bareMonth})${dash}(?<last>${point})${after}`, "gu");
const openPattern = new RegExp(`${leftBoundary}${since}:? (?<start>${point})${after}`, "gu");
const singlePattern = new RegExp(`${leftBoundary}(?<start>${point})(?<open> ?[-–—] ?$)?${after}`, "gu");

const fullYear = (text: string): string => {
  const digits = text.replaceAll(/\D/g, "");
  if (digits.length === 4) return digits;
  return Number(digits) > 60 ? `19${digits}` : `20${digits}`;
};

const twoDigits = (value: number | string): string => String(value).padStart(2, "0");

const namedDatePattern = new RegExp(`^${day}(?<month>${monthNames})(?![\\p{L}])`, "u");

/** "apr ’21" → 2021-04. A season or a quarter keeps only its year. */
const toIsoDate = (printed: string): string => {
  const text = printed.trim();
  const month = monthByName.get(namedDatePattern.exec(text)?.groups?.["month"] ?? "");
  const tail = /(?<year>(?:19|20)\d{2}|\d{2})\D*$/.exec(text)?.groups?.["year"] ?? "";
  if (month) return `${fullYear(tail)}-${twoDigits(month)}`;
  const yearFirst = /^(?<year>(?:19|20)\d{2})[-./](?<month>\d{1,2})/.exec(text)?.groups;
  if (yearFirst) return `${yearFirst["year"]}-${twoDigits(yearFirst["month"] ?? "")}`;
  const fullDate = /^(?<one>\d{1,2})[./](?<two>\d{1,2})[./](?<year>\d{4})$/.exec(text)?.groups;
  if (fullDate) {
    // 15.03.2019 and 03/15/2019 show which part is the month. 04/03/2019 has the day first only if written with dots.
    const [one, other] = [Number(fullDate["one"]), Number(fullDate["two"])];
    const value = one > 12 ? other : other > 12 ? one : text.includes(".") ? other : one;
    return `${fullDate["year"]}-${twoDigits(value)}`;
  }
  const numeric = /^(?<month>\d{1,2}) ?[./-] ?(?<year>\d{4}|\d{2})$/.exec(text)?.groups;
  if (numeric) return `${fullYear(numeric["year"] ?? "")}-${twoDigits(numeric["month"] ?? "")}`;
  return fullYear(tail);
};

const presentWord = new RegExp(`^(?:${present})$`, "u");

export const meansPresent = (text: string): boolean => presentWord.test(foldInPlace(text).trim());

const endOf = (printed: string, start: string): string | null => {
  const text = printed.trim();
  if (presentWord.test(text)) return null;
  if (/^\d{2}$/.test(text)) return `${start.slice(0, 2)}${text}`;
  return toIsoDate(text);
};

const isPlausible = (range: DateRange): boolean => {
  const first = Number(range.start.slice(0, 4));
  const last = range.end === null ? first : Number(range.end.slice(0, 4));
  return first >= 1950 && first <= 2045 && last >= first && last - first < 60;
};

export const dateRangesIn = (text: string): DateRange[] => {
  const folded = foldInPlace(text);
  const ranges: DateRange[] = [];
  const add = (range: DateRange): void => {
    if (isPlausible(range) && !ranges.some((existing) => range.from < existing.to && existing.from < range.to))
      ranges.push(range);
  };
  for (const match of folded.matchAll(rangePattern)) {
    const start = toIsoDate(match.groups?.["start"] ?? "");
    add({
      start,
      end: endOf(match.groups?.["end"] ?? "", start),
      from: match.index,
      to: match.index + match[0].length,
    });
  }
  for (const match of folded.matchAll(monthsOfOneYear)) {
    const end = toIsoDate(match.groups?.["last"] ?? "");
    const month = monthByName.get((match.groups?.["first"] ?? "").replace(".", ""));
    if (month && end.length > 4)
      add({
        start: `${end.slice(0, 4)}-${twoDigits(month)}`,
        end,
        from: match.index,
        to: match.index + match[0].length,
      });
  }
  for (const match of folded.matchAll(openPattern))
    add({
      start: toIsoDate(match.groups?.["start"] ?? ""),
      end: null,
      from: match.index,
      to: match.index + match[0].length,
    });
  return ranges.toSorted((a, b) => a.from - b.from);
};

/** Dates that are not ranges: "Summer 2017", "2014", "June 2012". */
export const singleDatesIn = (text: string): DateRange[] => {
  const ranges = dateRangesIn(text);
  return [...foldInPlace(text).matchAll(singlePattern)]
    .map((match) => {
      const start = toIsoDate(match.groups?.["start"] ?? "");
      return {
        start,
        end: match.groups?.["open"] === undefined ? start : null,
        from: match.index,
        to: match.index + match[0].length,
      };
    })
    .filter((one) => isPlausible(one) && !ranges.some((range) => one.from < range.to && range.from < one.to));
};

export const yearsIn = (text: string): number[] =>
  Array.from(text.matchAll(/(?<![\d.,/-])(?:19|20)\d{2}(?!\d)/g), (match) => Number(match[0])).filter(
    (value) => value >= 1950 && value <= 2045,
  );
