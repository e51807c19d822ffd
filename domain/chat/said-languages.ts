/** Languages that people say they speak, with the level in their words. */
import type { Language } from "../profiles/history.ts";
import { listLimits } from "../profiles/profile.ts";
import { isLanguage } from "../resumes/fields/languages.ts";
import { filledLanguage, isSameLanguage } from "../resumes/import/same-entry.ts";
import { withoutDenials } from "./said-skills.ts";
import { sentencesOf, trimmed, upperFirst } from "./spoken-text.ts";

const levelWord = String.raw`(?:(?:near[- ])?native(?:ly)?|bilingual|fluent(?:ly)?|conversational(?:ly)?|basic|beginner|elementary|intermediate|advanced|proficient|professional(?:ly)?|business|very good|pretty good|good|decent|excellent|perfect|limited|broken|rusty|some|a little(?: bit of)?|a bit of|little|[abc][12])`;
const level = String.raw`(?:(?:at |on )?(?:an? )?(?:level )?${levelWord}(?: level)?|(?:very )?well|a little|a bit)`;
const item = new RegExp(
  String.raw`^(?:(?<before>${level})\s+(?:level )?)?(?<name>\p{L}+(?: \p{L}+){0,2}?)(?: language)?(?:\s*[:(–-]?\s*(?<after>${level})\)?)?$`,
  "iu",
);

const unsaid =
  /\b(?:want|wish|would like|'d like|hop(?:e|ing)|plan(?:ning)?|learn(?:ing)?|used to|should|need|must|could|if|unless|wonder\w*|worr(?:y|ied)|afraid|requires?|never|maybe|perhaps|not sure)\b/i;
const cue =
  /(?:^|[\s,])(?:(?:i|we) (?:also |can |only |do |now |even |still |currently |already |can also |also can ){0,2}(?:speak|know|read and write|understand)|(?:and|also|can) speak|^speak(?:ing)?|speaks|(?:i'm |i am |im |am |also |^)(?:also )?(?<shared>fluent|bilingual|conversational|proficient)(?: (?:in|with)| —| -|:)?|(?:spoken )?languages?(?: (?:are|is|i speak(?: are)?))?:?|my (?<mother>native language|mother tongue|first language)(?: is)?)\s+(?<list>[^.;!?\n]+)/giu;
const nextClause = /,?\s+(?:and|but)\s+(?=(?:i|my)\s)/i;
/** "French and Spanish fluently" is about both. */
const adverb = /\s(?<level>native|fluent|conversational|professional)ly$/i;
const splitsAt = /\s*[,/&+]\s*(?:and |but |also )?|\s+(?:and|but|plus|und|y|et)\s+/iu;
const filler =
  /^(?:(?:i|i'm|i am|we|also|can|do|speak|know|both|only|just|then|in|my|is|are|of course|obviously|and|but)\s+)+|\s+(?:too|as well|also|now|of course|obviously|at home|at work|speaker|natively speaking)$/gi;

/** "My Spanish is fluent", "my level of French is B2". */
const possessed = new RegExp(
  String.raw`\bmy (?:level (?:of|in) )?(?:spoken )?(?<name>\p{L}+(?: \p{L}+)?)(?: level)? is (?:about |at |now )?(?<level>${level})(?=[.,;!]|$)`,
  "giu",
);

/** "fluent Spanish", "German (B2)", "French a little"; nothing else. */
export const languageIn = (said: string): Language | undefined => {
  const groups = item.exec(trimmed(said).replaceAll(filler, "").replace(/\)$/, ""))?.groups;
  const name = groups?.["name"] ?? "";
  if (!isLanguage(name)) return undefined;
  const stated = (groups?.["before"] ?? groups?.["after"])?.replace(/^(?:at|on) (?:an? )?|(?: bit)? of$/gi, "");
  const text = stated !== undefined && /^[abc][12]$/i.test(stated) ? stated.toUpperCase() : stated?.toLowerCase();
  return { name: upperFirst(name), ...(text === undefined ? {} : { level: text }) };
};

const unique = (languages: readonly Language[]): Language[] =>
  languages.filter((each, index) => !languages.slice(0, index).some((known) => isSameLanguage(known, each)));

/** `isAnswer` if the question was for skills and languages: then an item of a list may be one. */
export const saidLanguages = (message: string, isAnswer: boolean): Language[] =>
  unique(
    sentencesOf(withoutDenials(message))
      .flatMap((whole) => whole.split(nextClause))
      .flatMap((sentence) => {
        if (unsaid.test(sentence)) return [];
        const cued = [...sentence.matchAll(cue)].flatMap(({ groups }) => {
          const list = groups?.["list"] ?? "";
          const manner = adverb.exec(list)?.groups?.["level"];
          const shared = groups?.["mother"] === undefined ? (groups?.["shared"] ?? manner)?.toLowerCase() : "native";
          return list
            .replace(adverb, "")
            .split(splitsAt)
            .flatMap((each): Language[] => {
              const language = languageIn(each);
              if (language === undefined) return [];
              return [shared === undefined || language.level !== undefined ? language : { ...language, level: shared }];
            });
        });
        const own = [...sentence.matchAll(possessed)].flatMap(
          ({ groups }) => languageIn(`${groups?.["name"] ?? ""} ${groups?.["level"] ?? ""}`) ?? [],
        );
        const items = isAnswer ? sentence.split(splitsAt).flatMap((each) => languageIn(each) ?? []) : [];
        return [...own, ...cued, ...items];
      }),
  );

/** A level that is said again replaces the one before. */
export const addedLanguages = (before: readonly Language[], more: readonly Language[]): Language[] => {
  const all = [...before];
  for (const said of more) {
    const at = all.findIndex((known) => isSameLanguage(known, said));
    const known = all[at];
    if (known === undefined) all.push(said);
    else all[at] = { ...filledLanguage(said, known), name: known.name };
  }
  return all.slice(0, listLimits.languages);
};
