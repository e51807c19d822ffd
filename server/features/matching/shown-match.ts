/** The trace prepared for the screen: spans become quotes of the text they point at. */
import type { CandidateRecord, Span } from "#domain/matching/facts/candidate-facts.ts";
import type { ShownMatch } from "#domain/matching/endpoints/match-candidates.ts";
import type { Quote, ShownTrace } from "#domain/matching/score/shown-trace.ts";
import { roundToTotal } from "#domain/matching/score/build-trace.ts";
import { languageLine, preferenceText } from "#domain/profiles/entry-text.ts";
import type { MatchPart, MatchTrace } from "#domain/matching/score/trace.ts";
import type { MatchText } from "#domain/matching/words/match-text.ts";
import type { MatchedPerson } from "./retrieval/matched-people.ts";

type PositionWithCompany = NonNullable<CandidateRecord["experience"]>[number] & { readonly company?: string | null };

const maxContextChars = 60;

/** The text that a span's source names, and its label. */
const textOf = (record: CandidateRecord, source: string): { readonly text: string; readonly where: string } => {
  const [field = "", at = "", part = ""] = source.split(".");
  const index = Number(at);
  switch (field) {
    case "summary":
      return { text: record.summary ?? "", where: "Summary" };
    case "currentTitle":
      return { text: record.currentTitle ?? "", where: "Current title" };
    case "location":
      return { text: record.location ?? "", where: "Location" };
    case "skills":
      return { text: record.skills?.[index] ?? "", where: "Skills" };
    case "credentials":
      return { text: record.credentials?.[index]?.name ?? "", where: "Licenses and certifications" };
    case "languages": {
      const language = record.languages?.[index];
      return { text: language === undefined ? "" : languageLine(language), where: "Languages" };
    }
    case "preferences": {
      const preference = record.preferences?.[index];
      return { text: preference === undefined ? "" : preferenceText(preference), where: "Work preferences" };
    }
    case "education":
      return { text: record.education?.[index]?.degree ?? "", where: "Education" };
    case "experience": {
      const position: PositionWithCompany | undefined = record.experience?.[index];
      const where = [position?.title, position?.company].filter(Boolean).join(", ");
      return { text: (part === "title" ? position?.title : position?.description) ?? "", where };
    }
    default:
      return { text: "", where: "" };
  }
};

const lastWords = (text: string): string =>
  text.length <= maxContextChars ? text : `…${text.slice(-maxContextChars).replace(/^\S*\s/, "")}`;
const firstWords = (text: string): string =>
  text.length <= maxContextChars ? text : `${text.slice(0, maxContextChars).replace(/\s\S*$/, "")}…`;

const quoteOf = (record: CandidateRecord, { source, start, end }: Span): Quote | undefined => {
  const { text, where } = textOf(record, source);
  const quoted = text.slice(start, end);
  if (quoted === "") return undefined;
  return { source, where, before: lastWords(text.slice(0, start)), text: quoted, after: firstWords(text.slice(end)) };
};

const percentOf = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);

/** The bars: each part as a percentage of its own maximum. */
const partPercents = (trace: MatchTrace): Readonly<Record<MatchPart, number>> => {
  const percents = { skills: 0, experience: 0, domain: 0, location: 0, salary: 0 };
  for (const { part, share } of trace.parts) percents[part] = percentOf(share);
  return percents;
};

const hundredth = (value: number): number => Math.round(value * 100) / 100;

export const shownTraceOf = (trace: MatchTrace, record: CandidateRecord): ShownTrace => {
  const quotes = (spans: readonly Span[]): Quote[] =>
    spans.map((span) => quoteOf(record, span)).filter((each) => each !== undefined);
  const beforeLimits = Math.round(trace.beforeLimits);
  // Limits lower every part by the same factor, so the earned points follow from it.
  const lowered = trace.value === 0 ? 0 : trace.beforeLimits / trace.value;
  const earned = roundToTotal(
    trace.parts.map(({ points }) => points * lowered),
    trace.value === 0 ? 0 : beforeLimits,
  );
  return {
    overall: trace.overall,
    beforeLimits,
    parts: trace.parts.map(({ part, share, shown, outOf }, index) => ({
      part,
      share: hundredth(share),
      points: shown,
      earned: earned[index] ?? 0,
      outOf,
    })),
    needs: trace.needs.map((need) => ({
      id: need.need,
      words: need.words,
      isMust: need.must,
      weight: hundredth(need.weight),
      credit: hundredth(need.credit),
      state: need.state,
      elements: need.elements.map(({ label, credit, how, evidence, by, months, spans, searched }) => ({
        label,
        credit: hundredth(credit),
        how,
        evidence,
        by,
        months: months === null ? null : Math.round(months),
        ...(searched === undefined ? {} : { searched: [...searched] }),
        quotes: quotes(spans),
      })),
    })),
    experience: {
      relevantMonths: Math.round(trace.experience.relevantMonths),
      minimumMonths: trace.experience.minimumMonths === null ? null : Math.round(trace.experience.minimumMonths),
    },
    domain: {
      occupation: hundredth(trace.domain.occupation),
      industry: hundredth(trace.domain.industry),
      nearestTitle: trace.domain.nearestTitle,
    },
    location: { verdict: trace.location.verdict, quotes: quotes(trace.location.spans) },
    salary: { verdict: trace.salary.verdict },
    limits: trace.limits.map(({ reason, ceiling, about, spans }) => ({
      reason,
      ceiling,
      about: [...about],
      quotes: quotes(spans),
    })),
    flags: trace.redFlags.map(({ kind, about, spans }) => ({ kind, about: [...about], quotes: quotes(spans) })),
    counterfactuals: trace.counterfactuals.map((each) => ({ ...each })),
  };
};

/** What follows from the score alone, without the person's name or applications. */
export type ShownScore = Pick<
  ShownMatch,
  | "overallScore"
  | "skillsMatch"
  | "experienceMatch"
  | "domainMatch"
  | "locationMatch"
  | "salaryMatch"
  | "reasoning"
  | "recommendations"
  | "redFlags"
  | "trace"
>;

export const shownScoreOf = (trace: MatchTrace, record: CandidateRecord, words: MatchText): ShownScore => {
  const { skills, experience, domain, location, salary } = partPercents(trace);
  return {
    overallScore: trace.overall,
    skillsMatch: skills,
    experienceMatch: experience,
    domainMatch: domain,
    locationMatch: location,
    salaryMatch: salary,
    reasoning: words.reasoning,
    recommendations: [...words.recommendations],
    redFlags: [...words.redFlags],
    trace: shownTraceOf(trace, record),
  };
};

export const toShownMatch = (
  { id, isNetwork }: { readonly id: string; readonly isNetwork: boolean },
  jobId: string,
  person: MatchedPerson,
  score: ShownScore,
  isScoreStale: boolean,
): ShownMatch => ({
  candidateId: id,
  jobId,
  overallScore: score.overallScore,
  isScoreStale,
  skillsMatch: score.skillsMatch,
  experienceMatch: score.experienceMatch,
  domainMatch: score.domainMatch,
  locationMatch: score.locationMatch,
  salaryMatch: score.salaryMatch,
  reasoning: score.reasoning,
  recommendations: score.recommendations,
  redFlags: score.redFlags,
  name: person.name,
  currentTitle: person.currentTitle,
  location: person.location,
  isNetwork,
  introduction: person.introduction,
  stage: person.applications.find((application) => application.jobId === jobId)?.stage ?? null,
  applications: [...person.applications],
  trace: score.trace,
});
