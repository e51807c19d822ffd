/** Builds the trace from which the screen, the reasons and the questions are made. */
import type { CandidateFacts, Span } from "../facts/candidate-facts.ts";
import type { CompiledNeeds } from "../ad/compiled-needs.ts";
import type { NeedElement } from "../ad/job-needs.ts";
import { skillIndex } from "../../skills/vocabulary.ts";
import type { Judged } from "./judge.ts";
import { isFromOtherState, isInvalidHere } from "../facts/license-states.ts";
import type { PayFit } from "./pay-fit.ts";
import type { LocationFit } from "../location/location-fit.ts";
import { bestTitle, minRelevance } from "../occupations/role-relevance.ts";
import { computeScoreSums } from "./score-sums.ts";
import { itemLength, unpackWordPosition } from "../occupations/stems.ts";
import {
  engineVersion,
  matchParts,
  type ElementTrace,
  type MatchTrace,
  type NeedTrace,
  type PartPoints,
  type RedFlag,
} from "./trace.ts";

/** Rounds the parts to whole numbers that sum to the total. The largest remainders are rounded up first. */
export const roundToTotal = (parts: readonly number[], total: number): readonly number[] => {
  const cut = parts.map((part) => Math.floor(part));
  const order = parts
    .map((part, index) => ({ at: index, rest: part - Math.floor(part) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at);
  let remainder = total - cut.reduce((sum, part) => sum + part, 0);
  for (const { at: index } of order) {
    if (remainder <= 0) break;
    cut[index] = (cut[index] ?? 0) + 1;
    remainder -= 1;
  }
  return cut;
};

const maxSpans = 4;
/** A title with at least this nearness names the job's work. */
const minTitleNearness = 0.7;

const wordSpans = (stems: readonly string[], facts: CandidateFacts, judged: Judged): readonly Span[] => {
  const spans: Span[] = [];
  for (const [index, role] of facts.roles.entries()) {
    if ((judged.relevance[index] ?? 0) < minRelevance) continue;
    for (const stem of stems) {
      const [inText, inTitle] = [role.words[stem], role.titleWords[stem]];
      if (inText !== undefined)
        spans.push({ source: `experience.${role.at}.description`, ...unpackWordPosition(inText) });
      else if (inTitle !== undefined)
        spans.push({ source: `experience.${role.at}.title`, ...unpackWordPosition(inTitle) });
    }
  }
  for (const stem of spans.length === 0 ? stems : []) {
    const item = facts.listedWords[stem];
    if (item !== undefined)
      spans.push({ source: `skills.${Math.floor(item / itemLength)}`, start: 0, end: item % itemLength });
    const claimed = facts.claimed[stem];
    if (claimed !== undefined) spans.push({ source: "summary", ...unpackWordPosition(claimed) });
  }
  return spans.slice(0, maxSpans);
};

/** Roles at the same time count once. */
const monthsOf = (roles: readonly number[], facts: CandidateFacts): number => {
  const spans = roles
    .flatMap((index) => facts.roles[index] ?? [])
    .toSorted((a, b) => a.to - b.to)
    .map(({ from, to }) => ({ from, to }));
  let months = 0;
  let countedRoles = 0;
  for (const { from, to } of spans) {
    months += Math.max(0, from - Math.max(to, countedRoles));
    countedRoles = Math.max(countedRoles, from);
  }
  return months;
};

/** A degree is in the education; time and field are in the titles of relevant roles. */
const spansWithoutSkill = (
  how: ElementTrace["how"],
  stems: readonly string[],
  facts: CandidateFacts,
  judged: Judged,
): readonly Span[] => {
  if (how === "not-met") return [];
  if (how !== "words") return facts.degreeSpans ?? [];
  const spans = wordSpans(stems, facts, judged);
  if (spans.length > 0) return spans;
  return facts.roles
    .filter(({ title }, index) => title !== "" && (judged.relevance[index] ?? 0) >= minRelevance)
    .slice(0, maxSpans)
    .map(({ at, title }) => ({ source: `experience.${at}.title`, start: 0, end: title.length }));
};

const maxSearched = 3;

/** The ad's words, then other names of the same skill. */
const searchedFor = ({ label, terms }: NeedElement): readonly string[] => {
  const names = terms
    .filter(({ how }) => how === "itself")
    .flatMap(({ name }) => [name, ...(skillIndex().byName.get(name)?.aliases ?? []).slice(0, 2)]);
  const seen = new Set<string>();
  return [label, ...names]
    .filter((name) => name.trim() !== "" && seen.size < seen.add(name.toLowerCase()).size)
    .slice(0, maxSearched);
};

const elementTrace = (index: number, compiled: CompiledNeeds, facts: CandidateFacts, judged: Judged): ElementTrace => {
  const element = compiled.elements[index]?.element;
  const skill = facts.skills[judged.skill[index] ?? -1];
  const how = judged.how[index] ?? "not-met";
  return {
    label: element?.label ?? "",
    credit: judged.credit[index] ?? 0,
    how,
    evidence: judged.evidence[index] ?? "none",
    by: skill?.name ?? null,
    months: skill === undefined || skill.roles.length === 0 ? null : monthsOf(skill.roles, facts),
    spans: skill?.spans ?? spansWithoutSkill(how, element?.stems ?? [], facts, judged),
    ...(how === "not-met" && element !== undefined ? { searched: searchedFor(element) } : {}),
  };
};

/** Licenses that earned credit although their stated state is not the ad's. */
const outOfStateLicenses = (compiled: CompiledNeeds, facts: CandidateFacts, judged: Judged): readonly RedFlag[] =>
  compiled.elements.flatMap(({ element }, index) => {
    const skill = facts.skills[judged.skill[index] ?? -1];
    // Where the license decides alone, it is a limit, which is a flag too.
    return skill !== undefined && isFromOtherState(skill, element) && !isInvalidHere(skill, element)
      ? [
          {
            kind: "license-of-another-state",
            about: [skill.name, ...(skill.states ?? [])],
            spans: skill.spans,
          } as const,
        ]
      : [];
  });

/** Credentials of the ad that the candidate is working for, or that are no longer valid. */
const unheldFlags = ({ elements }: CompiledNeeds, { unheld = [] }: CandidateFacts): readonly RedFlag[] =>
  unheld
    .filter(({ name }) =>
      elements.some(({ element }) => element.terms.some((term) => term.how === "itself" && term.name === name)),
    )
    .map(({ name, status, span }) => ({
      kind: status === "lapsed" ? "credential-lapsed" : "credential-in-progress",
      about: [name],
      spans: [span],
    }));

/** A title that the dated roles do not show, if it names the work of the job. */
const titleFlags = ({ occupations }: CompiledNeeds, { title, roles }: CandidateFacts): readonly RedFlag[] => {
  if (!title.occupations.some((id) => (occupations.get(id) ?? 0) >= minTitleNearness)) return [];
  const titleSpan = { source: "currentTitle", start: 0, end: 0 };
  if (title.isContradicted === true) return [{ kind: "title-not-shown", about: [], spans: [titleSpan] }];
  return roles.length === 0 ? [{ kind: "title-unproven", about: [], spans: [titleSpan] }] : [];
};

const redFlags = (
  trace: Pick<MatchTrace, "limits" | "needs">,
  facts: CandidateFacts,
  judged: Judged,
  copied: readonly Span[],
): readonly RedFlag[] => {
  const flags: RedFlag[] = trace.limits.map(({ reason, about, spans }) => ({ kind: reason, about, spans }));
  const unsupported = trace.needs
    .flatMap((need) => need.elements)
    .filter((element) => element.by !== null && (element.evidence === "listed" || element.evidence === "summary"));
  if (judged.support < 0.5 && unsupported.length >= 3)
    flags.push({
      kind: "unsupported-skills",
      about: unsupported.map((element) => element.by ?? element.label),
      spans: unsupported.flatMap((element) => element.spans.slice(0, 1)),
    });
  if (facts.instructions.length > 0)
    flags.push({ kind: "instruction-like-text", about: [], spans: facts.instructions });
  if (copied.length > 0) flags.push({ kind: "ad-text-copied", about: [], spans: copied });
  if (facts.statedYears !== null && facts.statedYears * 12 - facts.monthsWorked > 24)
    flags.push({
      kind: "years-differ",
      about: [String(facts.statedYears), String(Math.floor(facts.monthsWorked / 12))],
      spans: [],
    });
  return flags;
};

export const buildTrace = (
  compiled: CompiledNeeds,
  facts: CandidateFacts,
  judged: Judged,
  fit: LocationFit,
  pay: PayFit,
  copied: readonly Span[] = [],
): MatchTrace => {
  const { needs, settings } = compiled;
  const sums = computeScoreSums(compiled, facts, judged, fit, pay);
  const overall = Math.round(sums.value);
  const shownPoints = roundToTotal(sums.points, overall);
  const weights = [settings.skills, settings.experience, settings.domain, settings.location, settings.salary];
  const maxPoints = roundToTotal(
    weights.map((weight) => weight * 100),
    100,
  );
  const parts: readonly PartPoints[] = matchParts.map((part, index) => ({
    part,
    share: sums.shares[index] ?? 0,
    points: sums.points[index] ?? 0,
    shown: shownPoints[index] ?? 0,
    outOf: maxPoints[index] ?? 0,
  }));
  const needTraces: readonly NeedTrace[] = needs.needs.map((need, index) => {
    const credit = sums.needCredit[index] ?? 0;
    return {
      need: need.id,
      words: need.words,
      must: need.must,
      weight: compiled.shares[index] ?? 0,
      credit,
      state: credit >= settings.metThreshold ? "met" : credit < settings.missingBelow ? "missing" : "partly",
      elements: compiled.elements.flatMap((compiledElement, elementIndex) =>
        compiledElement.need === index ? [elementTrace(elementIndex, compiled, facts, judged)] : [],
      ),
    };
  });
  const nearest = bestTitle(facts, judged.nearness);
  const relevantRoles = [...facts.roles.keys()].filter((index) => (judged.relevance[index] ?? 0) >= minRelevance);
  const assessed = { limits: sums.limits, needs: needTraces };
  return {
    engineVersion,
    overall,
    value: sums.value,
    beforeLimits: sums.beforeLimits,
    parts,
    needs: needTraces,
    experience: {
      relevantMonths: Math.round(judged.months),
      datedMonths: monthsOf(relevantRoles, facts),
      minimumMonths: needs.minimumMonths,
      roles: relevantRoles.map((index) => facts.roles[index]?.at ?? 0),
    },
    domain: {
      occupation: judged.occupation,
      industry: judged.industry,
      nearestTitle: nearest?.title ?? null,
      isInferred: nearest?.inferred !== undefined,
    },
    location: { verdict: fit.verdict, spans: fit.spans },
    salary: { verdict: pay.verdict, ratio: pay.ratio },
    overlapPoints: Math.round((100 * settings.skills * sums.overlap * sums.value) / (sums.beforeLimits || 1)),
    limits: sums.limits,
    redFlags: [
      ...redFlags(assessed, facts, judged, copied),
      ...titleFlags(compiled, facts),
      ...outOfStateLicenses(compiled, facts, judged),
      ...unheldFlags(compiled, facts),
    ],
    counterfactuals: needTraces.flatMap((need, index) => {
      if (!need.must || need.state === "met") return [];
      const scoreIfMet = Math.round(computeScoreSums(compiled, facts, judged, fit, pay, [index]).value);
      return scoreIfMet > overall
        ? [{ need: need.need, words: need.words, overall: scoreIfMet, gain: scoreIfMet - overall }]
        : [];
    }),
  };
};
