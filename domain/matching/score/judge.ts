/** Computes how well a candidate meets each element of a job, and by which evidence. The trace is built from these numbers. */
import type { CandidateFacts, RoleFact, SkillFact } from "../facts/candidate-facts.ts";
import type { CompiledNeeds } from "../ad/compiled-needs.ts";
import type { NeedElement } from "../ad/job-needs.ts";
import { stateCredit } from "../facts/license-states.ts";
import {
  minProvenShare,
  relevanceOf,
  minRelevance,
  relevantMonths,
  sameTradeNearness,
} from "../occupations/role-relevance.ts";
import { sharesMember } from "../../skills/group-members.ts";
import { credits } from "./credits.ts";
import type { MatchSettings } from "./settings.ts";
import { termOf } from "../retrieval/terms.ts";
import { wordOverlap } from "../occupations/word-overlap.ts";
import { unknownWork } from "../occupations/titles.ts";
import type { EvidenceKind, HowMet } from "./trace.ts";

export interface Judged {
  readonly credit: Float64Array;
  readonly how: HowMet[];
  readonly evidence: EvidenceKind[];
  /** Which skill met an element, -1 where none did. */
  readonly skill: Int16Array;
  readonly nearness: readonly number[];
  readonly relevance: readonly number[];
  readonly months: number;
  readonly occupation: number;
  readonly industry: number;
  /** How much of the claims the dated roles support, 0…1. */
  readonly support: number;
  /** How much the words of the roles overlap with the ad's, 0…1. */
  readonly overlap: number;
}

/** The industry nearness of a role whose industry is unknown. */
const unknownIndustry = 0.5;
const trustedOccupation = 0.6;
/** The credit of a credential if the person's work is not known to be in another trade. */
const minCredentialTrust = 0.6;
const minTradeRelevance = 0.3;
const fullSupport = 0.3;
/** The same trade supports claims to some degree even if its roles are described briefly. A related trade does not. */
const occupationSupport = (occupation: number): number => Math.max(0, (occupation - 0.7) / 0.3) * 0.8;

const roleEvidence = (skill: SkillFact, facts: CandidateFacts, settings: MatchSettings): number => {
  if (!settings.useEvidence) return 1;
  let latest = Number.POSITIVE_INFINITY;
  for (const index of skill.roles) latest = Math.min(latest, facts.roles[index]?.to ?? 0);
  return latest > settings.outdatedAfterMonths ? settings.outdatedFactor : 1;
};

/** The value of a claim outside dated roles, given the support of the roles. */
const claimEvidence = (
  skill: SkillFact,
  support: number,
  occupation: number,
  isOtherTrade: boolean,
  settings: MatchSettings,
): number => {
  if (!settings.useEvidence) return 1;
  if (skill.kind === "credential") {
    // A license is a fact, so a person who works in the trade is believed to hold the listed one.
    const trust = Math.max(
      support,
      Math.min(1, occupation / trustedOccupation),
      isOtherTrade ? 0 : skill.isHeld === true ? 1 : minCredentialTrust,
    );
    return settings.unsupported * 2 + (1 - settings.unsupported * 2) * trust;
  }
  const most = skill.listed ? settings.listedOnlyCredit : settings.summaryOnlyCredit;
  return settings.unsupported + (most - settings.unsupported) * support;
};

/** For each stem of the job, the relevance of the most relevant role that has it. */
const stemsInRoles = (stems: readonly string[], facts: CandidateFacts, relevance: readonly number[]): Float64Array => {
  const best = new Float64Array(stems.length);
  for (const [index, role] of facts.roles.entries()) {
    const weight = relevance[index] ?? 0;
    if (weight < minRelevance) continue;
    for (let stemIndex = 0; stemIndex < stems.length; stemIndex += 1) {
      const stem = stems[stemIndex] as string;
      if (weight > (best[stemIndex] ?? 0) && (role.words[stem] !== undefined || role.titleWords[stem] !== undefined))
        best[stemIndex] = weight;
    }
  }
  return best;
};

const meanOf = (stemIndexes: readonly number[], values: Float64Array): number => {
  let sum = 0;
  for (const stemIndex of stemIndexes) sum += values[stemIndex] ?? 0;
  return stemIndexes.length === 0 ? 0 : sum / stemIndexes.length;
};

/** Work that only the duties show counts nearly as much as work that the title names. */
const inferredNearness = 0.9;

const nearnessOfRole = (near: ReadonlyMap<string, number>, { occupations, inferred }: RoleFact): number => {
  let best = 0;
  for (const id of occupations)
    best = Math.max(best, (near.get(id) ?? 0) * (inferred?.occupations.includes(id) === true ? inferredNearness : 1));
  return best;
};

