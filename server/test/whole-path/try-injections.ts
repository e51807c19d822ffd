/** Runs every n-th of 300 injected resumes through reading and scoring: counts the flagged ones and the raised scores. */
import { goldenCases, goldenNow } from "#domain/test/golden-matches/all-cases.ts";
import { needsOf } from "#domain/matching/ad/needs-of.ts";
import { scorerFor } from "#domain/matching/score/score.ts";
import { promptInjections } from "./prompt-injections.ts";
import { injectionVariants } from "./injected-files.ts";
import { printedPerson } from "./printed-person.ts";
import { factsOfFile } from "./score-file.ts";

export interface InjectionResults {
  readonly tried: number;
  readonly flagged: number;
  readonly unflagged: readonly string[];
  readonly raisedScores: readonly string[];
}

const total = 300;

export const tryInjections = async (step: number): Promise<InjectionResults> => {
  const jobs = goldenCases.map(({ job, people }) => {
    const needs = needsOf(job);
    const requiredSkills = needs.needs.flatMap((need) =>
      need.elements.flatMap((each) => each.terms.filter(({ how }) => how === "itself").map(({ name }) => name)),
    );
    // A candidate with all requirements has nothing to gain.
    const candidatesWithGaps = people.filter(({ grade, isStuffer }) => grade < 3 && isStuffer !== true);
    return { scorer: scorerFor(needs), skills: requiredSkills.slice(0, 5).join(", "), lacking: candidatesWithGaps };
  });
  const unflagged: string[] = [];
  const raised: string[] = [];
  let tried = 0;
  for (let index = 0; index < total; index += step) {
    const job = jobs[index % jobs.length];
    const person = job?.lacking[Math.floor(index / jobs.length) % job.lacking.length];
    const injection = (promptInjections[index % promptInjections.length] ?? "").replace("{skills}", job?.skills ?? "");
    // Every wording gets at least two variants, and every variant a dozen wordings.
    const inject =
      injectionVariants[(index + Math.floor(index / promptInjections.length) * 5) % injectionVariants.length];
    if (job === undefined || person === undefined || inject === undefined) throw new Error("no such injection");
    const pair = await inject(printedPerson(person.record), injection, index);
    const before = await factsOfFile(pair.plain, goldenNow);
    const after = await factsOfFile(pair.injected, goldenNow);
    tried += 1;
    const description = `${pair.variant}: ${injection}`;
    const isFlagged = after.read.flags.length + after.facts.instructions.length > 0;
    if (!isFlagged) unflagged.push(description);
    const [scoreBefore, scoreAfter] = [job.scorer.value(before.facts), job.scorer.value(after.facts)];
    if (scoreAfter > scoreBefore) raised.push(`${description} (${scoreBefore.toFixed(2)} → ${scoreAfter.toFixed(2)})`);
  }
  return { tried, flagged: tried - unflagged.length, unflagged, raisedScores: raised };
};
