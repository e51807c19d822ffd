/** Reads a job's needs from its record. */
import { skillIndex } from "../../skills/vocabulary.ts";
import { currentRequirement, isAboutHours } from "./ad-conditions.ts";
import { adItems, type AdItem } from "./ad-items.ts";
import { assumedNeeds } from "./assumed-needs.ts";
import { industriesOf } from "../occupations/industry-words.ts";
import { elementsOf, requiredMonths } from "./item-elements.ts";
import type { JobNeeds, JobRecord, Need, NeedElement, NeedKind } from "./job-needs.ts";
import { acceptsOtherStates } from "../facts/license-states.ts";
import { parseRemoteRange } from "../location/location.ts";
import { locate } from "../location/metro-towns.ts";
import { termOf } from "../retrieval/terms.ts";
import { layReadings, worksOf } from "../occupations/lay-titles.ts";
import { isRecognizedWork, parseJobTitle } from "../occupations/titles.ts";
import { engineVersion } from "../score/trace.ts";
import { adWordsOf } from "../occupations/word-overlap.ts";
import { nearnessByOccupation } from "../occupations/work-nearness.ts";

const license =
  /\blicen[cs](?:e|ed|ure)\b|\bregistered (?:nurse|professional|engineer|architect|diet\w+|pharmac\w+|respiratory|dental|radiolog\w+|technolog\w+|veterinary|with the (?:state|board))|\b(?:board|state|professional|engineer|nurs\w+)\b.{0,30}\bregistration\b|\bregistration\b.{0,30}\b(?:board|state)\b|\bboard[- ]certified\b|\bcdl\b|\bbar admission\b|\badmitted to\b|\bstate certification\b|\bjourneyman\b|\bcredential(?:ed)?\b/i;
