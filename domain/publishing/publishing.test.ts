import { describe, expect, test } from "vitest";
import { contentShapes } from "./content.ts";
import { differencesOf } from "./differences.ts";
import { freeSlug, newExpert, slugOf } from "./expert.ts";
import { newPublicJob, publicJobFacts, formatSalaryRange, salaryText } from "./public-job.ts";
import { newReplyTemplate, replyTemplateFacts } from "./reply-template.ts";
import type { ContentSubject } from "./subjects.ts";
import { newTestimonial } from "./testimonial.ts";

const job = {
  ...newPublicJob,
  title: "Night Nurse",
  company: "Inn Clinic",
  location: "Columbus, OH",
  salaryMinUsd: 58_000,
  salaryMaxUsd: 68_500,
  description: "Nights on a ward of twelve beds.",
};

const errorsOf = (subject: ContentSubject, facts: object): Record<string, string> => {
  const { error } = contentShapes[subject].safeParse(facts);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
};

describe("a public job", () => {
  test("shows the salary range, unless it has its own text", () => {
    expect(formatSalaryRange(58_000, 68_500)).toBe("$58k - $68.5k");
    expect(salaryText(job)).toBe("$58k - $68.5k");
    expect(salaryText({ ...job, salary: "$41 an hour" })).toBe("$41 an hour");
  });

  test("drops empty requirements and trims the rest", () => {
    const facts = publicJobFacts.parse({ ...job, requirements: ["  RN licence ", "", " "] });
    expect(facts.requirements).toEqual(["RN licence"]);
  });

  test.each([
    [{ title: " " }, { title: "Enter a title" }],
    [{ title: "x".repeat(256) }, { title: "Use at most 255 characters" }],
    [{ salary: "x".repeat(101) }, { salary: "Use at most 100 characters" }],
    [{ salaryMinUsd: null, salaryMaxUsd: null }, { salary: "Enter both salaries, or the salary as shown" }],
    [{ salaryMinUsd: null }, { salaryMinUsd: "Enter the minimum salary too" }],
    [{ salaryMaxUsd: 10 }, { salaryMaxUsd: "The maximum can't be less than the minimum" }],
    [{ salaryMinUsd: Number.NaN }, { salaryMinUsd: "Enter a number" }],
    [{ salaryMinUsd: 10.001 }, { salaryMinUsd: "Use at most two decimal places" }],
    [{ salaryMaxUsd: 1e10 }, { salaryMaxUsd: "Enter a smaller amount" }],
    [{ type: "Sometimes" }, { type: "Choose a type" }],
  ])("reports %o as %o", (change, expected) => {
    expect(errorsOf("public-job", { ...job, ...change })).toEqual(expected);
  });
});

test("reports every required field of an empty form in plain words", () => {
  const errors = [
    errorsOf("public-job", newPublicJob),
    errorsOf("testimonial", newTestimonial),
    errorsOf("expert", newExpert),
    errorsOf("reply-template", newReplyTemplate),
  ];
  expect(errors.map((each) => Object.keys(each))).toEqual([
    ["title", "company", "location", "description", "salary"],
    ["name", "position", "company", "content", "rating"],
    [
      "name",
      "title",
      "company",
      "location",
      "hourlyRateUsd",
      "experienceYears",
      "successRatePercent",
      "projectsCompleted",
      "bio",
      "skills",
    ],
    ["name", "subject", "body"],
  ]);
  expect(
    errors.flatMap((each) => Object.values(each)).filter((words) => /expected|invalid|received/i.test(words)),
  ).toEqual([]);
});

test.each([
  "https://elsewhere.example/a.png",
  "//elsewhere.example/a.png",
  "avatars/a.png",
  "/avatars/a",
  "/../a b.png",
])("rejects the picture %s", (avatarUrl) => {
  const facts = { ...newTestimonial, name: "A", position: "B", company: "C", content: "D", rating: 5, avatarUrl };
  expect(Object.keys(errorsOf("testimonial", facts))).toEqual(["avatarUrl"]);
});

test("rejects unknown placeholders and accepts known ones with spaces", () => {
  const facts = { name: "First answer", subject: "For {{company}}", body: "Hello {{ firstName }}, {{me}}" };
  expect(replyTemplateFacts.parse(facts)).toEqual(facts);
  expect(errorsOf("reply-template", { ...facts, body: "Hello {{frist}}" })).toEqual({
    body: "{{frist}} isn't a placeholder. Use {{firstName}}, {{company}}, {{me}}",
  });
});

test.each([
  ["José Núñez-Ito", "jose-nunez-ito"],
  ["  O'Brien & Sons ", "o-brien-sons"],
  ["李雷", "expert"],
])("%s gets the slug %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test("never reuses a slug", () => {
  expect(freeSlug("Ada Reyes", new Set())).toBe("ada-reyes");
  expect(freeSlug("Ada Reyes", new Set(["ada-reyes", "ada-reyes-2"]))).toBe("ada-reyes-3");
  expect(slugOf("x".repeat(255)).length).toBeLessThanOrEqual(90);
});

test("lists differences field by field, in the order of the form", () => {
  const after = { ...job, title: "Day Nurse", salaryMaxUsd: 70_000, isFeatured: true, requirements: ["RN", "BLS"] };
  expect(differencesOf("public-job", { ...job, requirements: ["RN", "CPR"] }, after)).toEqual([
    { label: "Title", before: "Night Nurse", after: "Day Nurse" },
    { label: "Maximum salary", before: "$68,500", after: "$70,000" },
    { label: "Requirements", before: "CPR", after: "BLS" },
    { label: "Featured", before: "No", after: "Yes" },
  ]);
  expect(differencesOf("public-job", job, job)).toEqual([]);
});

test("shows only the changed part of a long text", () => {
  const text = "word ".repeat(100);
  const [difference] = differencesOf("testimonial", { content: `${text}old${text}` }, { content: `${text}new${text}` });
  expect(difference?.before).toMatch(/^….*old.*…$/);
  expect(difference?.after).toMatch(/^….*new.*…$/);
  expect(difference?.before?.length).toBeLessThan(120);
});

test("shows a reordered list whole, and added values without a counterpart", () => {
  expect(differencesOf("expert", { skills: ["Go", "AWS"] }, { skills: ["AWS", "Go"] })).toEqual([
    { label: "Skills", before: "Go, AWS", after: "AWS, Go" },
  ]);
  expect(differencesOf("testimonial", { avatarUrl: "" }, { avatarUrl: "/a.svg" })).toEqual([
    { label: "Image", before: null, after: "/a.svg" },
  ]);
});
