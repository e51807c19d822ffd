/** One turn of the conversation: what was understood, what to say to it, and whether to go on. */
import { mergeProfile, type Profile, type ProfileUpdate } from "../profiles/profile.ts";
import { answerTo, exampleOf } from "./answer-question.ts";
import { isKeep, isQuestion, isSkip, meansNothing } from "./asides.ts";
import { isNoise } from "./noise.ts";
import { ownWords } from "./own-words.ts";
import { acknowledge } from "./acknowledge.ts";
import type { ChatReply, ChatRequest } from "./chat.ts";
import { type ChatStep, isBegun, stepAfter, suggestionsOf } from "./chat-steps.ts";
import { plainText, sentencesOf } from "./spoken-text.ts";
import { type Facts, takeFacts } from "./take-facts.ts";

const again: Readonly<Record<ChatStep, string>> = {
  intro: "What is your full name?",
  contact: "What are your email address and phone number?",
  location: "Where do you live?",
  title: "What is your job title, or the one you want?",
  summary: "How would you describe yourself and your work in two or three sentences?",
  skills: "Which skills, licenses and languages do you have?",
  experience: "Where have you worked, as what, and from when to when?",
  education: "What did you study, where, and when?",
  complete: "Is there anything you want to change or add?",
};

const advance = (response: string, step: ChatStep, profile: Profile, update: ProfileUpdate): ChatReply => {
  const next = stepAfter(step);
  return {
    response,
    suggestions: next === null ? [...suggestionsOf(step, profile)] : [],
    extractedData: update,
    nextStep: next,
    nextStepSuggestions: next === null ? [] : [...suggestionsOf(next, profile)],
  };
};

const stay = (
  response: string,
  step: ChatStep,
  profile: Profile,
  update: ProfileUpdate = {},
  suggestions: readonly string[] = suggestionsOf(step, profile),
): ChatReply => ({
  response,
  suggestions: [...suggestions],
  extractedData: update,
  nextStep: null,
  nextStepSuggestions: [],
});

const atTheEnd = (text: string): string | undefined => {
  if (/\bportfolio\b/i.test(text))
    return "Portfolio items live in the manual editor: switch to it and open the Portfolio tab.";
  if (/\bprivacy|visible|visibility|who (?:can )?sees?\b/i.test(text))
    return "Only you can see your profile until you publish it. To choose who sees what, block companies and publish, open the Privacy tab in the manual editor.";
  if (/\bexport|download|pdf\b/i.test(text))
    return "The Export card stands at the end of this part of the page: PDF in three templates, Word, text for LinkedIn and JSON.";
  return /^\W*(?:no|nope|nothing|done|finished|thanks|thank you|that's (?:all|it|everything)|all good|bye|ok|okay|great|perfect|looks good|i'm done|all done)\b/i.test(
    text,
  )
    ? "Good. Your profile is kept, and you can come back to change it at any time."
    : undefined;
};

/** "Jane Smith, why do you ask?" is an answer and a question. */
const apart = (text: string): string =>
  text.replaceAll(/,\s+(?:but |and )?(?=(?:why|what|how|who|when|where|is|are|can|do|does|will)\b[^,.\n]*\?)/gi, "\n");

/** Facts as found by our own readers, or by another reader whose findings were checked. */
export type FactFinder = (message: string, step: ChatStep, profile: Profile, today: string) => Facts;

/** What is no answer at all needs no reader: a skip, a shrug, an order. */
export const needsReading = ({ message, currentStep }: Pick<ChatRequest, "message" | "currentStep">): boolean => {
  const text = plainText(message);
  return (
    !isSkip(text, currentStep) &&
    !isKeep(text) &&
    !isNoise(text) &&
    ownWords(text).own !== "" &&
    !(currentStep === "complete" && atTheEnd(text) !== undefined)
  );
};

export const replyTo = (request: ChatRequest, findFacts: FactFinder = takeFacts, today = ""): ChatReply => {
  const { currentStep: step, currentProfile: profile } = request;
  const text = plainText(request.message);
  const { own, ordered } = ownWords(text);
  if (isSkip(text, step) && step !== "complete")
    return advance(
      step === "intro" ? "No problem, we can leave that out." : "No problem, we leave that out for now.",
      step,
      profile,
      {},
    );
  if (isKeep(text) && step !== "complete" && isBegun(step, profile))
    return advance("Good, it stays as it is.", step, profile, {});
  const closing = step === "complete" ? atTheEnd(text) : undefined;
  if (isNoise(own) && !ordered && closing === undefined) {
    const said = isQuestion(text)
      ? answerTo(text, step)
      : `I couldn't find anything to add in that. ${exampleOf(step)}`;
    return stay(`${said} ${again[step]}`, step, profile);
  }

  const question = sentencesOf(apart(own)).filter(isQuestion).join(" ");
  const told =
    question === ""
      ? own
      : sentencesOf(apart(own))
          .filter((sentence) => !isQuestion(sentence) || /@|\d{7}/.test(sentence))
          .join("\n");
  const facts: Facts = told === "" ? { update: {}, answered: false } : findFacts(told, step, profile, today);
  const after = mergeProfile(profile, facts.update);
  const answer = question === "" ? "" : ` ${answerTo(question, step)}`;

  if (facts.question !== undefined) {
    const done = Object.keys(facts.update).length === 0 ? "" : `${acknowledge(facts.update, profile, step, today)} `;
    return stay(`${done}${facts.question.text}`, step, after, facts.update, facts.question.suggestions);
  }
  if (facts.answered && step !== "complete")
    return advance(`${acknowledge(facts.update, profile, step, today)}${answer}`, step, after, facts.update);
  if (Object.keys(facts.update).length > 0) {
    const done = acknowledge(facts.update, profile, step, today);
    if (meansNothing(own, step)) return advance(`${done} Nothing to write down here, then.`, step, after, facts.update);
    return stay(
      `${done}${answer} ${step === "complete" ? again.complete : `Back to my question: ${again[step]}`}`,
      step,
      after,
      facts.update,
    );
  }
  if (closing !== undefined) return stay(closing, step, profile);
  if (meansNothing(own, step)) return advance("That is fine, we leave it empty.", step, profile, {});
  if (ordered) return stay(`I only write down what you tell me about yourself. ${again[step]}`, step, profile);
  if (question !== "") return stay(`${answerTo(question, step)} ${again[step]}`, step, profile);
  return stay(`I couldn't find the answer in that. ${exampleOf(step)} Or say “skip”.`, step, profile);
};
