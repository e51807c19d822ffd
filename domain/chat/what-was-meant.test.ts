import { beforeAll, expect, test } from "vitest";
import { emptyProfile, mergeProfile, type ProfileUpdate } from "../profiles/profile.ts";
import { skillIndex } from "../skills/vocabulary.ts";
import type { ChatStep } from "./chat-steps.ts";
import { replyTo } from "./reply-to.ts";

// The vocabulary is made ready once; that takes longer than an answer.
beforeAll(() => void skillIndex(), 60_000);

const after = (step: ChatStep, message: string, before: ProfileUpdate = {}): ProfileUpdate =>
  replyTo({ message, currentStep: step, currentProfile: mergeProfile(emptyProfile, before) }).extractedData;

const named: readonly (readonly [message: string, firstName: string, lastName: string])[] = [
  ["Alright then, Bridget Fane", "Bridget", "Fane"],
  ["Anyway, Tom Barker", "Tom", "Barker"],
  ["Now, I'm Peter Quill", "Peter", "Quill"],
  ["Namaste ji, I am Priya Nair", "Priya", "Nair"],
  ["Hi everyone, I'm Paul Adeyemi", "Paul", "Adeyemi"],
  ["Dobrý den, jmenuji se Petr Novák", "Petr", "Novák"],
  ["Merhaba, ben Ayşe Yılmaz", "Ayşe", "Yılmaz"],
  ["Ji Hoon Park", "Ji Hoon", "Park"],
  ["ben carter hughes", "Ben Carter", "Hughes"],
  ["Colonel (ret.) James Whitfield", "James", "Whitfield"],
  ["Chief Warrant Officer Nadia Brandt", "Nadia", "Brandt"],
  ["Sergeant First Class Maria Gomez", "Maria", "Gomez"],
  ["Detective Inspector Rhona Blair", "Rhona", "Blair"],
  ["Haji Ahmad bin Yusof", "Ahmad", "bin Yusof"],
  ["Atty. Jose Reyes", "Jose", "Reyes"],
  ["Major Thompson", "Major", "Thompson"],
  ["Wing Commander Thomas Hale, but Tom Hale will do", "Tom", "Hale"],
  ["Elizabeth Moran, friends say Liz. Put Liz Moran", "Liz", "Moran"],
  ["My passport says Aleksandra Nowak, go with Ola Nowak please", "Ola", "Nowak"],
  ["Kim Min-jun, Kim is surname", "Min-jun", "Kim"],
  ["Née Schmidt, now Katharina Vogel", "Katharina", "Vogel"],
  ["Bob's the name, Bob Tanaka", "Bob", "Tanaka"],
];

test.each(named)("[CHAT-16] a greeting, a rank or a former name is no name: %s", (message, firstName, lastName) => {
  expect(after("intro", message)).toMatchObject({ firstName, lastName });
});

test("[CHAT-16] who says one name twice has one name", () => {
  expect(after("intro", "Yusuf. Just Yusuf.")).toEqual({ firstName: "Yusuf" });
});

const placed: readonly (readonly [step: ChatStep, message: string, location: string])[] = [
  ["location", "From Porto originally, now in Lyon", "Lyon"],
  ["location", "Native of Glasgow, resident in Aberdeen", "Aberdeen"],
  ["location", "Before it was Kyiv, now it's Kraków", "Kraków"],
  ["location", "I'm in Basel until March, then Zurich, so write Zurich", "Zurich"],
  ["location", "we still live in Hull but are moving to York next month, use York please", "York"],
  ["location", "we're about 20 min from Porto, in Maia", "Maia"],
  ["complete", "actually put me down as being in Ghent, Belgium", "Ghent, Belgium"],
  ["complete", "please list me as in Turin, Italy", "Turin, Italy"],
  ["education", "BSc Biology, Durham University, 2010. Also the city should now be Derby", "Derby"],
];

test.each(placed)(
  "[CHAT-16] the place that is meant, not the one that was left, at %s: %s",
  (step, message, location) => {
    expect(after(step, message, { location: "Leeds" }).location).toBe(location);
  },
);

test("[CHAT-16] a town put right beside a job is no part of the job", () => {
  const update = after("experience", "Waiter at Rosa's 2019 to 2021. Oh and fix the town: we moved, now it's Bristol", {
    location: "Bath",
  });
  expect(update).toEqual({
    location: "Bristol",
    experience: [{ title: "Waiter", company: "Rosa's", start: "2019", end: "2021" }],
  });
});

const titled: readonly (readonly [message: string, title: string])[] = [
  ["plumber, or perhaps pipefitter? no, stay with plumber", "Plumber"],
  ["Chief nap officer. Seriously though, accountant", "Accountant"],
  ["King of the kitchen, jokes aside sous chef", "Sous Chef"],
  ["Supreme overlord haha. For real: office manager", "Office Manager"],
  ["Astronaut ;) no ok, bus driver", "Bus Driver"],
  ["Jack of all trades. Officially: facilities coordinator", "Facilities Coordinator"],
  ["anything in warehousing, forklift driver would be perfect", "Forklift Driver"],
  ["something with animals, ideally veterinary nurse", "Veterinary Nurse"],
  ["open to anything, preferably receptionist", "Receptionist"],
];

test.each(titled)("[CHAT-16] the title that is meant in earnest: %s", (message, title) => {
  expect(after("title", message).title).toBe(title);
});

test.each([
  "Excel, SAP, undefeated champion of couch sitting lol",
  "Excel, SAP, black belt in sarcasm",
  "Excel, SAP, professional coffee drinker ;)",
  "Excel, SAP, PhD in procrastination haha",
])("[CHAT-16] a feat that was told for fun is no skill: %s", (message) => {
  expect(after("skills", message).skills).toEqual(["Excel", "SAP"]);
});

test.each([
  ["jlopez arroba correo punto es", "jlopez@correo.es"],
  ["anna (małpa) poczta.example.pl", "anna@poczta.example.pl"],
  ["luc.martin arobase orange point fr", "luc.martin@orange.fr"],
])("[CHAT-16] an address dictated in another language: %s", (message, email) => {
  expect(after("contact", message).email).toBe(email);
});
