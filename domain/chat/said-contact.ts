/** E-mail addresses and telephone numbers, typed or dictated. */

export interface Said {
  readonly value: string;
  /** What is left of the message without it. */
  readonly rest: string;
}

const typed = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
const dot = String.raw`(?: ?[([]dot[)\]] ?| dot | period | point | \. ?|\.(?=[\p{L}\p{N}]))`;
const joint = String.raw`(?:${dot}| (?:underscore|under score) |_| (?:dash|hyphen|minus) |-| plus |\+)`;
const at = String.raw`(?: ?[([] ?(?:at|@) ?[)\]] ?| at(?: sign)? | ?@ ?)`;
const piece = String.raw`[\p{L}\p{N}]+(?: \d{1,4}(?= ))?`;
const dictated = new RegExp(
  `(?<local>${piece}(?:${joint}${piece}){0,4})${at}(?<host>[\\p{L}\\p{N}]+(?:(?: (?:dash|hyphen) |-)[\\p{L}\\p{N}]+)*(?:${dot}[\\p{L}\\p{N}]{2,}){1,3})`,
  "giu",
);
const noLocal =
  /^(?:i|me|work|worked|working|job|jobs|employed|engineer|manager|look|looking|am|was|is|here|there|live|studied|graduated|based|reached|reach|available|meet|arrive|good|great|better|anywhere|cook|chef|nurse|developer|currently|now|it|that|people|intern|analyst|designer)$/i;

const spelledJoint = (text: string): string =>
  text
    .replaceAll(new RegExp(dot, "giu"), ".")
    .replaceAll(/ (?:underscore|under score) /gi, "_")
    .replaceAll(/ (?:dash|hyphen|minus) /gi, "-")
    .replaceAll(/ plus /gi, "+")
    .replaceAll(/ /g, "");

const tidyEmail = (text: string): string => {
  const bare = text.replace(/^['.]+|['.]+$/g, "");
  const [local = "", host = ""] = bare.split("@");
  return `${bare === bare.toUpperCase() ? local.toLowerCase() : local}@${host.toLowerCase()}`;
};

