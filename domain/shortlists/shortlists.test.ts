import { expect, test } from "vitest";
import { stageAfterYes } from "./after-yes.ts";
import { type AskedRow, consentStanding, howToAsk } from "./consent-state.ts";
import { identifyingWords, tellsWho } from "./identifying-words.ts";
import { stateOf } from "./shortlist-words.ts";
import { anonymousCandidate, namedCandidate, type ShowableCandidate } from "./show-candidate.ts";
import { letterOf } from "./shown-candidate.ts";
import { consentText } from "./submission-consent.ts";

const now = new Date("2026-11-10T12:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const anonymous = { isAnonymous: true, expiresAt: later(14) };
const named = { isAnonymous: false, expiresAt: later(14) };
const asked = (row: Partial<AskedRow> = {}): AskedRow => ({
  id: "1",
  isAnonymous: true,
  until: later(14),
  answer: null,
  withdrawnAt: null,
  replacedAt: null,
  lastAskedAt: later(-2),
  ...row,
});
const state = (rows: readonly AskedRow[], list = anonymous) => consentStanding(rows, list, now).state;

test("an agreement covers what was asked and less, never more, and not for longer", () => {
  expect(state([])).toBe("none");
  expect(state([asked()])).toBe("asked");
  expect(state([asked({ answer: "yes" })])).toBe("agreed");
  expect(state([asked({ answer: "yes" })], named)).toBe("none");
  expect(state([asked({ answer: "yes", isAnonymous: false })])).toBe("agreed");
  expect(state([asked({ answer: "yes", until: later(-1) })])).toBe("lapsed");
  expect(state([asked({ answer: "yes", withdrawnAt: now })])).toBe("withdrawn");
  expect(state([asked({ answer: "no" })], named)).toBe("declined");
  expect(state([asked({ answer: "no", isAnonymous: false })])).toBe("none");
  expect(state([asked({ replacedAt: now })])).toBe("none");
});

test("nobody is asked who has agreed, has said no, or was asked today", () => {
  expect(howToAsk([], anonymous, now)).toEqual({ how: "anew", replaces: null });
  expect(howToAsk([asked({ answer: "yes" })], anonymous, now)).toEqual({ how: "not" });
  expect(howToAsk([asked({ answer: "yes", until: later(3) })], anonymous, now)).toEqual({
    how: "anew",
    replaces: null,
  });
  expect(howToAsk([asked({ answer: "no" })], anonymous, now)).toEqual({ how: "left out", why: "declined" });
  expect(howToAsk([asked()], anonymous, now)).toEqual({ how: "again", id: "1" });
  expect(howToAsk([asked({ lastAskedAt: now })], anonymous, now)).toEqual({ how: "left out", why: "asked today" });
  expect(howToAsk([asked()], named, now)).toEqual({ how: "anew", replaces: "1" });
});

test("a list is ready once everybody has agreed, and over when it was ended or its day has passed", () => {
  const times = { sentAt: null, revokedAt: null, expiresAt: later(1) };
  expect(stateOf(times, ["none"], now)).toBe("draft");
  expect(stateOf(times, ["agreed", "none"], now)).toBe("waiting");
  expect(stateOf(times, ["agreed", "agreed"], now)).toBe("ready");
  expect(stateOf({ ...times, sentAt: now }, ["withdrawn"], now)).toBe("sent");
  expect(stateOf({ ...times, sentAt: now, expiresAt: now }, [], now)).toBe("expired");
  expect(stateOf({ ...times, revokedAt: now }, [], now)).toBe("revoked");
});

test("a yes takes on who has only applied, and nobody else", () => {
  expect(stageAfterYes("applied")).toBe("screening");
  for (const stage of ["screening", "interview", "offer", "hired", "rejected"] as const)
    expect(stageAfterYes(stage)).toBeUndefined();
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
  workHistory: [
    { title: "ICU Nurse", company: "Mercy General, Inc.", start: "2019-01", end: null, description: "At Mercy." },
    { title: "Mercy Scholar", company: "Kent State", start: "2017", end: "2018" },
  ],
  education: [{ degree: "BSN", school: "Kent State", year: 2017 }],
};

test("without a name everything comes from lists of ours; what the person or others have typed is not shown", () => {
  const shown = anonymousCandidate(maya, { place: 27, why: "Calm at night" }, "2026-11");
  expect(shown).toEqual({
    label: "Candidate AB",
    title: "Senior ICU Nurse",
    years: 9,
    place: "Ohio",
    summary: null,
    skills: ["Patient care", "Epic"],
    roles: [
      { title: "ICU Nurse", company: null, time: "8 years", description: null },
      { title: null, company: null, time: "2 years", description: null },
    ],
    education: ["Bachelor’s degree"],
    why: "Calm at night",
  });
  expect(JSON.stringify(shown)).not.toMatch(/maya|okafor|lind|mercy|kent|614|people\.example/i);
  // A skill that is also an employer's name tells the employer.
  const atEpic = { ...maya, currentCompany: "Epic" };
  expect(anonymousCandidate(atEpic, { place: 0, why: "Knows Epic" }, "2026-11")).toMatchObject({ why: "" });
  expect(anonymousCandidate(atEpic, { place: 0, why: "" }, "2026-11").skills).not.toContain("Epic");
  expect(anonymousCandidate({ ...maya, firstName: "Ohio" }, { place: 0, why: "" }, "2026-11").place).toBeNull();
});

test("by name the record is shown, without ways to reach the person", () => {
  const shown = namedCandidate(maya, { place: 0, why: "Calm at night" }, "2026-11");
  expect(shown).toMatchObject({ label: "Maya Okafor-Lind", place: "Columbus, OH", summary: maya.summary });
  expect(JSON.stringify(shown)).not.toMatch(/555|people\.example|linkedin/);
});

test("words tell who somebody is by name, address, number, employer, school or link, as words and not as parts of words", () => {
  const telling = identifyingWords(maya);
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
    expect([text, tellsWho(text, telling)]).toEqual([text, true]);
  for (const text of ["Mayan ruins", "Blinding work", "Led nights for 614 days", "Merciful"])
    expect([text, tellsWho(text, telling)]).toEqual([text, false]);
});

test("letters go on after Z, and the words of the question say what is shown and until when", () => {
  expect([0, 25, 26, 51, 52].map(letterOf)).toEqual(["A", "Z", "AA", "AZ", "BA"]);
  const words = { company: "Harbor Clinics", job: "ICU Nurse", until: "2026-12-14T23:59:59.999Z" };
  const without = consentText({ ...words, isAnonymous: true });
  expect(without).toContain("Harbor Clinics may show me to the people it asks about the job ICU Nurse");
  expect(without).toContain("Monday, December 14, 2026");
  expect(without).not.toBe(consentText({ ...words, isAnonymous: false }));
});
