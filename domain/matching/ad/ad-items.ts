/** Splits free-text requirements into items, each a must-have or a nice-to-have, for any layout of the ad. */
import { replaceParentheses } from "../../text/replace-parentheses.ts";
import { adLines } from "./ad-lines.ts";

export interface AdItem {
  readonly words: string;
  readonly must: boolean;
}

const niceHeading =
  /\b(?:nice|bonus|plus(?:es)?|preferred|prefer|desired|desirable|good to have|great to have|would be (?:nice|great|good)|likes?|ideal(?:ly)?|advantage(?:s|ous)?|helpful|optional|assets?|welcome|extra(?: credit)?|even better|not (?:required|essential|necessary|a must)|brownie|delighted|good if|we['’]d love|lovely|smile|extras?)\b|^good$/i;
const mustHeading =
  /\b(?:must|needs?|required?|requirements?|requires|minimum|basic|qualifications?|bring|essential|mandatory|have|look(?:ing)? for|expect|about you|who you are|you)\b/i;

const bullet = /^[\s\p{Pd}+•·▪●◦■*–—>✓✔]+|^\s*\(?(?:\d{1,2}[.)/]|[a-h]\))\s+/u;
const niceToHaveSuffix =
  /(?:\b(?:is |are )?(?:an? )?(?:big |strong |definite )?(?:plus|bonus|asset|advantage|nice[ -]to[ -]have|desirable)|\(?\b(?:strongly )?preferred\)?|\boptional|\bwelcome|\bhelpful)[.)]?$/i;
const niceToHavePrefix =
  /^(?:it would be (?:nice|lovely|great|good)(?:, (?:but|though) not (?:needed|required|necessary),?)? if|ideally|preferably|bonus(?: points)?(?: (?:for|if))?|nice to have|nice|preferred|plus|a plus|optional|even better(?: if)?|it (?:helps|would help|is a plus)(?: if| that| when)?|(?:we|we['’]d|we would) (?:also )?(?:love|like)(?: it if)?|not required(?: but)?|extra points(?: for)?)\b[:,]?\s*(?:you(?:['’]ve)? (?:also )?(?:know|have|bring|are|used|worked with)\b)?\s*/i;

const maxHeadingWords = 6;

