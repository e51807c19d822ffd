/** Reads what one item of an ad names: skills with their alternatives, a degree, years in the trade, or plain words. */
import { findSkills, type SkillMention } from "../../skills/find-skills.ts";
import { membersNamed } from "../../skills/group-members.ts";
import { allSkills, skillIndex, impliedSkills, relatedSkills } from "../../skills/vocabulary.ts";
import { highestDegreeIn } from "../facts/degrees.ts";
import { industriesOf } from "../occupations/industry-words.ts";
import type { MeetingTerm, NeedElement } from "./job-needs.ts";
import { isStateLicense } from "../facts/license-agreements.ts";
import { requiredStates } from "../facts/license-states.ts";
import { needLabel, timeLabel } from "./need-label.ts";
import { stemsOf } from "../occupations/stems.ts";
import { termOf } from "../retrieval/terms.ts";
import { credits } from "../score/credits.ts";

let impliedBy: ReadonlyMap<string, readonly string[]> | undefined;

/** Skills whose holders can do this skill too. */
const skillsImplying = (name: string): readonly string[] => {
  if (impliedBy === undefined) {
    const reverse = new Map<string, string[]>();
    for (const skill of allSkills)
      for (const other of impliedSkills(skill.name)) reverse.set(other, [...(reverse.get(other) ?? []), skill.name]);
    impliedBy = reverse;
  }
  return impliedBy.get(name) ?? [];
};

/** The skill, the skills that imply it and related ones, each once with its best credit. */
const withRelatedSkills = (names: readonly string[], acceptsSimilar = false): readonly MeetingTerm[] => {
  const best = new Map<string, MeetingTerm>();
  const add = (name: string, how: MeetingTerm["how"]) => {
    // The higher certificate includes the lower one.
    const isCredential = skillIndex().byName.get(name)?.kind === "credential";
    const defaultCredit = how === "implied" && isCredential ? credits.impliedCredential : credits[how];
    const credit = acceptsSimilar && how === "neighbor" && !isCredential ? credits.similar : defaultCredit;
    if ((best.get(name)?.credit ?? 0) < credit) best.set(name, { term: termOf("skill", name), name, how, credit });
  };
  for (const name of names) {
    add(name, "itself");
    for (const other of skillsImplying(name)) add(other, "implied");
    for (const other of relatedSkills(name)) add(other, "neighbor");
  }
  return [...best.values()];
};

const yearsPattern =
  /\b(?:at least |minimum (?:of )?|over |more than )?(?:(\d{1,2})\s*(?:(?:\+|plus|or more|-|–|to)\s*)?(?:\d{1,2}\s*)?(?:\+\s*)?|(one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:\(\d+\)\s*)?(?:(?:\+|plus|or more)\s*)?)(years?|yrs?|y(?=\+|\b)\+?|months?)(?:\s+or more)?\b['’]?/gi;
const numberWords = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "In the last five years", "within six months": a time that is not a requirement. */
const timeNotRequired =
  /\b(?:within|in|(?:over|during|for)(?= the (?:last|past|first))) (?:the )?(?:last |past |first )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:years?|yrs?|months?)\b|\bin the (?:last|past) \d+/gi;

export const requiredMonths = (words: string): number | null => {
  const match = [...words.replaceAll(timeNotRequired, " ").matchAll(yearsPattern)][0];
  if (match === undefined) return null;
  const count = match[1] === undefined ? numberWords.indexOf((match[2] ?? "").toLowerCase()) : Number(match[1]);
  return /^m/i.test(match[3] ?? "") ? count : count * 12;
};

const isChoice = /^\s*\/\s*$|^(?!.*(?:\band\b(?!\/or)|&))[^;:()]{0,25}\bor\b[^,;:()]{0,25}$/i;
/** "An RN license, which means either one of Oklahoma or a multistate one": the second names the first more exactly. */
const saysExactly = (between: string): boolean => {
  const at = between.search(/\b(?:which means|meaning|that is|i\.e\.)/i);
  return at >= 0 && !between.includes(";") && /\bor\b/i.test(between.slice(at));
};
const isComma = /^\s*,\s*$/;
const startsExamples = /^[^)]*(?:\(|\bsuch as\b|\be\.?g\.?|\blike\b|\bincluding\b|\bincl\b\.?|\bfor example\b)[^)]*$/i;

