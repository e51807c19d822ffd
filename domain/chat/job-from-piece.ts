/** One piece of a story, and what it has to do with the job before. */
import type { Position } from "../profiles/history.ts";
import { isKnownLocation } from "../resumes/fields/locations.ts";
import { isNoise } from "./noise.ts";
import { draftOf } from "./job-phrases.ts";
import { type Draft, sited, tidyTitle } from "./job-words.ts";
import type { datesIn } from "./said-dates.ts";
import { asTitle, trimmed, upperFirst } from "./spoken-text.ts";
import { isRank, tradeScore } from "./trade-words.ts";

export const workWord =
  /\b(?:work(?:ed|ing|s)?|job|jobs|employed|intern(?:ed|ship|ing)?|volunteer(?:ed|ing)?|joined|freelanc\w*|career|position|temp(?:ed|ing)?|used to be)\b/i;

/** "Babysitting" and "taught English in Japan" are jobs that have no other name. */
export const plainJob = (text: string): Draft | undefined => {
  const { name, place } = sited(trimmed(text));
  const words = name.split(" ").length;
  const vague =
    /\b(?:i|my|me|it|lot|lots|stuff|things?|odd|various|different|retail|joking|kidding|ill|sick|years?|everything|many|some|know|with|here|there|not|no|never|don't|what|how|you|they|career break|laid)\b/i.test(
      name,
    );
  const title = words > 4 || vague || isNoise(name) ? undefined : tidyTitle(name);
  return title === undefined ? undefined : { title, company: "", ...(place === undefined ? {} : { location: place }) };
};

export const positionOf = (draft: Draft, dates: ReturnType<typeof datesIn>): Position => ({
  title: draft.title.slice(0, 255),
  company: draft.company.slice(0, 255),
  ...(draft.location === undefined ? {} : { location: draft.location }),
  ...(dates.start === undefined || dates.start === "" ? {} : { start: dates.start }),
  ...(dates.end === undefined || dates.end === "" || dates.isPoint ? {} : { end: dates.end }),
});

/** "Northern homes 2010-2016 bricklayer": the dates stand between the house and the trade. */
export const onBothSides = (sides: readonly [string, string] | undefined): Draft | undefined => {
  const [before, after] = sides ?? ["", ""];
  if (sides === undefined || /\b(?:from|since|in|was|am|been|worked|work|as|at|for|i)$/i.test(before)) return undefined;
  if (/^(?:at|for|as|in|with|by|and|where|when|while|then|but|to|until|i|on|@)\b/i.test(after)) return undefined;
  const draft = draftOf(`${before}, ${after}`, true);
  return draft !== undefined && draft.title !== "" && draft.company !== "" ? draft : undefined;
};

/** "Acme: clerk 1999 to 2004, manager 2004 to 2011": whoever names the employer first names it for all. */
export const isNamedFirst = (piece: string, job: Position): boolean =>
  job.company !== "" &&
  job.title !== "" &&
  piece.toLowerCase().indexOf(job.company.toLowerCase()) < piece.toLowerCase().indexOf(job.title.toLowerCase());

/** "Engineer I at Acme (2010-2013), Engineer II (2013-2016)": the same trade, without a gap. */
export const isNextStep = (last: Position, title: string, start: string | undefined): boolean =>
  start !== undefined &&
  title
    .split(" ")
    .every((word) => last.title.toLowerCase().includes(word.toLowerCase()) || isRank(word) || tradeScore(word) > 0) &&
  typeof last.end === "string" &&
  last.end.slice(0, 4) === start.slice(0, 4) &&
  title.split(" ").some((word) => word.length > 3 && last.title.toLowerCase().split(" ").includes(word.toLowerCase()));

/** "In Brazil: Barbearia Corleone": the place stands before. */
export const broughtBy = (piece: string): { readonly piece: string; readonly location?: string } => {
  const found = /^(?:and |back )?in (?<place>[^:,]{2,40}):\s+(?<rest>.+)$/isu.exec(piece)?.groups;
  const place = asTitle(found?.["place"] ?? "");
  return found !== undefined && isKnownLocation(place) ? { piece: found["rest"] ?? piece, location: place } : { piece };
};

export const described = (job: Position, piece: string): Position => ({
  ...job,
  description: [job.description, upperFirst(piece)].filter((each) => each !== undefined).join(" "),
});

/** A town alone, or a small word like "sea", is nobody's employer. */
export const isNoHouse = ({ title, company, start }: Position): boolean =>
  title === "" &&
  start === undefined &&
  (isKnownLocation(company) || (company === company.toLowerCase() && !company.includes(" ")));
