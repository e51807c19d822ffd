import { expect, test } from "vitest";
import { publishTexts } from "../rights/consent.ts";
import { networkCode, networkName } from "./network-name.ts";
import { defaultPrivacy } from "./settings.ts";
import {
  partsSharedOnAcceptance,
  introductionText,
  isPartVisible,
  partLabels,
  hiddenDespiteSwitch,
  profileParts,
  recruiterViewer,
  ruleFor,
  partVisibility,
} from "./who-sees-what.ts";

/** The names of the parts in the text beside "Publish profile". */
const consentPartNames: Partial<Record<(typeof profileParts)[number], string>> = {
  linkedin: "links",
  portfolio: "links",
  github: "links",
  resume: "resume",
  availability: "whether I’m looking",
  jobLocations: "employers",
};

test("names everything recruiters never see in the recruiters-only text", () => {
  const { text } = publishTexts.recruiters_only;
  for (const part of profileParts.filter((each) => ruleFor("recruiter-only", each) === "never"))
    expect(text, part).toContain(consentPartNames[part] ?? partLabels[part]);
});

test("shows recruiters what the public page shows except the name", () => {
  expect(publishTexts.public.text).toContain("what my public page shows except my name");
  for (const part of profileParts)
    expect([part, ruleFor("recruiter-public", part)]).toEqual([
      part,
      part === "name" ? "never" : ruleFor("page", part),
    ]);
});

test("never shows recruiters less for public than for recruiters only", () => {
  const missing = partVisibility("recruiter-only", defaultPrivacy).seen.filter(
    (part) => !isPartVisible("recruiter-public", part, defaultPrivacy),
  );
  expect(missing).toEqual([]);
});

test("shares name and contact details on acceptance, and says so", () => {
  expect(partsSharedOnAcceptance).toEqual(["name", "email", "phone"]);
  expect(introductionText.ifAccepted("Acme")).toBe(
    "If you accept, Acme gets your profile with your name, email and phone.",
  );
  expect(introductionText.before("Acme")).toBe(
    "So far, Acme has seen only what you published, without your name and photo.",
  );
});

test("marks each part as either visible or hidden", () => {
  const { seen, hidden } = partVisibility("page", { ...defaultPrivacy, showLocation: false });
  expect([...seen, ...hidden].toSorted()).toEqual([...profileParts].toSorted());
  expect(hidden).toContain("location");
});

test("names a network candidate by four unambiguous characters", () => {
  const id = "0190a0a0-0000-7000-8000-00000123abcd";
  expect(networkCode(id)).toMatch(/^[2-9A-HJ-NP-Z]{4}$/);
  expect(networkName(id)).toBe(`Network candidate ${networkCode(id)}`);
  expect(networkCode(id)).not.toBe(networkCode("0190a0a0-0000-7000-8000-00000123abce"));
});

test("states what accepting an introduction shares and that declining shares nothing", () => {
  expect(introductionText.accepted("Acme")).toBe(
    "Acme now sees your profile with your name, email and phone, and can contact you.",
  );
  expect(introductionText.ifDeclined("Acme")).toBe("If you decline, Acme will see only that you declined.");
  expect(introductionText.declined("Acme")).toBe("Acme can see only that you declined.");
});

test("overrides only the email and phone switches for recruiters-only profiles", () => {
  expect(hiddenDespiteSwitch).toEqual(["email", "phone"]);
});

test("maps the published visibility to the recruiter's view", () => {
  expect([recruiterViewer("public"), recruiterViewer("recruiters_only")]).toEqual([
    "recruiter-public",
    "recruiter-only",
  ]);
});