interface Group {
  readonly mentions: SkillMention[];
  depth: number;
}

/** Groups mentions that are alternatives: "Epic or Cerner", "Tableau, Looker or Power BI", "a WMS (Manhattan, SAP)". */
const groupMentions = (words: string, mentions: readonly SkillMention[]): readonly Group[] => {
  const groups: Group[] = [];
  // The start of a run of commas: "A, B or C" is one choice of three if nothing follows the last item.
  let listStart = 0;
  for (const [index, mention] of mentions.entries()) {
    const before = mentions[index - 1];
    const last = groups.at(-1);
    const between = before === undefined ? "" : words.slice(before.end, mention.start);
    const inParens = words.lastIndexOf("(", mention.start) > words.lastIndexOf(")", mention.start);
    if (last === undefined || before === undefined) groups.push({ mentions: [mention], depth: inParens ? 1 : 0 });
    else if (isCredential(mention) && isCredential(before) && saysExactly(between)) last.mentions.push(mention);
    else if (isChoice.test(between)) {
      const endsList = !/^[^)]*,/.test(words.slice(mention.end));
      const alternatives = /\bor\b/i.test(between) && endsList ? groups.splice(listStart) : groups.splice(-1);
      groups.push({ mentions: [...alternatives.flatMap((group) => group.mentions), mention], depth: last.depth });
    } else if (inParens && startsExamples.test(between)) {
      last.mentions.push(mention);
      last.depth = 1;
    } else if (inParens && last.depth === 1 && /^[\s,/&]*(?:(?:and|or)\s*)?$/i.test(between))
      last.mentions.push(mention);
    else {
      if (!isComma.test(between)) listStart = groups.length;
      groups.push({ mentions: [mention], depth: inParens ? 1 : 0 });
    }
  }
  // "A, B or similar", "A, B or an unknown thing": still one choice.
  const last = mentions.at(-1);
  if (last !== undefined && groups.length - listStart > 1 && /^\s*(?:,\s*)?or\b[^,;]*$/i.test(words.slice(last.end))) {
    const alternatives = groups.splice(listStart);
    groups.push({ mentions: alternatives.flatMap((group) => group.mentions), depth: 0 });
  }
  return groups;
};

