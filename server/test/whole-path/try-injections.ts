/** Every n-th of 300 injected résumés through reading and score: what was flagged, and whose score rose. */
import { goldenCases, goldenNow } from "#domain/matching/golden/all-cases.ts";
import { needsOf } from "#domain/matching/needs-of.ts";
import { scorerFor } from "#domain/matching/score.ts";
import { injectedOrders } from "./injected-orders.ts";
import { injectionWays } from "./injected-files.ts";
import { printedPerson } from "./printed-person.ts";
import { factsOfFile } from "./score-file.ts";

export interface Injections {
  readonly tried: number;
  readonly flagged: number;
  readonly unflagged: readonly string[];
  readonly risen: readonly string[];
}

const all = 300;

export const tryInjections = async (step: number): Promise<Injections> => {
  const jobs = goldenCases.map(({ job, people }) => {
    const needs = needsOf(job);
    const wanted = needs.needs.flatMap((need) =>
      need.elements.flatMap((each) => each.terms.filter(({ how }) => how === "itself").map(({ name }) => name)),
    );
    // Who has everything already has nothing to gain.
    const lacking = people.filter(({ grade, isStuffer }) => grade < 3 && isStuffer !== true);
    return { scorer: scorerFor(needs), skills: wanted.slice(0, 5).join(", "), lacking };
  });
  const unflagged: string[] = [];
  const risen: string[] = [];
  let tried = 0;
  for (let at = 0; at < all; at += step) {
    const job = jobs[at % jobs.length];
    const person = job?.lacking[Math.floor(at / jobs.length) % job.lacking.length];
    const order = (injectedOrders[at % injectedOrders.length] ?? "").replace("{skills}", job?.skills ?? "");
    // Every wording stands in two ways or more, and every way meets a dozen wordings.
    const inject = injectionWays[(at + Math.floor(at / injectedOrders.length) * 5) % injectionWays.length];
    if (job === undefined || person === undefined || inject === undefined) throw new Error("no such injection");
    const pair = await inject(printedPerson(person.record), order, at);
    const before = await factsOfFile(pair.plain, goldenNow);
    const after = await factsOfFile(pair.injected, goldenNow);
    tried += 1;
    const told = `${pair.way}: ${order}`;
    const isFlagged = after.read.flags.length + after.facts.instructions.length > 0;
    if (!isFlagged) unflagged.push(told);
    const [was, is] = [job.scorer.value(before.facts), job.scorer.value(after.facts)];
    if (is > was) risen.push(`${told} (${was.toFixed(2)} → ${is.toFixed(2)})`);
  }
  return { tried, flagged: tried - unflagged.length, unflagged, risen };
};
