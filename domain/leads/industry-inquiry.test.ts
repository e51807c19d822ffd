import { expect, test } from "vitest";
import { industryInquiry, leadFromInquiry } from "./industry-inquiry.ts";
import { type InquiryIndustry, isInquiryIndustry } from "./inquiry-industries.ts";
import { lead } from "./lead.ts";

const inquiry = {
  firstName: "Ana",
  lastName: "Ruiz",
  email: "ana@ruiz.example",
  company: "Ruiz Clinics",
  message: "Four ICU nurses",
  jobDescription: "",
};

const isAccepted = (message: string) => industryInquiry.safeParse({ ...inquiry, message }).success;

test("requires ten characters in the message after trimming", () => {
  expect([isAccepted("123456789"), isAccepted(" 123456789 "), isAccepted("1234567890")]).toEqual([false, false, true]);
});

test.each([
  ["healthcare", "Healthcare Recruitment"],
  ["technology", "Technology Recruitment"],
  ["financial-services", "Financial Services Recruitment"],
] as const)("creates a lead from the inquiry %s with the interest %s", (industry: InquiryIndustry, subject) => {
  const created = leadFromInquiry(industry, inquiry);
  expect(created).toMatchObject({ interests: [subject], message: `${subject} Inquiry: Four ICU nurses` });
  expect(lead.safeParse(created).success).toBe(true);
});

test("has no form for other industries", () => {
  expect(["retail", "constructor", "toString"].some(isInquiryIndustry)).toBe(false);
});