const lead =
  /(?:(?:,|\band|\bbut|;)?\s*(?:you can |please )?(?:(?:reach|contact|write|email|e-mail|mail|find|ping) (?:to )?me (?:at|on|via|by|under)|(?:my |the )?(?:(?:new|best|work|personal|private|current|correct|right|main|real) )*(?:e-?mail|mail)(?: address| adress| addy| id)?(?: is|'s|:| has changed to| changed to| should be| would be| =)?(?: now| actually)?|it's|its|it is|use|that's|at)[\s:]*)$/i;

const without = (text: string, from: number, to: number): string => {
  const before = text
    .slice(0, from)
    .replace(/["'(<[]$/, "")
    .replace(lead, " ");
  return `${before} ${text.slice(to).replace(/^["')>\]]/, "")}`
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/\s+([,.;])/g, "$1")
    .trim();
};

interface Hit {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

const unwanted =
  /(?:\bnot|\bold(?: one| email| number| address)?(?: is| was|:)?|\binstead of|\bno longer(?: use)?|\bused to be|\bformerly|\bwas|\bdon't use|\brather than|\bexcept|\bignore)\s*(?:\w+ ){0,2}$/i;
const othersOwn =
  /\b(?:his|her|their|(?:my|our) (?:wife|husband|partner|mother|mom|mum|father|dad|sister|brother|son|daughter|boss|manager|friend|assistant|recruiter|agent)(?:'s)?)\b[^.;!?\n]*$/i;

const second =
  /^\W*(?:no |oh |oops |wait |,)*\b(?:sorry|wait|no|oops|correction|i mean|i meant|actually|typo|rather)\b[^@\d]{0,30}$/i;

/** Of several, the first that is not called old, wrong or somebody else's. */
const wanted = (text: string, hits: readonly Hit[]): Hit | undefined => {
  const own = hits.filter((hit) => !othersOwn.test(text.slice(0, hit.from)));
  const first = own.findIndex((hit) => !unwanted.test(text.slice(0, hit.from)));
  // "jsmith@gmial.com sorry jsmith@gmail.com": the one after the excuse is meant.
  const last = own.findLastIndex(
    (hit, index) => index > first && second.test(text.slice(own[index - 1]?.to ?? 0, hit.from)),
  );
  return own[Math.max(first, last)];
};

const cutAll = (text: string, hits: readonly Hit[]): string =>
  hits.toSorted((a, b) => b.from - a.from).reduce((rest, hit) => without(rest, hit.from, hit.to), text);

const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const twoDigits = new RegExp(
  String.raw`\b(${tens.join("|")})[ -](one|two|three|four|five|six|seven|eight|nine)(?= at )`,
  "giu",
);
const severalWords =
  /(?<=^|[,.;:]\s*|\b(?:is|it's|its|e-?mail|mail|um+|uh+|use|address)\s+)(?<local>(?!(?:is|it's|its|e-?mail|mail|um+|uh+|my|me|i|use|you|reach|phone|write)\b)[\p{L}\p{N}]+(?: (?!(?:is|it's|my|me|dot|at|underscore|dash|hyphen|reach|or|and|plus|point|period|minus|on|contact)\b)[\p{L}\p{N}]+){1,4})(?= at [\p{L}\p{N} -]{2,30}? dot \p{L}{2,})/giu;

/** "d williams eighty nine at i cloud dot com" is written without its spaces. */
const joinedUp = (text: string): string =>
  text
    .replaceAll(
      /,?\s*\(?\b(?:all )?(?:(?:in )?one word|no spaces?|(?:all )?lower ?case|all small(?: letters)?|together)\b\)?,?/gi,
      "",
    )
    .replaceAll(
      twoDigits,
      (_all, ten: string, one: string) =>
        `${tens.indexOf(ten.toLowerCase()) + 2}${digitWords[one.toLowerCase()] ?? ""}`,
    )
    .replaceAll(/\b(?<a>i|hot|g|out|proton|y|e) (?<b>cloud|mail|look|ahoo)(?= dot )/gi, "$<a>$<b>")
    .replaceAll(severalWords, (local) => local.replaceAll(" ", ""));

/** A local part that is itself dictated in pieces can be nothing else. */
const inPieces = / (?:dot|underscore|under score|hyphen) /i;

/**
 * Dictated addresses are believed where an address was asked for or announced, or where no employer could be meant: "worked at
 * amazon dot com" is none, "jane dot doe at example dot com" is one.
 */
export const saidEmail = (given: string, asked: boolean): Said | undefined => {
  const text = asked && !given.includes("@") ? joinedUp(given) : given;
  const hits: Hit[] = [...text.matchAll(typed)].map((match) => ({
    value: tidyEmail(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
  if (hits.length === 0) {
    const isExpected = asked || /\b(?:e-?mail|mail|reach me|contact me|write (?:to )?me)\b/i.test(text);
    for (const match of text.matchAll(dictated)) {
      const { local = "", host = "" } = match.groups ?? {};
      if (noLocal.test(local.trim()) || (!isExpected && !inPieces.test(local))) continue;
      // "Is jane at home dot com" begins after the verb.
      const value = tidyEmail(`${spelledJoint(local)}@${spelledJoint(host)}`);
      hits.push({ value, from: match.index, to: match.index + match[0].length });
    }
  }
  const found = wanted(text, hits);
  return found && { value: found.value, rest: cutAll(text, hits) };
};

const digitWords: Readonly<Record<string, string>> = {
  zero: "0",
  oh: "0",
  o: "0",
  nought: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
};
const spokenDigits =
  /\b(?:plus |\+)?(?:(?:double|triple) )?(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine)(?:[ ,.-]+(?:(?:double|triple) )?(?:zero|oh|o|nought|one|two|three|four|five|six|seven|eight|nine)\b){5,}/gi;

const digitsOf = (spoken: string): string =>
  spoken
    .toLowerCase()
    .replaceAll(/\b(?<times>double|triple) (?<digit>[a-z]+)/g, (_all, times: string, digit: string) =>
      Array.from({ length: times === "double" ? 2 : 3 }, () => digit).join(" "),
    )
    .replace(/^plus /, "+")
    .replaceAll(/[a-z]+/g, (word) => digitWords[word] ?? word)
    .replaceAll(/(?<=\d)[ ,.-]+(?=\d)/g, "");

/** Telephone numbers in the words of the one who gives them: their grouping and their country code, if they said one. */
const printed = /(?:\+ ?|\b00|\()?\d[\d\s().\-–/]{5,22}\d(?:\s*(?:x|ext\.?|extension)\s*\d{1,6})?/giu;
const phoneLead =
  /(?:(?:,|\band|\bbut|;)?\s*(?:you can |please )?(?:(?:call|text|ring|reach|whatsapp|phone) me (?:at|on|under)|(?:my |the )?(?:(?:new|best|work|personal|current|correct|right|main|real) )*(?:phone|cell(?:phone)?|mobile|mob|tel(?:ephone)?|number|whatsapp|handy)(?: phone)?(?: number| no\.?| nr\.?)?(?: is|'s|:| has changed to| changed to| should be| would be)?(?: now| actually)?|it's|its|it is|tel\.?|phone:?)[\s:]*)$/i;

const isPhone = (text: string): boolean => {
  const digits = text.replace(/(?:x|ext).*$/i, "").replaceAll(/\D/g, "");
  const years = /^\(?(?:19|20)\d{2}\D+(?:(?:19|20)\d{2}|\d{2})\)?$/.test(text.trim());
  const date = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(text.trim());
  return digits.length >= 7 && digits.length <= 15 && !years && !date;
};

const labels: Readonly<Record<string, string>> = {
  mobile: "mob(?:ile)?",
  cell: "cell(?:phone)?",
  landline: "(?:landline|tel|phone)",
};
/** "Office 04…, mobile 050… (better the mobile)". */
const preferred =
  /\b(?:better|prefer(?:ably|red)?|best|rather|use)\W+(?:(?:the|my|is|on|to|call|use)\s+)*(?<label>mobile|cell|office|work|home|landline)\b(?!\W*\d)/i;

const moneyBefore = /[$€£]\s?$/;

const balanced = (value: string): string => (value.startsWith("(") && !value.includes(")") ? value.slice(1) : value);

export const saidPhone = (given: string): Said | undefined => {
  const text = given.replaceAll(spokenDigits, digitsOf).replaceAll(/\bplus (?=\d)/gi, "+");
  const hits: Hit[] = [...text.matchAll(printed)]
    .map((match) => ({ value: match[0].trim(), from: match.index, to: match.index + match[0].length }))
    .filter((hit) => isPhone(hit.value) && !moneyBefore.test(text.slice(0, hit.from)));
  const label = preferred.exec(text)?.groups?.["label"];
  const labelled =
    label === undefined
      ? undefined
      : hits.find((hit) =>
          new RegExp(`${labels[label.toLowerCase()] ?? label}[^\\d]{0,15}$`, "i").test(text.slice(0, hit.from)),
        );
  const found = labelled ?? wanted(text, hits);
  if (!found) return undefined;
  const rest = hits
    .toSorted((a, b) => b.from - a.from)
    .reduce((left, hit) => `${left.slice(0, hit.from).replace(phoneLead, " ")} ${left.slice(hit.to)}`, text)
    .replaceAll(/ {2,}/g, " ")
    .trim();
  return { value: balanced(found.value).replaceAll(/\s+/g, " ").replace(/^\+ /, "+"), rest };
};
