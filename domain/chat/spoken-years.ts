/** Years as they are dictated. */

const units = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

const upToNineteen = [
  ...units,
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];

const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

const belowHundred = String.raw`(?:(?:${tens.join("|")})(?:[ -](?:${units.join("|")}))?|${upToNineteen.toReversed().join("|")})`;

const spokenYear = new RegExp(
  String.raw`\b(?:(?<thousand>two thousand)(?: and)?(?:[ -](?<after>${belowHundred}))?|(?<head>nineteen|twenty)[ -](?<tail>${belowHundred}|(?:oh|o)[ -](?:${units.join("|")})|hundred))\b`,
  "giu",
);

const numberOf = (words: string): number =>
  words
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, word) => {
      const ten = tens.indexOf(word);
      return sum + (ten >= 0 ? (ten + 2) * 10 : upToNineteen.indexOf(word) + 1);
    }, 0);

/** "Twenty sixteen", "nineteen ninety eight" and "two thousand and five" as they are dictated. */
export const writtenYears = (text: string): string =>
  text.replaceAll(spokenYear, (all, ...rest) => {
    const groups = rest.at(-1) as { thousand?: string; after?: string; head?: string; tail?: string };
    if (groups.thousand !== undefined) return String(2000 + (groups.after === undefined ? 0 : numberOf(groups.after)));
    const tail = (groups.tail ?? "").toLowerCase();
    const small = tail === "hundred" ? 0 : numberOf(tail.replace(/^(?:oh|o)[ -]/, ""));
    // "Twenty five" is a number, "twenty fifteen" a year.
    const isYear = tail === "hundred" || /^(?:oh|o)[ -]/.test(tail) || small >= 10;
    return isYear ? String((groups.head?.toLowerCase() === "twenty" ? 2000 : 1900) + small) : all;
  });