/** "Relativity (or a comparable platform)" accepts related skills at nearly full credit. */
const orSimilar = /^[\s,(]*or (?:an? |any |some )?(?:comparable|similar|equivalent|other|another|like)\b/i;

interface PlainName {
  readonly name: string;
  readonly plain: string;
  readonly pattern: RegExp;
}

let plainNamesCache: readonly PlainName[] | undefined;

const loadPlainNames = (): readonly PlainName[] => {
  plainNamesCache ??= [...skillIndex().byName.values()].flatMap(({ name, ambiguousTerms }) =>
    ambiguousTerms
      .filter((plain) => /^\p{Lu}/u.test(plain))
      .map((plain) => ({
        name,
        plain,
        pattern: new RegExp(String.raw`(?<![\w-])${plain.replaceAll(/[^\w\s]/g, String.raw`\$&`)}(?![\w-])`),
      })),
  );
  return plainNamesCache;
};

/** "Strong Go": an ambiguous name counts if it is capitalized inside an ad, not at the start of a sentence. */
const plainNames = (words: string, takenMentions: readonly SkillMention[]): readonly SkillMention[] => {
  const skillMentions: SkillMention[] = [];
  for (const { name, plain, pattern } of loadPlainNames()) {
    const index = words.includes(plain) ? words.search(pattern) : -1;
    const isUnclaimed = takenMentions.every((mention) => index >= mention.end || index + plain.length <= mention.start);
    const atStart =
      index === 0 &&
      words.length > plain.length &&
      !/^(?:[,;/(]|(?:or|and|with|skills?)\b)/.test(words.slice(plain.length).trim());
    if (index >= 0 && isUnclaimed && !atStart)
      skillMentions.push({ skill: name, start: index, end: index + plain.length, words: plain });
  }
  return skillMentions;
};

const fillers =
  /\b(?:strongly|strong|preferred|advanced|proficien\w*|fluent|hands-on|recent|active|valid|current|certified|certification|certificates?|licen[cs]ed?|degree|equivalent|familiar\w*|comfortable|understanding|demonstrated|track|basic|basics|depth|wish|able|available|ability|experience|similar|other|another|style|plus|minimum|actively|exposure|practice|including|something|things|yourself|own|comparable|willing\w*|beyond|considered|enough|alone|assumed|verifiable|major|various)\b/gi;

const element = (label: string, part: Partial<NeedElement>): NeedElement => ({
  label,
  share: 1,
  metByTime: false,
  months: null,
  terms: [],
  stems: [],
  requiresAllWords: false,
  industries: [],
  wordsCredit: 0,
  ...part,
});

const maskMentions = (words: string, mentions: readonly SkillMention[]): string => {
  let rest = words;
  for (const { start, end, words: mentioned } of mentions) {
    rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
    rest = rest.replaceAll(` ${mentioned}`, (again) => " ".repeat(again.length));
  }
  return rest;
};

/** If all mentions are credentials, the other words are states, cards and proofs, not requirements. */
const isAllCredentials = (groups: readonly Group[]): boolean =>
  groups.length > 0 && groups.every((group) => group.mentions.some(isCredential));

/** A license is met by its own name or an alias, never by words it shares with other things. */
const isCredential = ({ skill }: SkillMention): boolean => skillIndex().byName.get(skill)?.kind === "credential";

const membersOf = (choices: readonly SkillMention[]): Pick<NeedElement, "members"> => {
  const named = [...Map.groupBy(choices, ({ skill }) => skill)].flatMap(([skill, mentions]) => {
    const members = membersNamed(
      skill,
      mentions.map(({ words }) => words),
    );
    return members === undefined ? [] : [[skill, members] as const];
  });
  return named.length === 0 ? {} : { members: Object.fromEntries(named) };
};

/** The state license among the choices, whose agreements decide about other states. */
const licenseOf = (choices: readonly SkillMention[]): Pick<NeedElement, "license"> => {
  const license = choices.map(({ skill }) => skill).find(isStateLicense);
  return license === undefined ? {} : { license };
};

const remainderShare = 0.5;
const minRemainderStems = 2;

const fieldWord = /\b(?:background|environments?|industry|sector|field|relationships|clients|settings?)\b/i;

/** The parts of the list that no skill covers, by their stems or by the industry they name. */
const wordElements = (rest: string, hasSkills: boolean): readonly NeedElement[] => {
  const chunks = (/\bor\b/i.test(rest) ? [rest] : rest.split(/[,;:()/]|\band\b|&/i))
    .map((chunk) => ({ text: chunk.replaceAll(/\s+/g, " ").trim(), stems: stemsOf(chunk) }))
    .filter(({ stems }) => stems.length >= (hasSkills ? minRemainderStems : 1));
  return chunks.map(({ text, stems }) => {
    const industries = industriesOf(text);
    const isField = industries.length > 0 && (fieldWord.test(text) || stems.length === 1);
    return element(needLabel(text), {
      stems,
      requiresAllWords: /\blicen[cs]|\bcertifi|\bcredential/i.test(text),
      industries: isField ? industries : [],
      share: hasSkills ? remainderShare / chunks.length : 1,
      wordsCredit: credits.words,
    });
  });
};

/** "A residency or three years", "two years, or an apprenticeship": a time and its alternative are one choice. */
const orTimePattern =
  /\bor (?:at least )?(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten) (?:years|months)\b/i;
const training = /\b(?:residency|fellowship|apprenticeship|diploma|certificat\w+)\b/i;

/** "3 years …, or a residency": checked in steps, because one pattern for it would take cubic time. */
const isOrTraining = (clause: string): boolean => {
  const time = /\b(?:years?|months?)\b/i.exec(clause);
  if (time === null) return false;
  return clause
    .slice(time.index)
    .split(",")
    .some((part) => training.test(part.slice(/\bor /i.exec(part)?.index ?? part.length)));
};

const isAlternativeToTime = (words: string): boolean =>
  orTimePattern.test(words) || words.split(";").some(isOrTraining);

/** "Associate degree in drafting". Degrees in related fields count where the ad says so. */
const fieldsOf = (words: string): Pick<NeedElement, "fields"> => {
  const field = /\bin (?!progress)([^,;.()]{3,60})/i.exec(words)?.[1];
  const stems = field === undefined || /\b(?:related|any|similar|equivalent|or)\b/i.test(words) ? [] : stemsOf(field);
  return stems.length === 0 ? {} : { fields: stems };
};

const asksForCertificate = /^(?!.*\bor\b).*\b(?:certified|certificates?|certifications?|licensed?|licensure)\b/is;
const asSubject = (term: MeetingTerm): MeetingTerm => ({
  ...term,
  how: "neighbor",
  credit: Math.min(term.credit, credits.neighbor),
});

/** "1+ year as clinic MA": not a master's degree. */
const medicalAssistant = /\b(?:clinic(?:al)?|medical|certified|registered|as an?) MA\b|\bMA-[A-Z]\b/g;

/** The elements of one item; their shares sum to one. */
export const elementsOf = (words: string): readonly NeedElement[] => {
  const months = requiredMonths(words);
  const namedSkills = findSkills(words, skillIndex());
  const mentions = [...namedSkills, ...plainNames(words, namedSkills)].toSorted((a, b) => a.start - b.start);
  const groups = groupMentions(words, mentions);
  const elements: NeedElement[] = groups.map(({ mentions: choices }) =>
    element(choices.map((choice) => choice.words).join(" or "), {
      terms: withRelatedSkills(
        [...new Set(choices.map((choice) => choice.skill))],
        orSimilar.test(words.slice(choices.at(-1)?.end ?? 0)),
      ),
      stems: stemsOf(choices[0]?.words ?? ""),
      ...membersOf(choices),
      ...(choices.every(isCredential)
        ? { states: requiredStates(words), ...licenseOf(choices), wordsCredit: 0 }
        : { allWords: choices.some(isCredential), wordsCredit: credits.wordsOfSkill }),
    }),
  );
  // A certificate is not met by its subject: "certified interpreter, Spanish" asks for more than Spanish.
  if (asksForCertificate.test(words) && !groups.some((group) => group.mentions.some(isCredential)))
    for (const [index, each] of elements.entries()) elements[index] = { ...each, terms: each.terms.map(asSubject) };
  const degree = highestDegreeIn(words.replaceAll(medicalAssistant, " "));
  const isDegreeInMention =
    degree !== undefined &&
    highestDegreeIn(maskMentions(words, mentions)) === undefined &&
    !/\bdegree|\bin\b/i.test(words);
  if (degree !== undefined && !isDegreeInMention) {
    const degreeElement = { term: termOf("degree", degree), name: degree, how: "itself", credit: 1 } as const;
    const equivalentCredit = /\bequivalent|or (?:relevant |comparable )?experience\b/i.test(words)
      ? credits.equivalentExperience
      : 0;
    // "Paralegal certificate or bachelor's degree", "Bachelor's in engineering": the degree is added to what was found.
    const degreeIndex = elements.findIndex((each) => highestDegreeIn(each.label) !== undefined);
    const choice = degreeIndex === -1 && /\bor\b/i.test(words) ? elements.length - 1 : degreeIndex;
    const needElement = elements[choice];
    if (needElement === undefined)
      elements.push(element(words, { terms: [degreeElement], ...fieldsOf(words), wordsCredit: equivalentCredit }));
    else
      elements[choice] = {
        ...needElement,
        terms: [...needElement.terms, { ...degreeElement, credit: degreeIndex === -1 ? 1 : credits.otherDegree }],
        wordsCredit: Math.max(needElement.wordsCredit, equivalentCredit),
      };
  }
  const rest = maskMentions(words, mentions)
    .replaceAll(/\(\s*or [^)]{0,1000}\)/g, " ")
    .replaceAll(yearsPattern, " ")
    .replaceAll(fillers, " ");
  if (months !== null && isAlternativeToTime(words) && groups.length > 0) {
    const terms = elements.flatMap((each) => each.terms);
    elements.length = 0;
    elements.push(element(timeLabel(words), { metByTime: true, months, terms, stems: stemsOf(rest), wordsCredit: 1 }));
  } else if (months !== null)
    elements.push(element(timeLabel(words), { metByTime: true, months, stems: stemsOf(rest), wordsCredit: 1 }));
  else if (degree === undefined && !isAllCredentials(groups)) elements.push(...wordElements(rest, elements.length > 0));
  const sum = elements.reduce((total, each) => total + each.share, 0);
  return elements.map((each) => ({ ...each, share: each.share / sum }));
};
