/** Questions that people put back, answered in a sentence that is true. */
import type { ChatStep } from "./chat-steps.ts";

const why: Readonly<Record<ChatStep, string>> = {
  intro: "Your name stands at the top of your profile; you can leave it out.",
  contact: "Employers need a way to reach you; they see it only if you let them.",
  location: "Many jobs are bound to a place, and a city is enough.",
  title: "The title is what jobs are matched with first.",
  summary: "A summary is what a recruiter reads first.",
  skills: "Skills are what jobs are matched with.",
  experience: "Your jobs show where your skills come from.",
  education: "Some jobs ask for a degree; if you have none, just say so.",
  complete: "Everything in your profile is there because you said it.",
};

const example: Readonly<Record<ChatStep, string>> = {
  intro: "First and last name are best, for example “Maria Lopez”.",
  contact: "For example: “maria@example.com, +1 312 555 0142”.",
  location: "For example: “Lisbon, Portugal”.",
  title: "For example: “Warehouse Supervisor”, or the job that you want next.",
  summary: "Say what you do, for how long, and what you are good at, as you would tell a colleague.",
  skills:
    "Name tools, trades, licenses, languages and what colleagues ask you for. For a license, say where it is valid and until when; for a language, how well you speak it.",
  experience: "For example: “Line cook at Rosa's from March 2020 to now, before that waiter at Blue Door, 2017-2020”.",
  education: "For example: “BSc Nursing, University of Leeds, 2015”.",
  complete: "For example: “My phone number is wrong” or “Add Excel to my skills”.",
};

const topics: readonly (readonly [RegExp, (step: ChatStep) => string])[] = [
  [
    /\b(?:are you|is this|am i (?:talking|speaking|chatting)|you)\b.{0,25}\b(?:bot|robot|human|person|real|ai|machine|chatgpt|gpt|program|computer)\b|\bwho (?:are you|is this|am i)|what are you/i,
    () => "I am an AI assistant, a program and not a person. I only write down what you say.",
  ],
  [
    /\b(?:private|privacy|safe|secure|security|share|sell|who (?:can |will |gets to )?(?:see|sees|read)|visible|confidential|data|gdpr|store|stored|spam|do with)\b/i,
    () => "Your profile is yours. It isn’t sold, and only you can see it until you publish it.",
  ],
  [/\b(?:why|what for|need (?:this|that|it|my)|purpose)\b/i, (step) => why[step]],
  [
    /\b(?:change|edit|correct|fix|undo|later|go back|delete|remove)\b/i,
    () => "Yes: tell me at any time what is wrong, or switch to the manual editor.",
  ],
  [
    /\b(?:skip|have to|must|required|mandatory|optional|do i need|necessary)\b/i,
    () => "No question is compulsory: say “skip” and we go on.",
  ],
  [
    /\b(?:how long|how many|minutes|steps|questions)\b/i,
    () => "There are nine short steps; most people need about five minutes.",
  ],
  [/\b(?:free|cost|price|pay|charge|money)\b/i, () => "Building a profile costs candidates nothing."],
  [
    /\b(?:upload|cv|r[eé]sum[eé]|linkedin|import|pdf|file)\b/i,
    () => "Yes: the paper clip below opens the import for a resume file or LinkedIn.",
  ],
  [
    /\b(?:what (?:should|do|can|could|would|else)|how (?:should|do|would|can)|example|mean|which|like what|what kind|what sort|help|format|both|write)\b/i,
    (step) => example[step],
  ],
  [/^\W*(?:what|huh|pardon|sorry|come again|excuse me)\W*$/i, (step) => example[step]],
];

export const answerTo = (question: string, step: ChatStep): string =>
  topics.find(([pattern]) => pattern.test(question))?.[1](step) ??
  "I can't answer that here. I only help you build your profile.";

export const exampleOf = (step: ChatStep): string => example[step];
