import { beforeAll, expect, test } from "vitest";
import { emptyProfile, mergeProfile, type ProfileUpdate } from "../profiles/profile.ts";
import { skillIndex } from "../skills/vocabulary.ts";
import type { ChatStep } from "./chat-steps.ts";
import { replyTo } from "./reply-to.ts";

// The vocabulary is made ready once; that takes longer than an answer.
beforeAll(() => void skillIndex(), 60_000);

const say = (message: string, step: ChatStep = "skills", before: ProfileUpdate = {}) =>
  replyTo({ message, currentStep: step, currentProfile: mergeProfile(emptyProfile, before) }, undefined, "2026-11-19");

const rn = { name: "RN license", number: "12345", region: "Ohio", validTo: "2027-05", status: "held" } as const;
const known: ProfileUpdate = { credentials: [rn], languages: [{ name: "Spanish", level: "fluent" }] };

test.each<[string, string, ProfileUpdate]>([
  ["a license that is held", "I have an RN license in Ohio, number 12345, valid to May 2027", { credentials: [rn] }],
  [
    "an exam that is to come",
    "I'm testing for my journeyman card in June",
    { credentials: [{ name: "Journeyman card", validTo: "2027-06", status: "in_progress" }] },
  ],
  [
    "a license that lapsed",
    "my CDL lapsed last year",
    { credentials: [{ name: "CDL", validTo: "2025", status: "lapsed" }] },
  ],
  [
    "two languages with their levels",
    "I speak fluent Spanish and some French",
    {
      languages: [
        { name: "Spanish", level: "fluent" },
        { name: "French", level: "some" },
      ],
    },
  ],
  [
    "a list of all three",
    "Excel, PCV licence, German (B2)",
    {
      skills: ["Excel"],
      credentials: [{ name: "PCV licence", status: "held" }],
      languages: [{ name: "German", level: "B2" }],
    },
  ],
])("[CHAT-16] %s is an entry: %s", (_what, message, update) => {
  expect(say(message).extractedData).toEqual(update);
});

test("[CHAT-16] says back what it noted of a license", () => {
  expect(say("I have an RN license in Ohio, valid to May 2027", "location").response).toContain(
    "I have noted RN license, Ohio, Valid through May 2027.",
  );
});

test.each(["My RN license", "I had an RN license", "My RN license is up for renewal"])(
  "[CHAT-16] asks for the status when it is unclear: %s",
  (message) => {
    const { extractedData, nextStep, response, suggestions } = say(message);
    expect({ extractedData, nextStep }).toEqual({ extractedData: {}, nextStep: null });
    expect(response).toMatch(/hold your RN license now/);
    const statuses = suggestions.map((answer) => say(answer).extractedData.credentials?.[0]);
    expect(statuses).toEqual(["held", "in_progress", "lapsed"].map((status) => ({ name: "RN license", status })));
  },
);

test.each([
  "I want to get my CDL",
  "I'm worried that my RN license will expire",
  "Do I need an RN license for that?",
  "The job requires a CDL",
  "I don't have a CDL",
  "My wife has an RN license",
  "I want to learn Spanish",
  "I have a software license and a business card",
])("[CHAT-16] writes no license and no language for: %s", (message) => {
  const { credentials, languages } = say(message).extractedData;
  expect({ credentials, languages }).toEqual({ credentials: undefined, languages: undefined });
});

test.each<[string, ProfileUpdate]>([
  ["remove my RN license", { credentials: [] }],
  ["delete Spanish please", { languages: [] }],
  [
    "my RN license has lapsed",
    { credentials: [{ name: "RN license", number: "12345", region: "Ohio", status: "lapsed" }] },
  ],
  ["change May 2027 to June 2028", { credentials: [{ ...rn, validTo: "2028-06" }] }],
  ["my Spanish is conversational, not fluent", { languages: [{ name: "Spanish", level: "conversational" }] }],
])("[CHAT-16] put right: %s", (message, update) => {
  expect(say(message, "complete", known).extractedData).toEqual(update);
});