const maxNearness = (near: ReadonlyMap<string, number>, ids: readonly string[]): number => {
  let best = 0;
  for (const id of ids) best = Math.max(best, near.get(id) ?? 0);
  return best;
};

/** Every word of a license occurs somewhere: in a relevant role, in the list or in the summary. */
const mentionsEveryWord = (
  element: NeedElement,
  stemIndexes: readonly number[],
  stemRelevance: Float64Array,
  facts: CandidateFacts,
): boolean =>
  element.stems.every(
    (stem, index) =>
      (stemRelevance[stemIndexes[index] ?? -1] ?? 0) > 0 ||
      facts.listedWords[stem] !== undefined ||
      facts.claimed[stem] !== undefined,
  );

/** Words in the skills list count as listed, those in the summary as stated. */
const claimedShare = (element: NeedElement, facts: CandidateFacts, settings: MatchSettings): number => {
  let bestCredit = 0;
  for (const stem of element.stems)
    if (facts.listedWords[stem] !== undefined) bestCredit += settings.listedOnlyCredit;
    else if (facts.claimed[stem] !== undefined) bestCredit += settings.summaryOnlyCredit;
  return element.stems.length === 0 ? 0 : bestCredit / element.stems.length;
};

/** What a person says of their own license outweighs what another certificate would imply: that it is of another state, or not yet held. */
const ownLicenseCredit = (element: NeedElement, facts: CandidateFacts): number => {
  if (element.license === undefined) return 1;
  const own = facts.skills.find(({ name }) => name === element.license);
  if (own !== undefined) return stateCredit(own, element);
  return facts.unheld?.some(({ name }) => name === element.license) === true ? 0 : 1;
};