const drivingLicense = /\bdriv(?:er['’]?s?|ing)\b/i;
const nonNegotiableWording =
  /\bnon-?negotiable\b|\bmandatory\b|\bno exceptions\b|\babsolutely required\b|\bwithout exception\b/i;

const kindOf = (words: string, elements: readonly NeedElement[]): NeedKind => {
  const names = elements.flatMap((each) => each.terms.filter((term) => term.how === "itself").map((term) => term.name));
  if (names.some((name) => skillIndex().byName.get(name)?.kind === "credential")) return "credential";
  if (elements.some((each) => each.terms.some((term) => term.term === termOf("degree", term.name)))) return "degree";
  if (elements.some((each) => each.metByTime)) return "experience";
  if (license.test(words) || /\bcertif/i.test(words)) return "credential";
  if (industriesOf(words).length > 0 && names.length === 0) return "industry";
  return names.length > 0 ? "skill" : "words";
};

/** True if it holds only traits and plain words. */
const isSoft = (elements: readonly NeedElement[]): boolean =>
  elements.every(
    (element) =>
      !element.metByTime &&
      element.terms
        .filter((term) => term.how === "itself")
        .every((term) => skillIndex().byName.get(term.name)?.kind === "trait"),
  );

const needOf = ({ words, must }: AdItem, index: number): Need => {
  const elements = elementsOf(currentRequirement(words));
  const kind = kindOf(words, elements);
  return {
    id: `${must ? "must" : "nice"}-${index + 1}`,
    kind,
    words,
    must,
    nonNegotiable:
      must &&
      (nonNegotiableWording.test(words) ||
        (license.test(words) && !drivingLicense.test(words) && kind === "credential")),
    soft: isSoft(elements),
    elements,
  };
};

/** Location and hours belong to the location part, not to the skills. */
const isAboutLocation = (words: string): boolean =>
  /\b(?:on[ -]?site|in (?:the|our) office|office (?:two|three|four|five|\d)|days? (?:a|per) week in|commut\w+|relocat\w+|live (?:in|within)|based in|able to be in|(?:authori[sz]ed|eligible) to work|sponsorship|work authori[sz]ation|right to work)\b/i.test(
    words,
  ) || /^(?:available for|availability)\b.*\b(?:shifts?|weekends?|nights?)\b/i.test(words);

/** People rarely write these down, so their absence proves nothing: English in an English text, a car license, a drug test. */
const rarelyStated =
  /\bdriv(?:er['’]?s?|ing) licen[cs]e|\bbackground check|\bdrug (?:test|screen)|\blift(?:ing)? (?:up to )?\d+|\b\d+ (?:lbs?|pounds)\b|^\s*(?:attics?|crawl ?spaces?|crawls?|ladders?|heights|standing|bending|kneeling|climbing|hair|urine)(?: and \w+)?\s*$|\bhigh school|\bged\b|\b(?:18|21) years (?:old|of age)|\breliable transport|\bclean driving|\blegally authori|\bfingerprint|\bpre-?employment|\bphysical exam|\benglish\b(?! (?:teach|degree|literature|major|learner|language|composition|as a))/i;

const isRarelyStated = (item: AdItem, occupations: readonly string[]): boolean =>
  item.words.split(/[,;+]|\.\s/).every((clause) => rarelyStated.test(clause)) &&
  !/\b(?:bilingual|spanish|french|mandarin)\b/i.test(item.words) &&
  (!occupations.some((id) => id.startsWith("driving.")) || preEmploymentCheck.test(item.words));

const preEmploymentCheck =
  /^(?:pass(?:es)?\b|[^,;]*\b(?:drug (?:test|screen)|background check|pre-?employment))[^,;]*$/i;

/** Drops working hours, which are conditions of the job, and conditions that apply only after the offer. */
const isCurrentRequirement = ({ words }: AdItem): boolean => !isAboutHours(words) && currentRequirement(words) !== "";

const conditionsIn = (text: string): readonly string[] => {
  const conditionPatterns: (readonly [string, RegExp])[] = [
    [
      "nights",
      /\bnights?\b(?! quiet)|\b(?:2nd|second|3rd|third|evening|overnight|late|swing) shift\b|\brotating shifts?\b/i,
    ],
    ["weekends", /\bweekends?\b|\bsaturdays?\b|\bsundays?\b/i],
    ["on-call", /(?<!\b(?:no|without|never) )\bon[ -]?call\b/i],
    [
      "away",
      /\bout (?:monday|all week|\d|for (?:\d|a week|weeks))|\bhome (?:on |every |each |most )?(?:weekends?|weekly|every other)\b|\bover[ -]the[ -]road\b|\botr\b/i,
    ],
    [
      "contract",
      /\b(?:contract|temporary|temp|fixed[- ]term|freelance) (?:role|position|assignment|job|basis|to hire)\b|\b\d+[- ]month contract\b/i,
    ],
    [
      "travel",
      /\btravel(?:s|ling|ing)? (?:about|up to|is|required|to (?:customers|sites?|clients?)|\d)|\b\d+ ?% travel\b|\bheavy travel\b|\b(?:at|on|to) customers?['’]?s?['’]? (?:sites?|plants?|premises)\b|\b(?:on the road|overnight travel)\b/i,
    ],
    [
      "no-sponsorship",
      /\b(?:can(?:not|['’]t)|(?:do|does|will) not|(?:do|does)n['’]t|won['’]t|(?:un|not )able to|no|without|w\/o)\b[^.;]{0,40}\b(?:sponsor\w*|visas?)\b|\bu\.?s\.? persons?\b|\bcitizenship (?:is )?required\b|\bus citizens? only\b/i,
    ],
    [
      "people",
      /\b(?:direct reports?|lead(?:s|ing)? (?:a |the )?(?:team|people|\d)|manage(?:s|ing)? (?:a |the )?team|team of \d+|supervis)/i,
    ],
  ];
  const plain = text.replaceAll(/\bhome (?:on |every |each |most |over |for the )?weekends?\b/gi, " ");
  return conditionPatterns
    .filter(([name, words]) => words.test(name === "weekends" ? plain : text))
    .map(([name]) => name);
};

/** A license that a state issues is needed for the state of the work, unless the ad names others or accepts any. */
const inState = (need: Need, region: string): Need => ({
  ...need,
  elements: need.elements.map((element) =>
    element.license === undefined || element.states?.length !== 0 || region === "" || acceptsOtherStates(need.words)
      ? element
      : { ...element, states: [region] },
  ),
});

export const needsOf = (job: JobRecord): JobNeeds => {
  const adItemList = adItems(job.requirements ?? "");
  const correctedItems = (list: readonly string[] | null | undefined, must: boolean): readonly AdItem[] =>
    list === null || list === undefined
      ? adItemList.filter((item) => item.must === must)
      : list.map((words) => ({ words, must }));
  const items = [...correctedItems(job.mustHave, true), ...correctedItems(job.niceToHave, false)];
  const ownTitle = parseJobTitle(job.title);
  const layWorks = ownTitle.occupations.some(isRecognizedWork) ? [] : worksOf(layReadings(job.title));
  const title = { ...ownTitle, occupations: [...layWorks, ...ownTitle.occupations] };
  const needs = items
    .filter(
      (item) => !isAboutLocation(item.words) && !isRarelyStated(item, title.occupations) && isCurrentRequirement(item),
    )
    .map(needOf);
  const occupations = nearnessByOccupation(title.occupations, job.title);
  const text = `${job.title}. ${job.description ?? ""}`;
  const years = items.filter((item) => item.must).map((item) => requiredMonths(item.words) ?? 0);
  const minimum = job.minYears === null || job.minYears === undefined ? Math.max(0, ...years) : job.minYears * 12;
  const remote = job.remote ?? /\bremote\b/i.test(job.location ?? "");
  const place = locate(job.location ?? "");
  const range = parseRemoteRange(job.location ?? "");
  return {
    version: engineVersion,
    title: job.title,
    needs: needs.length === 0 ? assumedNeeds(job) : remote ? needs : needs.map((need) => inState(need, place.region)),
    minimumMonths: minimum > 0 ? minimum : null,
    occupations,
    occupationTerms: Object.entries(occupations).map(([id, nearness]) => ({
      term: termOf("occupation", id),
      nearness,
    })),
    adWords: adWordsOf(`${job.title}. ${job.requirements ?? ""}. ${job.description ?? ""}`),
    level: title.level,
    industries: industriesOf(job.industry ?? ""),
    place,
    remote,
    // A remote job with a home city is open to the whole country unless it says otherwise.
    remoteWithin: !remote ? [] : place.region === "" ? range : [place.country],
    salaryMin: job.salaryMin ?? null,
    salaryMax: job.salaryMax ?? null,
    conditions: conditionsIn(`${text} ${job.requirements ?? ""}`),
  };
};