/** Headings of requirements without a word such as "required", and lines that state no requirement. */
const requirementHeading =
  /^(?:(?:here(?:['’]s| is)|this is) what (?:we|you|it|the)\b.{0,40}|non-?negotiables?|(?:your )?(?:skills?|experience|knowledge)(?: (?:&|and|\+) (?:skills?|experience|knowledge|abilities))*|the rest\b.{0,40}\b(?:teach|learn\w*|train\w*)\b.{0,20}|we(?:['’]ll| will| can) teach (?:you )?(?:the|everything)\b.{0,20})$/i;
/** Duties and benefits are listed under these headings, not requirements. */
const nonRequirementHeading =
  /^(?:what you(?:['’]ll| will) (?:do|get|be doing)|(?:key |your |main )?(?:responsibilities|duties|tasks)|(?:what (?:does|is) )?(?:a|the|your) (?:typical )?day\b.{0,30}|the (?:role|job|work)|what we offer|we offer|(?:our )?(?:benefits|perks)|about (?:us|the (?:company|team|role))|who we are|how to apply|pay|salary|compensation|schedule|hours|location)$/i;

/** Headings that name a kind of requirement, or say that something is required. Any other one after the must-haves opens what is welcome. */
const firmHeading =
  /\b(?:must|needs?|required?|requires|requirements?|minimum|basic|qualif\w+|essential|mandatory|have|bring|expect|skills?|experience|education|training|knowledge|abilit\w+|licen[cs]\w+|certif\w+|credentials?|languages?|tools?|technical|technolog\w+|physical|duties|responsibilities|about you|who you are|hours|schedule|looking for|look for)\b/i;
const stackHeading = /^(?:the |our |your |tech(?:nical|nology)? )*(?:stack|tooling)$/i;

interface Heading {
  readonly must: boolean;
  readonly skip?: boolean;
  readonly rest: string;
}

const maxQuestionWords = 9;

/** "Nice to have: Python; dbt" is a heading with text after it, "MUST" one without. A question is the heading of its answer. */
const parseHeading = (text: string): Heading | undefined => {
  const line = text.replace(/\s\([^()]*\)$/, "");
  if (stackHeading.test(line.split(":")[0] ?? ""))
    return { must: false, rest: line.split(":").slice(1).join(":").trim() };
  if (line.endsWith("?") && line.split(/\s+/).length <= maxQuestionWords)
    return { must: !niceHeading.test(line), skip: nonRequirementHeading.test(line.slice(0, -1)), rest: "" };
  if (/^[^:;.]{2,60}:$/.test(line) && !nonRequirementHeading.test(line.slice(0, -1)))
    return { must: !niceHeading.test(line), rest: "" };
  const colon = /^([^:;,.]{2,60}):\s*(.*)$/.exec(line);
  const head = colon?.[1] ?? (line.split(/\s+/).length <= maxHeadingWords && !/[.;,]/.test(line) ? line : undefined);
  const withComma = /^([^:;.]{2,60}):\s*(.*)$/.exec(line);
  if (head === undefined && withComma !== null && niceHeading.test(withComma[1] ?? ""))
    return { must: false, rest: withComma[2] ?? "" };
  if (head === undefined) return undefined;
  const rest = colon?.[2] ?? "";
  if (nonRequirementHeading.test(head)) return { must: true, skip: true, rest };
  if (requirementHeading.test(head)) return { must: true, rest };
  if (niceHeading.test(head)) return { must: false, rest };
  // Text that introduces a list is a heading: "Here is what the job takes: a, b, c."
  if (colon !== null && head.split(/\s+/).length <= 8 && rest.split(",").length > 2) return { must: true, rest };
  if (mustHeading.test(head) && (colon !== null || /^(?:\p{Lu}|what|who|you)/u.test(head))) return { must: true, rest };
  return undefined;
};

/** Maximum words of a piece if a list within one line is split at commas. */
const maxShortPieceWords = 5;
const maxLongPieceWords = 9;
/** "We use X; Y or Z is close enough": one choice. */
const alsoFine =
  /;\s*(?=[^;()]{3,80}\b(?:close enough|also (?:fine|ok|works?|counts?)|(?:is|are) (?:fine|ok|just as good))$)/i;

const splitList = (text: string, must: boolean, isRunOn: boolean): readonly string[] => {
  const outside = replaceParentheses(text, (inner) => "~".repeat(inner.length));
  const cut = (sign: string): readonly string[] => {
    const pieces: string[] = [];
    let from = 0;
    for (let index = 0; index <= outside.length; index += 1)
      if (index === outside.length || outside[index] === sign) {
        pieces.push(text.slice(from, index).trim());
        from = index + 1;
      }
    return pieces.filter((piece) => piece !== "");
  };
  const bySemicolon = alsoFine.test(text) ? [text.replace(alsoFine, " or ")] : cut(";");
  if (must && (bySemicolon.length > 1 || !isRunOn)) return bySemicolon;
  return bySemicolon.flatMap((part) => {
    // "Retail, wholesale or catering" is one choice; "GraphQL, Playwright or Cypress, Node" are three items.
    if (!part.includes(",") || /\b(?:such as|e\.?g\.?|like)\b/i.test(part)) return [part];
    if (!isRunOn && /,[^,]*\bor\b[^,]*$/i.test(part)) return [part];
    const byComma = splitAtCommas(part);
    const maxWords = isRunOn || byComma.length > 2 ? maxLongPieceWords : maxShortPieceWords;
    return byComma.every((piece) => (piece.match(/\p{L}+/gu) ?? []).length <= maxWords) ? byComma : [part];
  });
};

const splitAtCommas = (text: string): readonly string[] =>
  text
    .split(/,(?![^(]*\))/)
    .map((piece) => piece.replace(/^\s*(?:and|or)\s+/i, "").trim())
    .filter((piece) => piece !== "");

const trimItem = (words: string) =>
  words
    .replace(bullet, "")
    .replace(/(?<![\s.;,])[\s.;,]+$/, "")
    .trim();

/** Prose without a layout: its sentences are the items. */
const sentences = (line: string): readonly string[] =>
  line.length > 160 || !bullet.test(line)
    ? line.split(/(?<=[\p{L}\p{N})]{2}(?<!incl|etc|approx|min|max|yrs|\b(?:vs|no|st|jr|sr|dr))[.!?])\s+(?=\p{Lu})/iu)
    : [line];

/** "QUALIFICATIONS - a - b" is a heading and its bullets in one line. */
const dashList = (line: string): readonly string[] => {
  // "REQUIRED – everybody:" is one heading.
  if (line.trimEnd().endsWith(":")) return [line];
  const [head, ...pieces] = line.split(/(?<!\s)\s+[-–—•]\s+/);
  const isHead = head !== undefined && !bullet.test(line) && head.split(/\s+/).length <= 4 && !/[,;:]/.test(head);
  return pieces.length > 0 && isHead && parseHeading(head) !== undefined
    ? [head, ...pieces.map((piece) => `- ${piece}`)]
    : [line];
};

/** "We ask for a, b, c and d" in prose: what introduces the list. */
const listIntroduction =
  /^(?:we (?:ask for|need|require|expect|look for|want)|you(?:['’]ll| will)? (?:need|have|bring|offer)|must[ -]haves?|required?(?: are)?)\s+/i;
const minListItems = 4;
/** After this many must-haves, a heading that asks for nothing opens the nice-to-haves. */
const minMustHaves = 3;

/** "If you also know dbt, we will be glad, but that is not a condition." */
const niceSentence =
  /\bwe(?:['’]d| would|['’]ll| will) be (?:very |really )?(?:glad|happy|delighted|pleased)\b|\b(?:none of (?:that|this|these|it|them) (?:is|are)|(?:is|are) not|isn['’]t|aren['’]t) (?:an? )?(?:condition|requirement|must)s?\b/i;
const niceClause =
  /(?:\b(?:and|but|then) )?\b(?:we(?:['’]d| would|['’]ll| will) be (?:very |really )?(?:glad|happy|delighted|pleased)|none of (?:that|this|these|it|them) (?:is|are)|(?:that|this|it) (?:is not|isn['’]t) (?:an? )?(?:condition|requirement|must))\b[^,;]*/gi;
const ifYouHave = /^if you (?:also )?(?:happen to )?(?:have|know|hold|bring|are|speak)\s+/i;

/** Lines that explain the layout, and answers of one word. */
const saysNothing =
  /^(?:please\b.{0,40}|read (?:em|them|this|on|carefully)|\(?(?:the )?(?:years?|numbers?) (?:are )?in (?:brackets|parenthes[ei]s)\b.*|yes|no|absolutely|of course|definitely)$/i;

/** "Bore gauges; CMM helpful": only the last clause would be nice to have. */
const splitWish = (text: string): readonly string[] => {
  const at = text.lastIndexOf(";");
  return at > 0 && niceToHaveSuffix.test(trimItem(text.slice(at + 1)))
    ? [text.slice(0, at), text.slice(at + 1)]
    : [text];
};

/** Matches a sentence that returns to must-haves, after a nice-to-have in the same line. */
const restatesMustHave = /^(?:you (?:should|must|need|will need)|must\b|we (?:need|require|ask)|required\b)/i;

/** Limits for the text of an ad, in characters and items. Longer text is cut so that it cannot slow the reader down. */
const maxTextLength = 20_000;
const maxLineLength = 2000;
const maxItemLength = 400;
const maxItems = 60;

export const adItems = (requirements: string): readonly AdItem[] => {
  const items: AdItem[] = [];
  let must = true;
  let skip = false;
  for (const raw of adLines(requirements.slice(0, maxTextLength), maxLineLength).flatMap(dashList).flatMap(sentences)) {
    if (items.length >= maxItems) break;
    const isBullet = bullet.test(raw);
    const isWish = niceSentence.test(raw);
    const line = isWish ? trimItem(trimItem(raw).replaceAll(niceClause, "").replace(ifYouHave, "")) : trimItem(raw);
    if (line === "" || saysNothing.test(line)) continue;
    const isSentence = /\.\s*$/.test(raw) && !line.includes(":");
    const heading = isBullet || isSentence ? undefined : parseHeading(line);
    if (heading !== undefined) {
      const isOpen =
        !firmHeading.test(line.split(":")[0] ?? "") && items.filter((item) => item.must).length >= minMustHaves;
      must = heading.must && !isOpen;
      skip = heading.skip === true;
    }
    if (skip || (heading === undefined && requirementHeading.test(line))) continue;
    if (!isBullet && heading === undefined && restatesMustHave.test(line)) must = true;
    const isNiceToHave = isWish || (niceToHavePrefix.test(line) && heading === undefined);
    const isProseList =
      !isBullet && heading === undefined && listIntroduction.test(line) && splitAtCommas(line).length >= minListItems;
    const text =
      heading === undefined ? line.replace(isProseList ? listIntroduction : niceToHavePrefix, "") : heading.rest;
    // "The job takes a, b, and c." is a list in a sentence.
    const isRunOn =
      !isBullet && (isNiceToHave || isProseList || (heading !== undefined && heading.rest.split(",").length > 2));
    if (text === "") continue;
    // A bullet is one must-have, even if it lists several things. Nice-to-haves and run-on lists are split.
    for (const piece of isBullet && must ? splitWish(text) : splitList(text, must && !isNiceToHave, isRunOn)) {
      const words = trimItem(piece).slice(0, maxItemLength);
      const isNice = niceToHaveSuffix.test(words) || niceToHavePrefix.test(words);
      if (words !== "")
        items.push({ words: words.replace(niceToHavePrefix, ""), must: must && !isNiceToHave && !isNice });
    }
  }
  return items;
};
