/** A story of several jobs, cut into one piece for each. */
import { datesIn, hasDates } from "./said-dates.ts";
import { draftOf } from "./job-phrases.ts";
import { sentencesOf } from "./spoken-text.ts";
import { tradeScore } from "./trade-words.ts";
import { isTimeOff } from "./ways-into-jobs.ts";

const turns =
  /\s*,?\s*\b(?:and )?(?:(?<!since )then(?! I (?:left|quit))|before that|b4 that|prior to that|before this|after that|afterwards|previously|earlier|followed by|most recently|later on|subsequently|and later|and before|before (?=(?:i was|i worked|working|being)))\b[\s,:]*/giu;
/** "Five years at Acme before that, inside sales": there it looks back and begins nothing. */
const lookingBack =
  /(?<=\p{L}) (?:before that|prior to that|previously)(?=,\s*\p{Ll}+(?: \p{Ll}+){0,3}[.;]?\s*(?:$|\n))/giu;

const isHead = (text: string): boolean => {
  const draft = draftOf(datesIn(text).rest, true);
  return draft !== undefined && (draft.company !== "" || hasDates(text)) && draft.title !== "";
};

const isDated = (text: string): boolean => hasDates(text) && datesIn(text).isPoint !== true;

/** Beyond this a sentence is no story, and cutting it would only take time. */
const mostPieces = 80;

/** "2009-2015 owner and pharmacist, Al Shifa" holds one job, "cook 2010-2012 and barista" two. */
const endsInTrade = (text: string): boolean => tradeScore(text.split(" ").at(-1) ?? "") >= 2;

/** "I've cooked for Alpaca" says a trade without its name; the name may still follow. */
const namesTitle = (text: string): boolean => {
  const { rest } = datesIn(text);
  const title = draftOf(rest, true)?.title ?? "";
  return (
    title !== "" &&
    ` ${rest.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `.includes(
      ` ${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `,
    )
  );
};

/** "Left in 2021 for UiPath" ends one job and begins another. */
const leftFor =
  /,?\s*\b(?:and |i |then )*left (?:it |there |them )?(?:in )?((?:\p{L}+ )?(?:19|20)\d{2}) (?:for|to join|to work (?:at|for))\s+(?=\p{Lu})/gu;

const startsDated = /^(?:since|from|seit|depuis|desde|dal|od|sejak|siden|sedan|sinds)? ?(?:\p{L}+ )?(?:19|20)\d{2}/iu;

/** One sentence may tell of two jobs: it is cut where a second one begins. */
const apart = (sentence: string): string[] => {
  const pieces = sentence.split(/(?<glue>,\s+(?:and\s+)?|\s+and\s+)/u);
  if (pieces.length > mostPieces) return [sentence];
  const groups: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const [glue, piece] = [pieces[at - 1] ?? "", pieces[at] ?? ""];
    const last = groups.at(-1);
    // What stands in brackets belongs to what stands before them.
    if (last !== undefined && last.lastIndexOf("(") > last.lastIndexOf(")")) {
      groups[groups.length - 1] = `${last}${glue}${piece}`;
      continue;
    }
    // "I raised my children, and since 2019 I drive a bus": after time off something new begins.
    if (last !== undefined && isTimeOff(last) && (hasDates(piece) || isHead(piece))) {
      groups.push(piece);
      continue;
    }
    // A second span of time belongs to a second job.
    if (
      last !== undefined &&
      isDated(piece) &&
      isDated(last) &&
      startsDated.test(piece) &&
      (draftOf(datesIn(piece).rest, true) !== undefined || /^\s*(?:my )?own /i.test(datesIn(piece).rest))
    ) {
      groups.push(piece);
      continue;
    }
    const hasOwn = /\b(?:at|for|as|with)\b|@/i.test(piece);
    const trade = tradeScore(datesIn(piece).rest);
    const begins = (hasOwn || (isDated(piece) && trade >= 1)) && isHead(piece);
    const isJoined = /^\s+and\s+$/.test(glue) && last !== undefined && endsInTrade(last);
    const listed = !isJoined && trade >= 2 && !hasDates(piece) && last !== undefined && hasDates(last);
    if (last !== undefined && !(begins && isHead(last) && (hasOwn || isDated(last))) && !(listed && namesTitle(last)))
      groups[groups.length - 1] = `${last}${glue}${piece}`;
    else groups.push(piece);
  }
  return groups;
};

const isDateLine = (line: string): boolean =>
  hasDates(line) &&
  !/\p{L}{2}/u.test(datesIn(line).rest.replaceAll(/\b(?:yrs?|mos?|years?|months?|present|to)\b/gi, ""));

/** Pasted entries have their dates on a line of their own: title, employer and dates are joined again. */
const label =
  /^\W*(?:company|employer|organi[sz]ation|job title|title|role|position|dates?|period|when|where|what)\s*:\s*/i;

const inBlocks = (text: string): string => {
  const given = text.split("\n");
  if (given.filter((line) => label.test(line)).length > 1)
    return given.map((line) => line.replace(label, "")).join(", ");
  const lines = given;
  if (!lines.some((line) => line.trim() !== "" && isDateLine(line))) return text;
  const blocks: string[][] = [];
  const starts = new Set(
    lines.flatMap((line, index) => (line.trim() !== "" && isDateLine(line) ? [Math.max(0, index - 2)] : [])),
  );
  for (const [index, line] of lines.entries()) {
    if (starts.has(index) || blocks.length === 0) blocks.push([]);
    if (line.trim() !== "") blocks.at(-1)?.push(line.trim());
  }
  return blocks
    .map((block) => {
      const dated = block.findIndex(isDateLine);
      return dated < 0
        ? block.join("\n")
        : [
            block.slice(0, dated + 1).join(", "),
            ...block.slice(dated + 1).filter((line) => line.split(" ").length > 3),
          ].join("\n");
    })
    .join("\n");
};

/** The sentences, each with its pieces. */
export const sentencesOfHistory = (text: string): string[][] =>
  sentencesOf(inBlocks(text)).map((sentence) =>
    sentence
      .replaceAll(/\bstay at home\b/gi, "stay-at-home")
      .replaceAll(lookingBack, "")
      .replaceAll(leftFor, " until $1\nfrom $1 at ")
      .replaceAll(/(?<=\d{4}|\b(?:present|now|today))\)?\s+[/|]\s+(?=\p{L})/giu, "\n")
      .replaceAll(/,?\s*(?:\band\s+)?(?=\b(?:ever )?since then\b)/giu, "\n")
      .replaceAll(turns, "\n")
      .split("\n")
      .filter((part) => part.trim() !== "")
      .flatMap(apart),
  );

export const partsOfHistory = (text: string): string[] => sentencesOfHistory(text).flat();