export const judge = (compiled: CompiledNeeds, facts: CandidateFacts): Judged => {
  const { elements, needs, settings, uses } = compiled;
  const count = elements.length;
  const roleCount = facts.roles.length;
  const credit = new Float64Array(count);
  const how: HowMet[] = Array.from({ length: count }, () => "not-met");
  const evidence: EvidenceKind[] = Array.from({ length: count }, () => "none");
  const skill = new Int16Array(count).fill(-1);

  // What each dated role shows of the job, element by element.
  const cells = new Float64Array(roleCount * count);
  const bestShown = new Float64Array(count);
  for (const fact of facts.skills) {
    // A license in a title shows that it is held, not that the work was done.
    if (fact.roles.length === 0 || fact.kind === "credential") continue;
    for (const { at: index, credit } of uses.get(fact.term) ?? []) {
      const isOther = !sharesMember(elements[index]?.element.members?.[fact.name], fact.members);
      const termCredit = isOther ? credit * credits.neighbor : credit;
      for (const role of fact.roles) {
        const cell = role * count + index;
        if (termCredit > (cells[cell] ?? 0)) cells[cell] = termCredit;
        if (termCredit > (bestShown[index] ?? 0)) bestShown[index] = termCredit;
      }
    }
  }
  const nearness: number[] = [];
  const relevance: number[] = [];
  let occupation = 0;
  for (let role = 0; role < roleCount; role += 1) {
    const fact = facts.roles[role];
    let shown = 0;
    for (let index = 0; index < count; index += 1)
      shown += (cells[role * count + index] ?? 0) * (elements[index]?.weight ?? 0);
    const near = fact === undefined ? 0 : nearnessOfRole(compiled.occupations, fact);
    nearness.push(near);
    relevance.push(relevanceOf(near, shown));
    const isUnknown = fact?.occupations[0] === unknownWork && near < sameTradeNearness;
    occupation = Math.max(
      occupation,
      near * recencyWeight(fact?.to ?? 0) * (isUnknown ? Math.min(1, shown / minProvenShare) : 1),
    );
  }
  // A claim that no role contradicts counts half.
  if (facts.title.isContradicted !== true)
    occupation = Math.max(occupation, 0.5 * maxNearness(compiled.occupations, facts.title.occupations));
  const months = relevantMonths(facts.roles, relevance);
  const mostRelevant = Math.max(0, ...relevance);
  const isOtherTrade = !facts.roles.some(
    (role, index) =>
      (role.occupations[0] === unknownWork && (relevance[index] ?? 0) > 0) ||
      (relevance[index] ?? 0) >= minTradeRelevance,
  );

  // The support of the dated roles, by skills and by words, decides how much claims are worth.
  const wordShares = new Float64Array(count);
  let shownTotal = 0;
  const stemRelevance = settings.useWords ? stemsInRoles(compiled.stems, facts, relevance) : new Float64Array();
  for (const [index, { element, stems, weight }] of elements.entries()) {
    wordShares[index] = meanOf(stems, stemRelevance);
    const byWords = element.metByTime ? 0 : element.wordsCredit * (wordShares[index] ?? 0);
    shownTotal += weight * Math.max(bestShown[index] ?? 0, byWords);
  }
  const support = Math.min(1, Math.max(shownTotal / fullSupport, occupationSupport(occupation)));

  const licenseCredits = elements.map(({ element }) => ownLicenseCredit(element, facts));
  for (const [index, fact] of facts.skills.entries()) {
    const termUses = uses.get(fact.term);
    if (termUses === undefined) continue;
    const isInRole = fact.roles.length > 0;
    const evidenceWeight =
      (isInRole
        ? roleEvidence(fact, facts, settings)
        : claimEvidence(fact, support, Math.min(occupation, mostRelevant), isOtherTrade, settings)) *
      (fact.slight && settings.useEvidence ? settings.qualifiedMentionFactor : 1);
    for (const use of termUses) {
      const { element } = elements[use.at] as (typeof elements)[number];
      const memberCredit = sharesMember(element.members?.[fact.name], fact.members) ? 1 : credits.neighbor;
      const licenseCredit = use.how === "itself" ? stateCredit(fact, element) : (licenseCredits[use.at] ?? 1);
      const earned = use.credit * memberCredit * evidenceWeight * licenseCredit;
      if (earned <= (credit[use.at] ?? 0)) continue;
      credit[use.at] = earned;
      how[use.at] = memberCredit < 1 ? "neighbor" : use.how;
      evidence[use.at] = isInRole ? "role" : fact.kind === "credential" ? "held" : fact.listed ? "listed" : "summary";
      skill[use.at] = index;
    }
  }
  for (const degree of facts.degrees)
    for (const use of uses.get(termOf("degree", degree)) ?? []) {
      const fields = elements[use.at]?.element.fields;
      const isOtherField = fields?.every((stem) => !facts.degrees.includes(`field:${stem}`)) === true;
      const earned = use.credit * (isOtherField ? credits.otherField : 1);
      if (earned > (credit[use.at] ?? 0)) {
        credit[use.at] = earned;
        how[use.at] = "itself";
        evidence[use.at] = "held";
        skill[use.at] = -1;
      }
    }

  for (const [index, { element, industries, stems }] of elements.entries()) {
    if (mostRelevant < minRelevance) break;
    if (element.wordsCredit <= (credit[index] ?? 0)) continue;
    let earned = 0;
    let kind: EvidenceKind = "role";
    const share = wordShares[index] ?? 0;
    if (element.metByTime) {
      const requiredMonths = element.months ?? 0;
      const time = requiredMonths === 0 ? (months > 0 ? 1 : 0) : Math.min(1, months / requiredMonths);
      earned = time * (element.stems.length === 0 ? 1 : 0.75 + 0.25 * share);
    } else if (element.stems.length === 0) {
      // "Or equivalent experience": time in the trade counts instead.
      earned = element.wordsCredit * mostRelevant * Math.min(1, months / Math.max(12, needs.minimumMonths ?? 12));
    } else {
      if (element.requiresAllWords && !mentionsEveryWord(element, stems, stemRelevance, facts)) continue;
      earned = element.wordsCredit * share;
      const trust = settings.unsupported + (1 - settings.unsupported) * support;
      const claimed = settings.useWords
        ? element.wordsCredit * claimedShare(element, facts, settings) * trust * mostRelevant
        : 0;
      if (claimed > earned) {
        earned = claimed;
        kind = "summary";
      }
    }
    if (industries !== undefined)
      for (const [role, fact] of facts.roles.entries()) {
        const relevant = relevance[role] ?? 0;
        if (relevant >= minRelevance)
          earned = Math.max(earned, element.wordsCredit * maxNearness(industries, fact.industries) * relevant);
      }
    if (earned > (credit[index] ?? 0)) {
      credit[index] = earned;
      how[index] = "words";
      evidence[index] = kind;
      skill[index] = -1;
    }
  }

  let industry = 0;
  for (const [role, fact] of facts.roles.entries())
    if ((relevance[role] ?? 0) >= minRelevance)
      industry = Math.max(
        industry,
        fact.industries.length === 0 ? unknownIndustry : maxNearness(compiled.industries, fact.industries),
      );
  if (needs.industries.length === 0 || !settings.useIndustries) industry = 0.7;
  const overlap = mostRelevant < minRelevance ? 0 : wordOverlap(compiled.adWords, facts.roles);
  return { credit, how, evidence, skill, nearness, relevance, months, occupation, industry, support, overlap };
};

/** Older work counts less: down to 0.6 after eight years of other work. */
const recencyWeight = (monthsAgo: number): number => Math.max(0.6, 1 - (0.4 * Math.max(0, monthsAgo - 12)) / 84);
