/** E-mail addresses, typed or dictated. */
import { type Hit, type Said, wanted } from "./contact-hits.ts";
import { digitWords } from "./spoken-digits.ts";

const typed = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
const dot = String.raw`(?: ?[([]dot[)\]] ?| dot | period | point | punto | punkt | ponto | kropka | punt | nokta | tečka | tecka | точка | \. ?|\.(?=[\p{L}\p{N}]))`;
const joint = String.raw`(?:${dot}| (?:underscore|under score) |_| (?:dash|hyphen|minus) |-| plus |\+)`;
const atWord =
  "arroba|arobase|arobas|chiocciola|klammeraffe|ät|małpa|malpa|kukac|snabel-?a|snabela|apenstaartje|zavináč|zavinac|собака";
const at = String.raw`(?: ?[([] ?(?:at|@|${atWord}) ?[)\]] ?| at(?: sign)? | (?:${atWord}) | ?@ ?)`;
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
const inPieces = / (?:dot|punto|punkt|ponto|kropka|underscore|under score|hyphen) /i;

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
