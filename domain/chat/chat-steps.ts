/** The nine steps of the conversation that builds a profile: what is asked, and what may be answered with one touch. */
import type { Profile } from "../profiles/profile.ts";

export const chatSteps = [
  "intro",
  "contact",
  "location",
  "title",
  "summary",
  "skills",
  "experience",
  "education",
  "complete",
] as const;

export type ChatStep = (typeof chatSteps)[number];

/** How long the answer stands before the next question follows. */
export const advanceAfterMs = 1000;

const skipWords = "Skip for now";
const keepWords = "Keep it as it is";

/** Who is speaking, said before anything else is. */
export const greeting = "Hello, I am Cohire's AI assistant, a program and not a person.";

interface Asked {
  readonly prompt: string;
  readonly suggestions: readonly string[];
}

const asked: Readonly<Record<ChatStep, Asked>> = {
  intro: {
    prompt: `${greeting} I ask eight short questions and put your answers into your profile, in your own words. What is your full name?`,
    suggestions: ["John Doe", "Jane Smith", skipWords],
  },
  contact: {
    prompt: "Which email address and phone number should employers use to reach you?",
    suggestions: ["Why do you need this?", skipWords],
  },
  location: {
    prompt: "Where do you live? A city and a country or state is enough.",
    suggestions: ["Remote", skipWords],
  },
  title: {
    prompt: "What is your current job title, or the one you are looking for?",
    suggestions: ["Software Engineer", "Registered Nurse", "Project Manager", skipWords],
  },
  summary: {
    prompt: "In two or three sentences, how would you describe yourself and your work?",
    suggestions: ["What should I write?", skipWords],
  },
  skills: {
    prompt:
      "Which skills, licenses or certifications, and languages do you have? A list with commas is fine, and so are plain sentences, such as “I have an RN license in Ohio, valid to May 2027” or “I speak fluent Spanish”.",
    suggestions: ["Communication", "Project Management", "Microsoft Excel", skipWords],
  },
  experience: {
    prompt: "Where have you worked? For each job: your title, the employer, and from when to when.",
    suggestions: ["No experience yet", skipWords],
  },
  education: {
    prompt: "What have you studied? The degree, the subject, the school and the year.",
    suggestions: ["High school diploma", "No degree", skipWords],
  },
  complete: {
    prompt:
      "That is everything I ask. Next you can add portfolio items, set your privacy preferences or export your profile. If something is wrong or missing, tell me and I will change it.",
    suggestions: ["Add portfolio items", "Privacy preferences", "Export my profile"],
  },
};

const already: Readonly<Record<ChatStep, (profile: Profile) => string>> = {
  intro: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  contact: ({ email, phone }) => (email === "" || phone === "" ? "" : `${email} and ${phone}`),
  location: ({ location }) => location,
  title: ({ title }) => title,
  summary: ({ summary }) => (summary === "" ? "" : "a summary"),
  skills: ({ skills, credentials, languages }) => {
    const all = [...skills, ...[...credentials, ...languages].map(({ name }) => name)];
    return all.length < 5 ? all.join(", ") : `${all.length} skills, licenses and languages`;
  },
  experience: ({ experience }) => (experience.length === 0 ? "" : counted(experience.length, "job")),
  education: ({ education }) => (education.length === 0 ? "" : counted(education.length, "entry", "entries")),
  complete: () => "",
};

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** What was said before its question came is not asked again as if nobody had listened. */
export const promptOf = (step: ChatStep, profile: Profile): string => {
  const known = already[step](profile);
  return known === ""
    ? asked[step].prompt
    : `${asked[step].prompt} I already have ${known}: add to it, correct it, or keep it.`;
};

export const suggestionsOf = (step: ChatStep, profile: Profile): readonly string[] =>
  already[step](profile) === "" ? asked[step].suggestions : [keepWords];

/** From here on the first step that nothing is known of; the last one asks for nothing. */
export const firstOpenStep = (from: ChatStep, profile: Profile): ChatStep =>
  chatSteps.slice(chatSteps.indexOf(from)).find((step) => already[step](profile) === "") ?? "complete";

/** Whether anything is known that may be kept; of the two ways to reach somebody, one is enough. */
export const isBegun = (step: ChatStep, profile: Profile): boolean =>
  already[step](profile) !== "" || (step === "contact" && (profile.email !== "" || profile.phone !== ""));

export const stepAfter = (step: ChatStep): ChatStep | null => chatSteps[chatSteps.indexOf(step) + 1] ?? null;
