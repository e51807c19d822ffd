/** A kit from what a job asks for, in the words of the matching engine's own questions. */
import { isAssumed } from "../matching/assumed-needs.ts";
import type { JobNeeds, Need } from "../matching/job-needs.ts";
import { askAboutGap } from "../matching/words/claim-questions.ts";
import { askAboutTheWork } from "../matching/words/job-questions.ts";
import { isLawfulQuestion } from "../matching/words/lawful-question.ts";
import { asNamed } from "../matching/words/name-need.ts";
import type { InterviewKit } from "./interview-kit.ts";

const mostQuestions = 8;
const mostOfNeeds = 6;
const longestName = 120;

/** For everyone who is interviewed, whatever the job asks for. */
const always: InterviewKit["attributes"] = [
  { key: "judgement", name: "Judgement in the work" },
  { key: "with-others", name: "Working with others" },
];

const nameOf = ({ words }: Need): string => {
  const name = words.trim().replace(/(?<![.;,])[.;,]+$/, "");
  return name.length <= longestName ? name : `${name.slice(0, longestName - 1).trimEnd()}…`;
};

/** The quotation marks tell the engine to ask what the ad says, not what somebody's record lacks. */
const questionOf = (need: Need) => {
  const { id, words, must } = need;
  const gap = { need: id, words, must, weight: 0, credit: 0, state: "missing", elements: [] } as const;
  return askAboutGap(`"${asNamed(words).replaceAll('"', "")}"`, gap, 0);
};

/** An ad may demand what nobody may be asked. Put as the question it stands for, it is known by the rules for questions. */
const mayBeRated = (need: Need): boolean => {
  const bare = need.words.trim().replace(/^(?:(?:must|should) (?:be|have)|no|not|without)\s+/i, "");
  const isShort = bare.split(/\s+/).length <= 2;
  return [`Are you ${bare}?`, isShort ? `Do you have ${bare}?` : "", questionOf(need).question].every(isLawfulQuestion);
};

export const proposeKit = (title: string, { needs }: Pick<JobNeeds, "needs">): InterviewKit => {
  // What an ad does not say is not put to anybody as if it did; what may not be asked may not be rated either.
  const musts = needs
    .filter(({ id, must }) => must && !isAssumed(id))
    .filter(mayBeRated)
    .slice(0, mostOfNeeds);
  const asked = [...musts.map(questionOf), ...askAboutTheWork({ title })];
  const lawful = asked.filter(({ question }) => isLawfulQuestion(question));
  const once = [...new Map(lawful.map((each) => [each.question, each])).values()];
  const names = new Map(musts.map((need) => [nameOf(need).toLowerCase(), need]));
  return {
    questions: once.slice(0, mostQuestions).map(({ question, goodAnswer }) => ({ question, goodAnswer })),
    attributes: [...[...names.values()].map((need) => ({ key: need.id, name: nameOf(need) })), ...always],
  };
};
