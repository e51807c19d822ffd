import { expect, test } from "vitest";
import { publishTexts } from "../rights/consent.ts";
import { networkCode, networkName } from "./network-name.ts";
import { defaultPrivacy } from "./settings.ts";
import {
  givenByAcceptance,
  hiddenDespiteSwitch,
  introductionWords,
  isPartSeen,
  partWords,
  profileParts,
  recruiterViewer,
  ruleFor,
  seenParts,
} from "./who-sees-what.ts";

/** What the text beside "Publish profile" calls the parts. */
const inConsent: Partial<Record<(typeof profileParts)[number], string>> = {
  linkedin: "links",
  portfolio: "links",
  github: "links",
  resume: "resume",
  availability: "whether I’m looking",
  jobLocations: "employers",
};

test("the text for recruiters only names everything that they never see", () => {
  const { text } = publishTexts.recruiters_only;
  for (const part of profileParts.filter((each) => ruleFor("recruiter-only", each) === "never"))
    expect(text, part).toContain(inConsent[part] ?? partWords[part]);
});

test("the text for public is true: recruiters see what the page shows, except the name", () => {
  expect(publishTexts.public.text).toContain("what my public page shows except my name");
  for (const part of profileParts)
    expect([part, ruleFor("recruiter-public", part)]).toEqual([
      part,
      part === "name" ? "never" : ruleFor("page", part),
    ]);
});

test("publishing as public never shows recruiters less than publishing to them only", () => {
  const lost = seenParts("recruiter-only", defaultPrivacy).seen.filter(
    (part) => !isPartSeen("recruiter-public", part, defaultPrivacy),
  );
  expect(lost).toEqual([]);
});

test("an acceptance gives the name and the ways to reach somebody, and the sentences say so", () => {
  expect(givenByAcceptance).toEqual(["name", "email", "phone"]);
  expect(introductionWords.ifAccepted("Acme")).toBe(
    "If you accept, Acme gets your profile with your name, email and phone.",
  );
  expect(introductionWords.before("Acme")).toBe(
    "So far Acme has seen only what you published, without your name and photo.",
  );
});

test("each part is either seen or hidden", () => {
  const { seen, hidden } = seenParts("page", { ...defaultPrivacy, showLocation: false });
  expect([...seen, ...hidden].toSorted()).toEqual([...profileParts].toSorted());
  expect(hidden).toContain("location");
});

test("a network candidate is named by four characters that are hard to misread", () => {
  const id = "0190a0a0-0000-7000-8000-00000123abcd";
  expect(networkCode(id)).toMatch(/^[2-9A-HJ-NP-Z]{4}$/);
  expect(networkName(id)).toBe(`Network candidate ${networkCode(id)}`);
  expect(networkCode(id)).not.toBe(networkCode("0190a0a0-0000-7000-8000-00000123abce"));
});

test("the sentences about an answer promise what an acceptance gives and that a refusal gives nothing", () => {
  expect(introductionWords.accepted("Acme")).toBe(
    "Acme now sees your profile with your name, email and phone, and will write to you.",
  );
  expect(introductionWords.ifDeclined("Acme")).toBe("If you decline, Acme learns that you declined and nothing else.");
  expect(introductionWords.declined("Acme")).toBe("Acme learns that you declined, and nothing else.");
});

test("the switches that recruiters-only overrides are those for email and phone", () => {
  expect(hiddenDespiteSwitch).toEqual(["email", "phone"]);
});

test("a recruiter looks at a profile by how it is published", () => {
  expect([recruiterViewer("public"), recruiterViewer("recruiters_only")]).toEqual([
    "recruiter-public",
    "recruiter-only",
  ]);
});
