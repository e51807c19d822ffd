/** Which sentences of a message answer which question. */
import { isKnownLocation } from "../resumes/fields/locations.ts";
import { resolveSkill } from "../skills/resolve-skill.ts";
import { skillIndex } from "../skills/vocabulary.ts";
import { saidJobs } from "./said-jobs.ts";
import { saidName } from "./said-name.ts";
import { saidPlace } from "./said-place.ts";
import { saidSchools } from "./said-schools.ts";
import { saidTitle } from "./said-title.ts";
import { sentencesOf } from "./spoken-text.ts";

const isName = (sentence: string): boolean => saidName(sentence, false) !== undefined;

export const isRemark = (sentence: string): boolean =>
  /^\W*(?:wait|actually|oops|sorry|correction|i meant|by the way|btw|oh)\b/i.test(sentence);

const isMove = (sentence: string): boolean =>
  sentence.split(" ").length < 12 && /\b(?:moved|anymore|any more|no longer)\b/i.test(sentence);

const kept = (text: string, isElsewhere: (sentence: string) => boolean): string => {
  const sentences = sentencesOf(text);
  const own = sentences.filter((sentence) => !isElsewhere(sentence));
  return own.length === sentences.length ? text : own.join("\n");
};

const isNoSkill = (sentence: string): boolean => {
  const place = saidPlace(sentence);
  return (
    isName(sentence) ||
    (place !== undefined && (isKnownLocation(place) || resolveSkill(place, skillIndex()) === undefined)) ||
    saidJobs(sentence, "in passing").length > 0 ||
    /\btitle\b/i.test(sentence) ||
    (isRemark(sentence) && saidTitle(sentence) !== undefined) ||
    saidSchools(sentence, false).length > 0
  );
};

/** Sentences that answer other questions are no list of skills; in a list, only the item that tells of a person does. */
export const aboutSkills = (text: string): string =>
  kept(text, (sentence) => {
    const items = sentence.split(/,\s+/);
    const isList = items.length > 2 && items.every((item) => item.split(" ").length < 6);
    return isList ? items.every((item) => /\b(?:i|i'm|i've|my)\b/i.test(item)) : isNoSkill(sentence);
  });

export const aboutTitle = (text: string): string =>
  kept(
    text,
    (sentence) =>
      isName(sentence) ||
      (saidPlace(sentence) !== undefined &&
        saidTitle(sentence) === undefined &&
        /\b(?:live|living|based|moved|location)\b/i.test(sentence)),
  );

export const aboutWork = (text: string): string =>
  kept(
    text,
    (sentence) =>
      isName(sentence) ||
      (isMove(sentence) && saidPlace(sentence) !== undefined) ||
      (isRemark(sentence) && (saidPlace(sentence) ?? saidTitle(sentence)) !== undefined) ||
      /\b(?:my|the) (?:location|title)\b.{0,12}\b(?:is|should be|to)\b/i.test(sentence),
  );

const putsTownRight =
  /\b(?:fix|correct|change|update)\b[^.]*\b(?:city|town|location|address|place)\b|\b(?:city|town|location|address) (?:should|is)\b|\b(?:we|i)(?:'ve| have)?(?: just| recently)? moved,|\b(?:put|list|write) me(?: down)?(?: as)?(?: being| living| based)? in\b/i;

/** "Correct the city please, we moved": beside a list of jobs or schools that is neither. */
export const withoutMoves = (text: string): string =>
  kept(text, (sentence) => putsTownRight.test(sentence) && saidPlace(sentence) !== undefined);
