/** Cleans up the rest of an ad's line for display, after skills and fillers are removed: no "with …", no "… required". */
import { removeSuffix } from "../../text/remove-suffix.ts";

const introduction =
  /^(?:[\s,;:.)\]–—-]+|(?:you (?:have|need|are|can|will)|we (?:need|want|expect)|must have|have|has|proven|demonstrated|experience|knowledge|familiarity|ability|minimum|at least|with|in|of|to|as|on|for|an?|the|and|or)\b(?![-/]))\s*/i;
const closing =
  /$(?<=(\s*(?:\(?\b(?:(?:is|are|would be|will be) )?(?:strictly |strongly |highly )?(?:required|preferred|desired|desirable|needed|mandatory|essential|necessary|a must|a plus|an asset|welcome)\b\)?\.?|\b(?:with|of|or|and|to|in|as|on|for|by|the|an?|is|are|such)|[\s,;:.([–—-]+)))/i;

const repeatUntilStable = (text: string, step: (text: string) => string): string => {
  const next = step(text);
  return next === text ? text : repeatUntilStable(next, step);
};

/** Removes empty brackets and joining words with nothing on one side. */
const removeEmptyBrackets = (text: string): string =>
  text
    .replaceAll(/\((?:\s|,|\/|\b(?:or|and|of|in|with)\b)*\)/gi, " ")
    .replaceAll(/(?<![\s,]|[\s,](?:or|and|of))[\s,]+(?:\b(?:or|and|of)\b[\s,]*)+\)/gi, ")")
    .replaceAll(/\b(?:with|of|in|for)\s+(?=(?:or|and)\b)/gi, "")
    .replaceAll(/\s+/g, " ");

/** A time keeps its opening words: "Minimum of 2 years" is more exact than "2 years". */
export const timeLabel = (words: string): string => {
  const clean = repeatUntilStable(words.trim(), (text) => removeSuffix(text, closing));
  return clean === "" ? words : clean;
};

export const needLabel = (rest: string): string => {
  const clean = repeatUntilStable(removeEmptyBrackets(rest).trim(), (text) =>
    removeSuffix(text.replace(introduction, ""), closing).trim(),
  );
  const balanced =
    (clean.match(/\(/g)?.length ?? 0) === (clean.match(/\)/g)?.length ?? 0) ? clean : clean.replaceAll(/[()]/g, "");
  return balanced === "" ? rest.trim() : balanced;
};
