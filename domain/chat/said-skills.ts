/** Skills that somebody says they have; what they say they lack is left out. */
import { findSkills } from "../skills/find-skills.ts";
import { resolveSkill } from "../skills/resolve-skill.ts";
import { squashed } from "../skills/text-tokens.ts";
import { skillIndex } from "../skills/vocabulary.ts";
import { isFeat } from "./jokes.ts";
import { isNoise } from "./noise.ts";
import { trimmed, upperFirst } from "./spoken-text.ts";

const denied =
  /(?:\b(?:(?:i )?(?:do not|don't|dont|can't|cannot|can not|couldn't|never|haven't|have not|didn't|am not|i'm not|isn't|not) (?:really |actually |currently |even |yet |ever )*(?:know|use|used|have|like|do|speak|work with|worked with|learn(?:ed|t)?|touch(?:ed)?|tried|good at|great at|any good at|familiar with|an? expert (?:in|at)|so good at|comfortable with|skilled in|write|code in|program in|drive|cook)|no (?:experience|knowledge|clue|idea) (?:of|with|in|about)|(?:but |and )?not(?! only)(?: so much| really| yet)?|(?:but |and )?no|without|except(?: for)?|apart from|other than|zero|rather than|instead of|(?:want|would like|'d like|hoping|hope|plan|planning|trying) to learn|(?:(?:i'm |am |i am |currently |still |also )*learning)(?: to)?|never))\s+(?<what>[^.;!?\n]+?)(?=[.;!?\n]|,?\s*(?:\bbut\b|\bonly\b|\bjust\b|\binstead\b|\bthough\b|\bhowever\b|\bi (?:do|know|can|am|use|have)\b)|$)/giu;

/** Everything that is said to be missing is taken out before the rest is read. */
export const withoutDenials = (text: string): string =>
  text
    .replaceAll(denied, (all, ...groups) => {
      const what = (groups.at(-1) as { what?: string } | undefined)?.what ?? "";
      // "I don't know Java, Python is my thing" denies what stands before the comma alone.
      const rest = /,\s*(?<rest>[^,]+ (?:is|are) .*)$/u.exec(what)?.groups?.["rest"];
      return rest === undefined ? (all.startsWith(" ") ? " " : "") : rest;
    })
    .replaceAll(/^[\s,]*(?:only|just|but)\s+/gi, "")
    .replaceAll(/([.,;])\s*(?:only|just|but)\s+/gi, "$1 ");

const opening =
  /^(?:(?:not much(?: really)?|what i (?:wrote|said)(?: (?:before|above|earlier))?|same as (?:before|above)|(?:see |the )?above|oh|ok|okay|sure|yes|yeah|well|um+|uh+|hi|hello|hey|actually|sorry|so|right|let me see|let's see|hmm+|also|plus|and|then)[\s,.!:-]+)+/i;

const lead =
  /^(?:(?:(?:i|we)(?:'m| am|'ve| have|'d say)?|im|at (?:uni|university|college|school|work|home)|live in|swear by|and|also|plus|then|then there's|there's|my|some of my|the|main|key|top|core|strongest|best|technical|tech|hard|soft|other|few|skills?|skill ?set|strengths?|strong points?|expertise|stack|toolbox|languages?|are|is|include|includes|including|would be|would say|think|guess|mostly|mainly|primarily|basically|really|very|quite|pretty|fairly|especially|particularly|definitely|probably|currently|always|usually|can|could|able to|know how to|how to|know|knows|use|used|using|used to use|do|does|did|done|doing|work with|works? with|worked with|working with|work in|worked on|write|speak|run|ran|operate|operated|handle|handled|got|gotten|get|good|great|best|excellent|strong|skilled|proficient|experienced|fluent|comfortable|competent|familiar|confident|expert|trained|certified|qualified|knowledgeable|solid|decent|okay|ok|better|knowledge|understanding|grasp|background|experience|certificat(?:e|ion)s?|a bit|a little|bit|little|some|lots?|a lot|plenty|years|of|at|in|with|on|to|also|as well as|stuff like|things like|such as|like|e\.g\.|love|enjoy|learned|learnt|studied|picked up|said|say|meant|add|my way around|way around|know my way around|hold|have|has|had|been|a|an|into|both|all|well|about|when it comes to|everything from|level|of course|daily|every day)(?:\s*:\s*|\s+|$))+/i;

const tail =
  /\s*(?:[-–—:(]\s*)?\(?\b(?:expert|advanced|intermediate|beginner|basics?|proficient|fluent(?:ly)?|native(?:ly)?|(?:about |over |around |nearly |almost )?(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten) ?(?:years?|yrs?)(?: (?:of )?(?:experience|exp))?|\d{1,3} ?%|\d\/(?:5|10)|skills?|too|as well|and (?:so on|such|stuff|more|others?|the like)|etc\.?|a lot|a bit|a little|very well|well|mostly|mainly|really|pretty well|quite well|I guess|I think|I suppose|lol|haha|though|daily|every day|for years|for sure|with my eyes (?:shut|closed)|in my sleep|blindfolded|for (?:\d+|many|some|several|a few) years|at work|for the [\p{L} ]+|all that|in my (?:last|current|previous) job|obviously|of course|now|please|or so|things|stuff|yes|(?:to|in|into) (?:my|the) (?:list(?: of skills)?|skills?|profile))\)?\s*$/iu;

const sentence =
  /\b(?:i|i'm|i've|we|you|they|he|she|it|my|is|are|was|were|which|that|who|because|so that|if|when|where|would|should|people say|told|their|our|have|has|had|been|am|since)\b/i;
const notSkill =
  /\s(?:them|it|those|these|this)$|^(?:(?:about |over )?\d+\+? ?(?:years?|yrs?)?(?: (?:of )?experience)?|expert|advanced|intermediate|beginner|basic|proficient|fluent|native|lol|ok|okay|yes|no|none|nothing|idk|dunno|what|why|not sure|anything|everything|whatever|stuff|things|etc|etcetera|and so on|so on|more|others?|the usual|usual|usual office|many|many things|lots|a lot|hm+|haha|you name it|i|me|sure|good|great|fine|skills?|skip|please|thanks|thank you|java and stuff|none really|too|also|well|the rest|all that|that|this|it|them|much|those|these|both|in general|at all|really|yet|basically|only|just|but)$/i;

const noTail = (text: string): string => {
  const less = trimmed(text.replace(tail, ""));
  // "Knife skills" are called so; "Excel skills" are Excel.
  const isItsName = /^\S+ skills$/i.test(text) && !isKnown(less);
  return less === text || less.length < 1 || isItsName ? text : noTail(less);
};

/** The vocabulary's spelling where it is the same words; otherwise what was said. */
const spelled = (item: string): string => {
  const known = resolveSkill(item, skillIndex());
  if (known !== undefined && squashed(known) === squashed(item)) return known;
  const isLetters = item.length <= 3 || !/[aeiouy]/i.test(item);
  const alias =
    isLetters && item.length <= 4 && item === item.toLowerCase() && known !== undefined ? item.toUpperCase() : item;
  return alias === alias.toLowerCase()
    ? upperFirst(alias)
    : alias === alias.toUpperCase() && alias.length > 6
      ? upperFirst(alias.toLowerCase())
      : alias;
};

const isKnown = (item: string): boolean =>
  skillIndex().listed.has(squashed(item)) || resolveSkill(item, skillIndex()) !== undefined;

const splitsAt = /\s+(?:and|&|und|y|et|plus|as well as|or)\s+|\s*&\s*|\s+\+\s+/i;

/** "Python and SQL" is two, "health and safety" is one. */
const itemsOf = (item: string): string[] => {
  if (isKnown(item)) return [item];
  const words = item.split(" ");
  if (words.length > 2 && words.every((word) => isKnown(word))) return words;
  const parts = item.split(splitsAt).filter((part) => part.trim() !== "");
  if (parts.length > 1) return parts.flatMap(itemsOf);
  const slashed = item.split("/").map((part) => part.trim());
  return slashed.length > 1 && slashed.every((part) => part.length > 0 && isKnown(part)) ? slashed : [item];
};

const mentioned = (text: string): string[] => findSkills(text, skillIndex()).map(({ words }) => spelled(words));

const readClause = (clause: string): string[] => {
  const body = clause.replace(/^[^,:]{2,40}:\s+(?=\S)/u, "");
  return body
    .replaceAll(/\((?<inside>[^()]*)\)/g, (_all, inside: string) =>
      /\d|year|level|basic|advanced|expert|native|fluent|beginner/i.test(inside) ? "" : `, ${inside}`,
    )
    .split(/\s*[,|•·●▪■◦]\s*|\s[–—-]\s|\s+(?:but|then|while)\s+/u)
    .flatMap((raw) => {
      if (isFeat(raw)) return [];
      const bare = trimmed(
        noTail(trimmed(raw.replace(/^(?:[-*•]|\d{1,2}[.)])\s+/, "").replace(/^(?:and|also|plus|then)\s+/i, ""))),
      );
      const led = trimmed(bare.replace(lead, ""));
      const isLevel =
        /^(?:fluent|native|proficient|good|basic|advanced|decent|strong|great)\b/i.test(bare) && isKnown(led);
      const item = isKnown(bare) && !isLevel ? bare : led;
      if (item === "" || notSkill.test(item)) return [];
      return itemsOf(item).flatMap((part) => {
        const less = trimmed(noTail(trimmed(part)));
        const bareOwn = isKnown(less) ? less : trimmed(less.replace(lead, ""));
        // "Lua for scripting" is Lua.
        const tool = /^(?<tool>.+?) for \p{L}+ing$/u.exec(bareOwn)?.groups?.["tool"];
        const own = tool !== undefined && isKnown(tool) ? tool : bareOwn;
        if (own === "" || notSkill.test(own) || (isNoise(own) && !isKnown(own)) || !/\p{L}/u.test(own)) return [];
        if (own.split(/\s+/).length <= 5 && !sentence.test(own) && own.length <= 60) return [spelled(own)];
        return mentioned(part);
      });
    });
};

const unique = (skills: readonly string[]): string[] => {
  const seen = new Set<string>();
  return skills.filter((skill) => {
    const key = squashed(skill);
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/** "People tell me my client communication is good". */
const praised =
  /(?<=^|[.!?]\s+)[^.!?\n]*\bmy (?<skill>[\p{L} -]{3,40}?) (?:is|are) (?:(?:very|really|pretty|quite|also) )*(?:good|great|strong|excellent|solid)\b[^.,;\n]*/gimu;

/** The answer to "Which skills do you have?" */
export const answeredSkills = (text: string): string[] =>
  unique(
    withoutDenials(text.replace(opening, ""))
      .replaceAll(praised, "$<skill>")
      .replaceAll(
        /\s+(?:is|are) (?:my|our) (?:bread and butter|things?|forte|strong (?:suit|point)s?|special(?:i?ty|ities)|strengths?)\b/gi,
        "",
      )
      .split(/\n+|\s*;\s*|(?<=[^\s.]{2})[.!?]+(?:\s+|$)/u)
      .flatMap(readClause),
  ).slice(0, 100);

const cue =
  /(?:\b(?:my |some of my )?(?:(?:main|key|top|core|other|technical|strongest|best) )*(?:skills?(?: set)?|strengths)(?: are| is| include| would be|:)|\b(?:i'm|i am|im)(?: (?:very|really|quite|pretty|also|highly|fairly))*(?: (?:skilled|proficient|fluent|trained|well versed|competent)) (?:in|at|with)|\b(?:i'm|i am|im)(?: (?:very|really|quite|pretty|also))* good (?:at|with)|\bi (?:also |really |mostly |only )?know(?! (?:how|that|what|it|you|about|who|why|where|when|this|i|my|of|if))|\badd(?= [^.]*(?:skills?\b))|\bin (?:my|the) skills,? (?:please |also |just )*(?:say|put|add|write|include|list)|\b(?:forgot|also (?:know|have|can do)|i (?:also )?(?:speak|code in|program in)))\s+(?<list>[^.;!?\n]+)/giu;

/** From "my skills are …", "I know …" in any message. */
export const saidSkills = (text: string): string[] =>
  unique(
    [...withoutDenials(text).matchAll(cue)].flatMap((match) =>
      readClause(
        (match.groups?.["list"] ?? "")
          .replace(/,?\s+(?:to|in|into|under|among) (?:my |the )?(?:list of )?skills?\b.*$/i, "")
          .replace(/,?\s+(?:and|but) (?:i|my|i'm)\b.*$/i, ""),
      ),
    ),
  );

export const addedSkills = (before: readonly string[], more: readonly string[]): string[] =>
  unique([...before, ...more]);
