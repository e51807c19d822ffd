/** Jobs as people tell them: "nurse at Northside since 2019, before that I waited tables at Rosa's". */
import type { Position } from "../profiles/history.ts";
import { draftOf } from "./job-phrases.ts";
import {
  broughtBy,
  described,
  isNamedFirst,
  isNextStep,
  isNoHouse,
  onBothSides,
  plainJob,
  positionOf,
  workWord,
} from "./job-from-piece.ts";
import { sentencesOfHistory } from "./job-pieces.ts";
import { jobLeadIn } from "./job-words.ts";
import { datesIn, type SaidDates } from "./said-dates.ts";
import { tradeScore } from "./trade-words.ts";
import { asJoined, isTimeOff } from "./ways-into-jobs.ts";

const schoolish = /\b(?:studied|degree|graduat\w+|bachelor\S*|master\S*|diploma|phd|university|college)\b/i;

const denied = /\b(?:never|wasn't|was not|not|didn't)\b.{0,20}\b(?:employed|worked|work|hired|staff|employee|a job)\b/i;

const idle =
  /^\W*(?:nothing|none|no jobs?|unemployed|out of work|not working|career break|ill|sick|on (?:sick|maternity|parental) leave|maternity leave)\b(?! (?:formal|official|much)\b)/i;

/** "Please put Chaplain as my title" is said to the assistant. */
const aboutProfile =
  /(?:^|,\s*|\s+)(?:so |and |please |can you |just )*(?:put|write|use|set|list)\b[^,.;]*\bas (?:my|the) (?:job )?title\b.*$/isu;

const wished = /\b(?:looking|searching|hoping|want|would like|'d like|applied|applying)\b/i;

const onTheirOwn = /\b(?:freelanc\w*|self[- ]employed|independent|own|private|volunteer\w*|contractor)\b/i;

/** Where the question was just put, a bare "Barista, Costa, 2016" is a job; elsewhere it must be told as one. */
export type JobContext = "asked" | "beside a title" | "in passing";

const isTold = (piece: string, context: JobContext): boolean =>
  context === "asked" ||
  (context === "in passing"
    ? workWord.test(piece) || /\bas an?\b/i.test(piece)
    : /\b(?:at|for|with)\s+(?:the\s+)?\p{Lu}|@|\bat\s/u.test(piece) && !/\bnot an?\b/i.test(piece));

/** "Since then" begins where the job before ended, and goes on. */
const continued = (dates: SaidDates, last: Position | undefined): SaidDates =>
  /\bsince then\b/i.test(dates.rest)
    ? {
        ...dates,
        rest: dates.rest.replace(/,?\s*\b(?:ever )?since then\b,?\s*/i, " ").trim(),
        ...(dates.start === undefined && typeof last?.end === "string" ? { start: last.end, end: null } : {}),
      }
    : dates;

export const saidJobs = (text: string, context: JobContext): Position[] => {
  const asked = context === "asked";
  if (context === "in passing" && !workWord.test(text) && !/\bas an?\b/i.test(text)) return [];
  const jobs: Position[] = [];
  for (const pieces of sentencesOfHistory(asJoined(text))) {
    let employer: string | undefined;
    const from = jobs.length;
    for (const given of pieces) {
      const { piece, location } = broughtBy(
        given.replace(aboutProfile, "").replace(/,?\s+(?:all|both) (?=(?:at|for|with) )/i, " "),
      );
      if (!isTold(piece, context) || denied.test(piece) || idle.test(piece) || isTimeOff(piece)) continue;
      if (schoolish.test(piece) && !workWord.test(piece) && tradeScore(piece) === 0) continue;
      const dates = continued(datesIn(piece), jobs.at(-1));
      const isWish = wished.test(piece) && dates.start === undefined;
      const draft = isWish
        ? undefined
        : ((asked ? onBothSides(dates.sides) : undefined) ??
          draftOf(dates.rest, asked || (jobs.length > 0 && onTheirOwn.test(piece))) ??
          (asked && (jobs.length === 0 || dates.start !== undefined)
            ? plainJob(dates.rest.replace(jobLeadIn, ""))
            : undefined));
      const last = jobs.at(-1);
      // What stands under a dated job with a point before it was done there.
      if (
        /^[•·●▪*-]\s/u.test(given) &&
        last?.start !== undefined &&
        dates.start === undefined &&
        ((draft?.company ?? "") === "" || (/^\S\s\p{Ll}/u.test(given) && !/\s(?:at|for|with)\s|@/i.test(given)))
      ) {
        jobs[jobs.length - 1] = described(last, given);
        continue;
      }
      // "At Ford from 1998 until 2009. Welder."
      if (
        draft !== undefined &&
        asked &&
        draft.company === "" &&
        dates.start === undefined &&
        dates.end === undefined &&
        last !== undefined &&
        last.title === "" &&
        last.company !== ""
      ) {
        jobs[jobs.length - 1] = { ...last, title: draft.title };
        continue;
      }
      if (draft !== undefined && (asked || draft.company !== "" || (jobs.length > 0 && dates.start !== undefined))) {
        // "Nurse. St Thomas' Hospital. 2010 to 2020."
        if (asked && draft.title === "" && last !== undefined && last.company === "" && last.start === undefined) {
          jobs[jobs.length - 1] = { ...last, ...positionOf({ ...draft, title: last.title }, dates) };
          continue;
        }
        const house =
          draft.company !== "" || onTheirOwn.test(draft.title) || last === undefined
            ? undefined
            : /\bthere\b|\bsame (?:place|company|firm|employer|shop)\b/i.test(piece) ||
                isNextStep(last, draft.title, dates.start)
              ? last.company
              : dates.start === undefined
                ? undefined
                : employer;
        const placed = location === undefined ? draft : { ...draft, location };
        const job = positionOf(house === undefined ? placed : { ...placed, company: house }, dates);
        jobs.push(job);
        if (isNamedFirst(piece, job)) employer = job.company;
        else if (draft.company !== "") employer = undefined;
      } else if (last !== undefined && last.start === undefined && last.end === undefined && dates.start !== undefined)
        jobs[jobs.length - 1] = {
          ...last,
          ...positionOf({ title: last.title, company: last.company }, dates),
          ...(last.location === undefined ? {} : { location: last.location }),
        };
      else if (last !== undefined && asked && piece.split(" ").length >= 3 && !piece.endsWith("?"))
        jobs[jobs.length - 1] = described(last, piece);
    }
    // "Apprentice then bricklayer with Acme 2004-2012": two steps in one place.
    const [step, next] = jobs.slice(from);
    if (
      step !== undefined &&
      next !== undefined &&
      step.company === "" &&
      step.start === undefined &&
      next.company !== "" &&
      text.toLowerCase().includes(`${step.title} then ${next.title}`.toLowerCase())
    )
      jobs.splice(from, 2, { ...next, title: `${step.title} then ${next.title.toLowerCase()}` });
    // "Porter, then commis chef, all at The Ivy".
    const shared = pieces.some((piece) => /\b(?:all|both) (?:at|for|with) /i.test(piece))
      ? jobs.at(-1)?.company
      : undefined;
    for (const [index, job] of jobs.entries())
      if (shared !== undefined && index >= from && job.company === "") jobs[index] = { ...job, company: shared };
  }
  return jobs.filter((job) => !isNoHouse(job));
};
