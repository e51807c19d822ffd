import { beforeAll, expect, test } from "vitest";
import { emptyProfile, mergeProfile, type ProfileUpdate } from "../profiles/profile.ts";
import { skillIndex } from "../skills/vocabulary.ts";
import type { ChatStep } from "./chat-steps.ts";
import { replyTo } from "./reply-to.ts";

// The vocabulary is made ready once; that takes longer than an answer.
beforeAll(() => void skillIndex(), 60_000);

const after = (step: ChatStep, message: string, before: ProfileUpdate = {}): ProfileUpdate =>
  replyTo({ message, currentStep: step, currentProfile: mergeProfile(emptyProfile, before) }).extractedData;

const known: ProfileUpdate = {
  firstName: "Sara",
  lastName: "Philips",
  phone: "600 555 012",
  location: "Leeds",
  skills: ["Welding", "Sign language"],
};

test.each([
  ["a word with an asterisk", "intro", "*Phillips", { lastName: "Phillips" }],
  ["a name spelled with its letter", "summary", "it's Sarah with an h", { firstName: "Sarah" }],
  [
    "a skill taken away, with its reason",
    "experience",
    "remove sign language please, I only know a few signs",
    { skills: ["Welding"] },
  ],
  [
    "two things in one sentence",
    "complete",
    "the phone is 600 555 021 and I live in York, not in Leeds",
    { phone: "600 555 021", location: "York" },
  ],
  ["a married name", "title", "please use Sara Adeyemi instead of Philips", { lastName: "Adeyemi" }],
] as const)("[CHAT-16] put right: %s", (_what, step, message, expected) => {
  expect(after(step, message, known)).toEqual(expected);
});

test("[CHAT-16] the dates of a job are no telephone number", () => {
  const { phone, experience } = after(
    "experience",
    "03/2014 - 06/2018 Clerk, Barclays\n2019.01 - 2021.12 Teller, HSBC",
    known,
  );
  expect(phone).toBeUndefined();
  expect(experience?.map(({ start, end }) => [start, end])).toEqual([
    ["2014-03", "2018-06"],
    ["2019-01", "2021-12"],
  ]);
});

test("[CHAT-16] moving to an employer is no new home", () => {
  expect(
    after("experience", "clerk at Shell from 2014 to 2019, then moved to Repsol Spain where I'm a manager", known)
      .location,
  ).toBeUndefined();
});

test("[CHAT-16] staying calm is no place to live", () => {
  expect(after("summary", "I stay calm when the kitchen burns and I like early shifts.").location).toBeUndefined();
});

test("[CHAT-16] a joke is not kept", () => {
  expect(after("experience", "Queen of England. just kidding, cleaner at Ikea, 2019 to 2021")).toEqual({
    experience: [{ title: "Cleaner", company: "Ikea", start: "2019", end: "2021" }],
  });
});

test("[CHAT-16] what is told in confidence goes whole", () => {
  const said = after("experience", "Baker, Greggs, 2010-2015. I was in rehab in 2016 and 2017, leave that out please.");
  expect(JSON.stringify(said)).not.toContain("rehab");
  expect(said.experience).toHaveLength(1);
});

test.each([
  ["location", "I live in Hove, work in London"],
  ["experience", "twenty years at sea"],
  ["education", "still in high school"],
  ["education", "Home-schooled."],
] as const)("[CHAT-16] no job and no school out of %s: %s", (step, message) => {
  const { experience = [], education = [] } = after(step, message);
  expect([...experience, ...education.filter(({ school }) => school !== "")]).toEqual([]);
});
