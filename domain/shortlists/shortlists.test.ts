import { expect, test } from "vitest";
import { stageAfterClientYes } from "./stage-after-yes.ts";
import { type ConsentRequestRow, consentStatus, decideConsentRequest } from "./consent-state.ts";
import { identifyingWords, identifiesPerson } from "./identifying-words.ts";
import { stateOf } from "./shortlist-states.ts";
import { anonymousCandidate, namedCandidate, type ShowableCandidate } from "./build-shown-candidate.ts";
import { candidateLetter } from "./shown-candidate.ts";
import { consentText } from "./submission-consent.ts";

const now = new Date("2026-11-10T12:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const anonymous = { isAnonymous: true, expiresAt: later(14) };
const namedList = { isAnonymous: false, expiresAt: later(14) };
const consentRow = (row: Partial<ConsentRequestRow> = {}): ConsentRequestRow => ({
  id: "1",
  isAnonymous: true,
  until: later(14),
  answer: null,
  withdrawnAt: null,
  replacedAt: null,
  lastAskedAt: later(-2),
  ...row,
});
const state = (rows: readonly ConsentRequestRow[], list = anonymous) => consentStatus(rows, list, now).state;

test("limits consent to its scope and its period", () => {
  expect(state([])).toBe("none");
  expect(state([consentRow()])).toBe("asked");
  expect(state([consentRow({ answer: "yes" })])).toBe("agreed");
  expect(state([consentRow({ answer: "yes" })], namedList)).toBe("none");
  expect(state([consentRow({ answer: "yes", isAnonymous: false })])).toBe("agreed");
  expect(state([consentRow({ answer: "yes", until: later(-1) })])).toBe("expired");
  expect(state([consentRow({ answer: "yes", withdrawnAt: now })])).toBe("withdrawn");
  expect(state([consentRow({ answer: "no" })], namedList)).toBe("declined");
  expect(state([consentRow({ answer: "no", isAnonymous: false })])).toBe("none");
  expect(state([consentRow({ replacedAt: now })])).toBe("none");
});

test("does not ask again after a yes, a no or a request today", () => {
  expect(decideConsentRequest([], anonymous, now)).toEqual({ how: "anew", replaces: null });
  expect(decideConsentRequest([consentRow({ answer: "yes" })], anonymous, now)).toEqual({ how: "not" });
  expect(decideConsentRequest([consentRow({ answer: "yes", until: later(3) })], anonymous, now)).toEqual({
    how: "anew",
    replaces: null,
  });
  expect(decideConsentRequest([consentRow({ answer: "no" })], anonymous, now)).toEqual({
    how: "left out",
    why: "declined",
  });
  expect(decideConsentRequest([consentRow()], anonymous, now)).toEqual({ how: "again", id: "1" });
  expect(decideConsentRequest([consentRow({ lastAskedAt: now })], anonymous, now)).toEqual({
    how: "left out",
    why: "asked today",
  });
  expect(decideConsentRequest([consentRow()], namedList, now)).toEqual({ how: "anew", replaces: "1" });
});

test("derives the shortlist state from consents and times", () => {
  const times = { sentAt: null, revokedAt: null, expiresAt: later(1) };
  expect(stateOf(times, ["none"], now)).toBe("draft");
  expect(stateOf(times, ["agreed", "none"], now)).toBe("waiting");
  expect(stateOf(times, ["agreed", "agreed"], now)).toBe("ready");
  expect(stateOf({ ...times, sentAt: now }, ["withdrawn"], now)).toBe("sent");
  expect(stateOf({ ...times, sentAt: now, expiresAt: now }, [], now)).toBe("expired");
  expect(stateOf({ ...times, revokedAt: now }, [], now)).toBe("revoked");
});

test("moves only applied candidates to screening after a yes", () => {
  expect(stageAfterClientYes("applied")).toBe("screening");
  for (const stage of ["screening", "interview", "offer", "hired", "rejected"] as const)
    expect(stageAfterClientYes(stage)).toBeUndefined();
});

const maya: ShowableCandidate = {
  firstName: "Maya",
  lastName: "Okafor-Lind",
  email: "maya.ok@people.example",
  phone: "+1 (614) 555-0142",
  currentTitle: "Senior ICU Nurse at Mercy General",
  currentCompany: "Mercy General, Inc.",
  linkedinUrl: "https://www.linkedin.com/in/mayaok",
  portfolioUrl: null,
  resumeUrl: null,
  years: 9,
  location: "Columbus, OH",
  summary: "I am Maya and led nights at Mercy General.",
  skills: ["Patient Care", "Epic", "Mercy General onboarding"],
  credentials: [
    { name: "RN license", issuer: "Ohio Board of Nursing", number: "RN.412233", region: "OH", status: "held" },
    { name: "CDL", region: "Kent", validTo: "2020", status: "held" },
    { name: "Mercy General badge", status: "held" },
  ],
  languages: [{ name: "Spanish", level: "as Maya speaks it" }, { name: "Mercian" }],
  workHistory: [
    { title: "ICU Nurse", company: "Mercy General, Inc.", start: "2019-01", end: null, description: "At Mercy." },
    { title: "Mercy Scholar", company: "Kent State", start: "2017", end: "2018" },
  ],
  education: [{ degree: "BSN", school: "Kent State", year: 2017 }],
};

test("shows no typed text on an anonymous shortlist", () => {
  const shown = anonymousCandidate(maya, { place: 27, why: "Calm at night" }, "2026-11");
  expect(shown).toEqual({
    label: "Candidate AB",
    title: "Senior ICU Nurse",
    years: 9,
    place: "Ohio",
    summary: null,
    skills: ["Patient care", "Epic"],
    credentials: ["RN license, Ohio", "Commercial driver's license, Lapsed"],
    languages: ["Spanish"],
    roles: [
      { title: "ICU Nurse", company: null, time: "8 years", description: null },
      { title: null, company: null, time: "2 years", description: null },
    ],
    education: ["Bachelor’s degree"],
    why: "Calm at night",
  });
  expect(JSON.stringify(shown)).not.toMatch(/maya|okafor|lind|mercy|kent|614|412233|board|people\.example/i);
  // A skill that is also an employer's name would reveal the employer.
  const atEpic = { ...maya, currentCompany: "Epic" };
  expect(anonymousCandidate(atEpic, { place: 0, why: "Knows Epic" }, "2026-11")).toMatchObject({ why: "" });
  expect(anonymousCandidate(atEpic, { place: 0, why: "" }, "2026-11").skills).not.toContain("Epic");
  expect(anonymousCandidate({ ...maya, firstName: "Ohio" }, { place: 0, why: "" }, "2026-11").place).toBeNull();
});

test("shows the record without contact details on a named shortlist", () => {
  const shown = namedCandidate(maya, { place: 0, why: "Calm at night" }, "2026-11");
  expect(shown).toMatchObject({ label: "Maya Okafor-Lind", place: "Columbus, OH", summary: maya.summary });
  expect(shown.credentials[0]).toBe("RN license, Ohio Board of Nursing, OH");
  expect(JSON.stringify(shown)).not.toMatch(/555|412233|people\.example|linkedin/);
});

test("finds identifying words as whole words", () => {
  const identifying = identifyingWords(maya);
  for (const text of [
    "Maya is calm",
    "MAYA, really",
    "Ms. Lind",
    "máya",
    "write to maya.ok@people.example",
    "call 614.555.0142",
    "five years at mercy general",
    "Kent State graduate",
    "linkedin.com/in/mayaok",
  ])
    expect([text, identifiesPerson(text, identifying)]).toEqual([text, true]);
  for (const text of ["Mayan ruins", "Blinding work", "Led nights for 614 days", "Merciful"])
    expect([text, identifiesPerson(text, identifying)]).toEqual([text, false]);
});

test("continues letters after Z, and states scope and end in the consent text", () => {
  expect([0, 25, 26, 51, 52].map(candidateLetter)).toEqual(["A", "Z", "AA", "AZ", "BA"]);
  const words = { company: "Harbor Clinics", job: "ICU Nurse", until: "2026-12-14T23:59:59.999Z" };
  const without = consentText({ ...words, isAnonymous: true });
  expect(without).toContain("Harbor Clinics may show my details to the people it asks about the ICU Nurse job");
  expect(without).toContain("Monday, December 14, 2026");
  expect(without).not.toBe(consentText({ ...words, isAnonymous: false }));
});
