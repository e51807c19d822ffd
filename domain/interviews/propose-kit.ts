/** Proposes a kit from a job's requirements, with the questions of the matching engine. */
import { isAssumed } from "../matching/ad/assumed-needs.ts";
import type { JobNeeds, Need } from "../matching/ad/job-needs.ts";
import { askAboutGap } from "../matching/words/questions/claim-questions.ts";
import { askAboutTheWork } from "../matching/words/questions/job-questions.ts";
import { isLawfulQuestion } from "../matching/words/questions/lawful-question.ts";
import { formatNeed } from "../matching/words/format-need.ts";
import type { InterviewKit } from "./interview-kit.ts";

const maxQuestions = 8;
const maxNeeds = 6;
const maxNameLength = 120;

/** Rated for every candidate, in every job. */
const standardAttributes: InterviewKit["attributes"] = [
  { key: "judgement", name: "Judgment" },
  { key: "with-others", name: "Working with others" },
];

const nameOf = ({ words }: Need): string => {
  const name = words.trim().replace(/(?<![.;,])[.;,]+$/, "");
  return name.length <= maxNameLength ? name : `${name.slice(0, maxNameLength - 1).trimEnd()}…`;
};

/** The quotation marks make the engine ask about the ad, not about a gap in a candidate's record. */
const questionAbout = (need: Need) => {
  const { id, words, must } = need;
  const gap = { need: id, words, must, weight: 0, credit: 0, state: "missing", elements: [] } as const;
  return askAboutGap(`"${formatNeed(words).replaceAll('"', "")}"`, gap, 0);
};

/** An ad may contain unlawful requirements. Phrased as a question, the rules for lawful questions recognize them. */
const isRatable = (need: Need): boolean => {
  const bare = need.words.trim().replace(/^(?:(?:must|should) (?:be|have)|no|not|without)\s+/i, "");
  const isShort = bare.split(/\s+/).length <= 2;
  return [`Are you ${bare}?`, isShort ? `Do you have ${bare}?` : "", questionAbout(need).question].every(
    isLawfulQuestion,
  );
};

export const proposeKit = (title: string, { needs }: Pick<JobNeeds, "needs">): InterviewKit => {
  // Leaves out assumed requirements, which the ad does not state, and requirements that may not be asked about or rated.
  const mustHaves = needs
    .filter(({ id, must }) => must && !isAssumed(id))
    .filter(isRatable)
    .slice(0, maxNeeds);
  const questions = [...mustHaves.map(questionAbout), ...askAboutTheWork({ title })];
  const lawfulQuestions = questions.filter(({ question }) => isLawfulQuestion(question));
  const distinctQuestions = [...new Map(lawfulQuestions.map((each) => [each.question, each])).values()];
  const names = new Map(mustHaves.map((need) => [nameOf(need).toLowerCase(), need]));
  return {
    questions: distinctQuestions.slice(0, maxQuestions).map(({ question, goodAnswer }) => ({ question, goodAnswer })),
    attributes: [...[...names.values()].map((need) => ({ key: need.id, name: nameOf(need) })), ...standardAttributes],
  };
};
