/** Which word is the family name and which name is wished, where somebody explains it. */
import type { SaidName } from "./name-cues.ts";
import { casedName } from "./name-parts.ts";
import { isNameRun, isOther, runFrom, split } from "./name-run.ts";

export const familySaid =
  /(?:(?:family|last|sur) ?-?name|apellido|nachname)s?\s+(?:comes? |goes? |is |being )?first\b|\b(?:family|last|sur) ?-?name first\b/i;

/** "Tanaka Yuki, Tanaka is my family name." */
export const namedFamily = (text: string): string | undefined =>
  /(?<name>[\p{L}\p{M}'-]+(?: [\p{L}\p{M}'-]+)?) (?:is|being|'s) (?:my|the) (?:family|last|sur) ?-?name/iu.exec(text)
    ?.groups?.["name"] ?? /(?:family|last|sur) ?-?name (?:is |being )(?:the first(?: one| word)?)/i.exec(text)?.[0];

/** "Nour is first name and Alhalabi is family": what each of the words is. */
export const explained = (text: string): SaidName | undefined => {
  const which = (kind: string): string | undefined =>
    new RegExp(
      String.raw`(?<name>[\p{L}\p{M}'-]+) (?:is|being|'s) (?:my |the )?(?:${kind})(?:[ -]?name|(?=\s*(?:[,.;!]|$|and\b)))`,
      "iu",
    ).exec(text)?.groups?.["name"];
  const [first, last] = [which("first|given|fore"), which("family|last|sur")];
  return first === undefined || last === undefined
    ? undefined
    : { firstName: casedName(first), lastName: casedName(last), words: text };
};

/** "Please use Eleanor Vane": the name that is asked for. */
export const askedFor = (text: string): SaidName | undefined => {
  const name = /\b(?:please|just|rather|better) (?:use|put|write|call me|take)\s+(?<name>\p{Lu}[^,.;!?\n]+)/u.exec(text)
    ?.groups?.["name"];
  const { words, rest } = runFrom(name ?? "");
  return words.length > 1 && rest === "" && isNameRun(words) && !isOther(words)
    ? { ...split(words, false), words: text }
    : undefined;
};
