/** The numbers in a text with their units, if stated: "3 years" and "12%" are not "3" and "12". */
const smallNumbers =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = " ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const spelledNumbers = new Map<string, number>([
  ...smallNumbers.map((word, value): [string, number] => [word, value]),
  ...tens.flatMap((word, ten): [string, number][] => (word === "" ? [] : [[word, ten * 10]])),
  ["dozen", 12],
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1_000_000],
  ["twice", 2],
  ["double", 2],
  ["triple", 3],
  ["both", 2],
]);

/** Without a unit these are not numbers: "one of the roles", "which one". */
const countsOnlyWithUnit = new Set(["one", "zero", "both", "ten"]);

const units: readonly (readonly [RegExp, string])[] = [
  [/^(?:years?|yrs?)\b/, "year"],
  [/^months?\b/, "month"],
  [/^(?:%|percent\b|per cent\b)/, "%"],
  [/^points?\b/, "point"],
  [/^must-haves?\b/, "must-have"],
];

const unitAfter = (text: string): string => {
  const rest = text.replace(/^[\s-]+/, "");
  return units.find(([unit]) => unit.test(rest))?.[1] ?? "";
};

const digits =
  /(?<![\p{L}\d])\$?\d[\d,]*(?:\.\d+)?(?:k\b)?(?![\p{L}\d])|(?<![\p{L}\d])\d[\d,]*(?=(?:st|nd|rd|th|x|yrs?)\b)/gu;

const valueOf = (text: string): string => {
  const value = Number(text.replaceAll(/[$,k]/g, ""));
  return String(text.endsWith("k") ? value * 1000 : value);
};

export const numbersIn = (text: string): readonly string[] => {
  const lower = text.toLowerCase();
  const digitNumbers = [...lower.matchAll(digits)].map((match) => {
    const unit = unitAfter(lower.slice(match.index + match[0].length));
    return `${match[0].startsWith("$") ? "$" : ""}${valueOf(match[0])}${unit}`;
  });
  const inWords = [...lower.matchAll(/[a-z]+/g)].flatMap((match) => {
    if (/^decades?$/.test(match[0])) return ["10year"];
    const value = spelledNumbers.get(match[0]);
    const unit = unitAfter(lower.slice(match.index + match[0].length));
    return value === undefined || (countsOnlyWithUnit.has(match[0]) && unit === "") ? [] : [`${value}${unit}`];
  });
  return [...digitNumbers, ...inWords];
};
