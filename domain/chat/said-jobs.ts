/** Jobs as people tell them: "nurse at Northside since 2019, before that I waited tables at Rosa's". */
import type { Position } from "../profiles/history.ts";
import { isKnownPlace } from "../resumes/places.ts";
import { isNoise } from "./asides.ts";
import { sentencesOfHistory } from "./job-pieces.ts";
import { draftOf } from "./job-phrases.ts";
import { type Draft, jobLeadIn, sited, tidyTitle } from "./job-words.ts";
import { datesIn } from "./said-dates.ts";
import { asTitle, trimmed, upperFirst } from "./spoken-text.ts";
import { isRank, tradeScore } from "./trade-words.ts";

const workWord =
  /\b(?:work(?:ed|ing|s)?|job|jobs|employed|intern(?:ed|ship|ing)?|volunteer(?:ed|ing)?|joined|freelanc\w*|career|position|temp(?:ed|ing)?|used to be)\b/i;

/** "Babysitting" and "taught English in Japan" are jobs that have no other name. */
const plainJob = (text: string): Draft | undefined => {
  const { name, place } = sited(trimmed(text));
  const words = name.split(" ").length;
  const vague =
    /\b(?:i|my|me|it|lot|lots|stuff|things?|odd|various|different|retail|joking|kidding|ill|sick|years?|everything|many|some|know|with|here|there|not|no|never|don't|what|how|you|they|career break|laid)\b/i.test(
      name,
    );
  const title = words > 4 || vague || isNoise(name) ? undefined : tidyTitle(name);
  return title === undefined ? undefined : { title, company: "", ...(place === undefined ? {} : { location: place }) };
};

const positionOf = (draft: Draft, dates: ReturnType<typeof datesIn>): Position => ({
  title: draft.title.slice(0, 255),
  company: draft.company.slice(0, 255),
  ...(draft.location === undefined ? {} : { location: draft.location }),
  ...(dates.start === undefined || dates.start === "" ? {} : { start: dates.start }),
  ...(dates.end === undefined || dates.end === "" || dates.isPoint ? {} : { end: dates.end }),
});

/** "Northern homes 2010-2016 bricklayer": the dates stand between the house and the trade. */
const onBothSides = (sides: readonly [string, string] | undefined): Draft | undefined => {
  const [before, after] = sides ?? ["", ""];
  if (sides === undefined || /\b(?:from|since|in|was|am|been|worked|work|as|at|for|i)$/i.test(before)) return undefined;
  if (/^(?:at|for|as|in|with|by|and|where|when|while|then|but|to|until|i|on|@)\b/i.test(after)) return undefined;
  const draft = draftOf(`${before}, ${after}`, true);
  return draft !== undefined && draft.title !== "" && draft.company !== "" ? draft : undefined;
};

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

/** "Acme: clerk 1999 to 2004, manager 2004 to 2011": whoever names the employer first names it for all. */
const isNamedFirst = (piece: string, job: Position): boolean =>
  job.company !== "" &&
  job.title !== "" &&
  piece.toLowerCase().indexOf(job.company.toLowerCase()) < piece.toLowerCase().indexOf(job.title.toLowerCase());

/** "Engineer I at Acme (2010-2013), Engineer II (2013-2016)": the same trade, without a gap. */
const isNextStep = (last: Position, title: string, start: string | undefined): boolean =>
  start !== undefined &&
  title
    .split(" ")
    .every((word) => last.title.toLowerCase().includes(word.toLowerCase()) || isRank(word) || tradeScore(word) > 0) &&
  typeof last.end === "string" &&
  last.end.slice(0, 4) === start.slice(0, 4) &&
  title.split(" ").some((word) => word.length > 3 && last.title.toLowerCase().split(" ").includes(word.toLowerCase()));

/** "In Brazil: Barbearia Corleone": the place stands before. */
const broughtBy = (piece: string): { readonly piece: string; readonly location?: string } => {
  const found = /^(?:and |back )?in (?<place>[^:,]{2,40}):\s+(?<rest>.+)$/isu.exec(piece)?.groups;
  const place = asTitle(found?.["place"] ?? "");
  return found !== undefined && isKnownPlace(place) ? { piece: found["rest"] ?? piece, location: place } : { piece };
};

const described = (job: Position, piece: string): Position => ({
  ...job,
  description: [job.description, upperFirst(piece)].filter((each) => each !== undefined).join(" "),
});

export const saidJobs = (text: string, context: JobContext): Position[] => {
  const asked = context === "asked";
  if (context === "in passing" && !workWord.test(text) && !/\bas an?\b/i.test(text)) return [];
  const jobs: Position[] = [];
  for (const pieces of sentencesOfHistory(text)) {
    let employer: string | undefined;
    const from = jobs.length;
    for (const given of pieces) {
      const { piece, location } = broughtBy(
        given.replace(aboutProfile, "").replace(/,?\s+(?:all|both) (?=(?:at|for|with) )/i, " "),
      );
      if (!isTold(piece, context) || denied.test(piece) || idle.test(piece)) continue;
      if (schoolish.test(piece) && !workWord.test(piece) && tradeScore(piece) === 0) continue;
      const dates = datesIn(piece);
      const isWish = wished.test(piece) && dates.start === undefined;
      const draft = isWish
        ? undefined
        : ((asked ? onBothSides(dates.sides) : undefined) ??
          draftOf(dates.rest, asked || (jobs.length > 0 && onTheirOwn.test(piece))) ??
          (asked && (jobs.length === 0 || dates.start !== undefined)
            ? plainJob(dates.rest.replace(jobLeadIn, ""))
            : undefined));
      const last = jobs.at(-1);
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
    // "Porter, then commis chef, all at The Ivy".
    const shared = pieces.some((piece) => /\b(?:all|both) (?:at|for|with) /i.test(piece))
      ? jobs.at(-1)?.company
      : undefined;
    for (const [index, job] of jobs.entries())
      if (shared !== undefined && index >= from && job.company === "") jobs[index] = { ...job, company: shared };
  }
  return jobs.filter((job) => !isNoHouse(job));
};

/** A town alone, or a small word like "sea", is nobody's employer. */
const isNoHouse = ({ title, company, start }: Position): boolean =>
  title === "" &&
  start === undefined &&
  (isKnownPlace(company) || (company === company.toLowerCase() && !company.includes(" ")));

const key = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** "Intel" and "Intel Costa Rica", with the same title from the same day, are one. */
const isLonger = (one: Position, other: Position): boolean =>
  one.company !== "" &&
  other.company !== "" &&
  one.start !== undefined &&
  one.start === other.start &&
  key(one.title) === key(other.title) &&
  (key(one.company).startsWith(key(other.company)) || key(other.company).startsWith(key(one.company)));

const isSame = (one: Position, other: Position): boolean =>
  isLonger(one, other) ||
  (key(one.company) === key(other.company) &&
    (key(one.title) === key(other.title) || one.title === "" || other.title === "") &&
    (one.start === undefined || other.start === undefined || one.start === other.start));

/** The jobs that are known and the new ones; what is said again about a job completes it. */
export const addedJobs = (before: readonly Position[], more: readonly Position[]): Position[] => {
  const all: Position[] = [...before];
  for (const job of more) {
    const at = all.findIndex((known) => isSame(known, job));
    const known = all[at];
    if (known === undefined) all.push(job);
    else all[at] = { ...known, ...job, title: job.title === "" ? known.title : job.title };
  }
  return all.slice(0, 100);
};
