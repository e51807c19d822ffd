/**
 * Measures ranking quality with every factor on and with each one off: `npm run bench:matching-quality [SET_DIR]`. The set is
 * ../shared/data/matching-dev; without it, only the project's own golden set is measured.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CandidateFacts, CandidateRecord } from "#domain/matching/facts/candidate-facts.ts";
import { factsOf } from "#domain/matching/facts/facts-of.ts";
import { goldenCases, goldenNow } from "#domain/test/golden-matches/all-cases.ts";
import type { JobRecord } from "#domain/matching/ad/job-needs.ts";
import { needsOf } from "#domain/matching/ad/needs-of.ts";
import { scorerFor } from "#domain/matching/score/score.ts";
import { matchSettings, type MatchSettings } from "#domain/matching/score/settings.ts";
import { describeMachine, writeSection } from "../support/report.ts";

interface RankingSet {
  readonly name: string;
  readonly jobs: readonly { readonly id: string; readonly record: JobRecord }[];
  readonly people: readonly { readonly id: string; readonly facts: CandidateFacts }[];
  /** undefined when the pair was not judged. */
  readonly grade: (job: string, person: string) => number | undefined;
  readonly isKeywordStuffer: (job: string, person: string) => boolean;
}

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, "../../../shared/data/matching-dev"));

const readLines = (file: string): readonly unknown[] =>
  readFileSync(join(folder, file), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);

const developmentSet = (): RankingSet => {
  const grades = new Map(
    (readLines("qrels.jsonl") as readonly { jobId: string; candidateId: string; grade: number }[]).map((row) => [
      `${row.jobId} ${row.candidateId}`,
      row.grade,
    ]),
  );
  const keywordStuffers = new Set(
    (readLines("labels.jsonl") as readonly { candidateId: string; kind?: string; targetJob?: string }[])
      .filter((row) => row.kind === "keyword-stuffer")
      .map((row) => `${row.targetJob ?? ""} ${row.candidateId}`),
  );
  return {
    name: "development set",
    jobs: (readLines("jobs.jsonl") as readonly (JobRecord & { id: string })[]).map((record) => ({
      id: record.id,
      record,
    })),
    people: (readLines("candidates.jsonl") as readonly (CandidateRecord & { id: string })[]).map((record) => ({
      id: record.id,
      facts: factsOf(record, goldenNow),
    })),
    grade: (job, person) => grades.get(`${job} ${person}`),
    isKeywordStuffer: (job, person) => keywordStuffers.has(`${job} ${person}`),
  };
};

const goldenSet = (): RankingSet => {
  const people = goldenCases.flatMap((each) => each.people.map((person) => ({ ...person, job: each.job.title })));
  const byId = new Map(people.map((person) => [person.id, person]));
  return {
    name: "own golden set",
    jobs: goldenCases.map(({ job }) => ({ id: job.title, record: job })),
    people: people.map(({ id, record }) => ({ id, facts: factsOf(record, goldenNow) })),
    grade: (job, id) => (byId.get(id)?.job === job ? byId.get(id)?.grade : 0),
    isKeywordStuffer: (job, id) => byId.get(id)?.job === job && byId.get(id)?.isStuffer === true,
  };
};

const discountedGain = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

const meanOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

interface Quality {
  readonly mean: number;
  readonly jobs: readonly { readonly id: string; readonly title: string; readonly value: number }[];
  readonly stufferRank: number;
}

const measure = (set: RankingSet, settings: MatchSettings): Quality => {
  const stufferRanks: number[] = [];
  const jobs = set.jobs.map(({ id, record }) => {
    const scorer = scorerFor(needsOf(record), settings);
    const ranked = set.people
      .map((person) => ({ id: person.id, grade: set.grade(id, person.id), value: scorer.value(person.facts) }))
      .filter((person): person is typeof person & { grade: number } => person.grade !== undefined)
      .toSorted((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
    for (const [index, person] of ranked.entries())
      if (set.isKeywordStuffer(id, person.id)) stufferRanks.push(index + 1);
    const grades = ranked.map(({ grade }) => grade);
    return {
      id,
      title: record.title,
      value: discountedGain(grades) / discountedGain(grades.toSorted((a, b) => b - a)),
    };
  });
  return { mean: meanOf(jobs.map(({ value }) => value)), jobs, stufferRank: meanOf(stufferRanks) };
};

const factors: readonly (readonly [string, Partial<MatchSettings>])[] = [
  ["everything", {}],
  ["without limits (missing must-haves, exclusions, location, pay, level)", { useLimits: false }],
  ["without occupations", { useOccupations: false }],
  ["without evidence (a claim counts as much as a dated role)", { useEvidence: false }],
  ["without implied and related skills", { useRelatedSkills: false }],
  ["without words outside the vocabulary", { useWords: false }],
  ["without location", { useLocation: false }],
  ["without pay", { useSalary: false }],
  ["without level", { useLevel: false }],
  ["without exclusions in free text", { usePreferences: false }],
  ["without industries", { useIndustries: false }],
  ["without rarity", { useRarity: false }],
];

/** CPU time in microseconds of scoring one candidate, whose facts are in the form in which they are stored. */
const microseconds = (set: RankingSet): number => {
  const scorers = set.jobs.map(({ record }) => scorerFor(needsOf(record)));
  const people = set.people.map(({ facts }) => JSON.parse(JSON.stringify(facts)) as CandidateFacts);
  const round = () => {
    for (const scorer of scorers) for (const facts of people) scorer.value(facts);
  };
  for (let index = 0; index < 20; index += 1) round();
  const before = process.cpuUsage();
  for (let index = 0; index < 40; index += 1) round();
  const cpuUsage = process.cpuUsage(before);
  return (cpuUsage.user + cpuUsage.system) / (40 * scorers.length * people.length);
};

const sets = existsSync(join(folder, "qrels.jsonl")) ? [developmentSet(), goldenSet()] : [goldenSet()];
if (sets.length === 1)
  process.stdout.write(
    `No development set at ${folder}: measuring the golden set alone, and leaving the document as it is.\n`,
  );

const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

const formatScore = (value: number) => value.toFixed(3);
const ablation = factors.map(([name, off]) => [
  name,
  ...sets.flatMap((set) => {
    const { mean, stufferRank } = measure(set, { ...matchSettings, ...off });
    return [formatScore(mean), stufferRank.toFixed(1)];
  }),
]);
const perJob = sets.flatMap((set) =>
  measure(set, matchSettings).jobs.map(({ title, value }) => [set.name, title, formatScore(value)]),
);

const report = `## Ranking quality

\`npm run bench:matching-quality\`, on ${describeMachine()}. nDCG@10 (gain 2^grade − 1) and the mean rank of candidates who copied the job ad into their
summary and skills (higher is better), for each set. The development set has 12 jobs and 597 graded pairs; the golden set, written by
this project, has ${goldenCases.length} other trades. Scoring one candidate takes ${microseconds(sets[0] ?? goldenSet()).toFixed(0)} µs of CPU time once the facts are known.

${table(["factor", ...sets.flatMap((set) => [`${set.name}, nDCG@10`, "rank of copied ads"])], ablation)}

Keyword matching alone reaches 0.70 on the development set, a sentence model over the whole text 0.86.

${table(["set", "job", "nDCG@10"], perJob)}`;

process.stdout.write(`${report}\n`);
if (sets.length === 2) writeSection("matching-quality", report);
