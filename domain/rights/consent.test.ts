import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consentTexts, employerAccountText, findConsentText, publishTexts } from "./consent.ts";
import { consentText, submissionTextId } from "../shortlists/submission-consent.ts";
import { pastConsentTexts } from "./past-texts.ts";

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

test("keeps the hash of every consent text: a changed text needs a new number", () => {
  const texts = [
    ...Object.values(consentTexts),
    ...Object.values(publishTexts),
    employerAccountText,
    ...pastConsentTexts,
  ];
  expect(Object.fromEntries(texts.map(({ id, text }) => [id, hashOf(text)]))).toEqual({
    "account/1": "a4ccf26fc91c33fd",
    "job-alerts/1": "865177cdf06313f7",
    "recruiter-visibility/1": "8b046cb249a06996",
    "human-review/1": "1f16cc80b334d0cb",
    "keep-profile/1": "182ccf15a43d78ad",
    "application/1": "b4244cae89313012",
    "publish-public/1": "451fef91b1b8855d",
    "publish-recruiters-only/1": "8132ba8f9765be79",
    "employer-account/1": "8a483c5423579ec9",
    "account/2": "53309e5a51a212b9",
    "job-alerts/2": "52f20c5baf92ff73",
    "human-review/2": "c146c807c9483e70",
    "keep-profile/2": "2ef620ae5c31efc4",
    "publish-recruiters-only/2": "4beae10533ca1f62",
    "publish-recruiters-only/3": "edc7261163433899",
    "employer-account/2": "66d094a532b46ed9",
    "account/3": "24d477d0724b0322",
    "self-identification/1": "64e544eeac989a63",
  });
});

test("keeps the hash of the text that asks a candidate about a shortlist", () => {
  const words = { company: "Harbor Clinics", job: "ICU Nurse", until: "2026-12-14T23:59:59.999Z" };
  const hashes = [true, false].map((isAnonymous) => hashOf(consentText({ ...words, isAnonymous })));
  expect([submissionTextId, ...hashes]).toEqual(["submission/2", "1387ce837ee86cb3", "77c3ae36ca762538"]);
});

test("finds the text of every version, so that the log stays readable", () => {
  for (const { id, text } of [...Object.values(consentTexts), employerAccountText, ...pastConsentTexts])
    expect(findConsentText(id)).toBe(text);
});
