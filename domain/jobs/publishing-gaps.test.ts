import { expect, test } from "vitest";
import { type JobFacts, jobFacts } from "./job-facts.ts";
import { gapsBeforePublishing } from "./publishing-gaps.ts";

const completeFacts: JobFacts = {
  title: "Night Nurse",
  department: "",
  description: "You look after a ward of thirty beds at night, with two aides and a physician on call.",
  requirements: "Active RN license",
  mustHave: [],
  niceToHave: [],
  benefits: "",
  location: "Dayton, OH",
  remote: false,
  salaryMin: 80_000,
  salaryMax: 95_000,
  minYears: null,
  type: "full-time",
  priority: "medium",
  deadline: null,
  targetStart: null,
  hiringTeamId: null,
  recruiterId: null,
};
const gapsOf = (facts: Partial<JobFacts>) =>
  Object.keys(gapsBeforePublishing({ ...completeFacts, ...facts }, "2026-11-15"));

test.each([
  [{}, []],
  [{ description: "Too short" }, ["description"]],
  [{ description: `${completeFacts.description} [Who you are]` }, ["description"]],
  [{ requirements: "" }, ["requirements"]],
  [{ requirements: "", mustHave: ["Triage"] }, []],
  [{ requirements: "- [What else]" }, ["requirements"]],
  [{ location: "" }, ["location"]],
  [{ location: "", remote: true }, []],
  [{ salaryMin: null, salaryMax: null }, ["salaryMin", "salaryMax"]],
  [{ deadline: "2026-11-14" }, ["deadline"]],
  [{ deadline: "2026-11-15" }, []],
] as const)("%j has the gaps %j", (facts, gaps) => {
  expect(gapsOf(facts as Partial<JobFacts>)).toEqual(gaps);
});

test("rejects a lower salary above the upper one", () => {
  const { error } = jobFacts.safeParse({ ...completeFacts, salaryMin: 99_000 });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["salaryMax", "The maximum salary can't be less than the minimum"],
  ]);
});
