import { expect, test } from "vitest";
import type { Enhancement } from "./enhance.ts";
import { emptyProfile, listLimits, type Profile } from "../profile.ts";
import {
  acceptedUpdate,
  maxProposedText,
  newSkills,
  findPositionIndex,
  type Proposal,
  addProposal,
  removeResolved,
} from "./proposal.ts";

const job = { title: "Cook", company: "Luigi's", start: "2020", description: "I train cooks" };
const cook: Profile = { ...emptyProfile, summary: "I cook.", skills: ["Grill"], experience: [job] };
const [one, two] = ["018f0000-0000-7000-8000-000000000001", "018f0000-0000-7000-8000-000000000002"];

const summary = (value: string): Enhancement => ({ field: "summary", value, added: [], writtenBy: "template" });
const skills = (...added: string[]): Enhancement => ({ field: "skills", value: added, added, writtenBy: "template" });
const experience = (index: number, value: string): Enhancement => ({
  field: "experience",
  index,
  value,
  added: [],
  writtenBy: "template",
});

test("[EDITOR-09] proposes only what the profile does not have yet", () => {
  expect(addProposal([], skills("Baking", " grill "), cook, one)).toEqual([
    { id: one, field: "skills", value: ["Baking"] },
  ]);
  expect(addProposal([], summary("I cook well."), cook, one)).toEqual([
    { id: one, field: "summary", value: "I cook well." },
  ]);
  expect(addProposal([], experience(0, "Train cooks."), cook, one)).toEqual([
    { id: one, field: "experience", position: job, value: "Train cooks." },
  ]);
});

test.each([
  ["the same summary", summary("I cook.")],
  ["a summary that a profile cannot hold", summary("x".repeat(maxProposedText + 1))],
  ["skills that are all there", skills("grill")],
  ["the same description", experience(0, "I train cooks")],
  ["a job that is not there", experience(4, "Train cooks.")],
])("makes no proposal for %s", (_case, enhancement) => {
  expect(addProposal([], enhancement, cook, one)).toEqual([]);
});

test("replaces the older proposal for the same field or job only", () => {
  const other = { ...job, company: "Noma" };
  const both = { ...cook, experience: [job, other] };
  const first = addProposal(addProposal([], skills("Baking"), both, one), experience(0, "Train cooks."), both, two);
  const replaced = addProposal(first, skills("Sauces"), both, two);
  expect(replaced.map(({ field, value }) => [field, value])).toEqual([
    ["experience", "Train cooks."],
    ["skills", ["Sauces"]],
  ]);
  expect(addProposal(replaced, experience(1, "Trained cooks."), both, one)).toHaveLength(3);
  expect(addProposal(replaced, skills("Grill"), both, one)).toHaveLength(1);
});

test("drops proposals for removed jobs and keeps those for edited descriptions", () => {
  const before = addProposal([], experience(0, "Train cooks."), cook, one);
  expect(addProposal(before, skills("Baking"), { ...cook, experience: [] }, two).map(({ field }) => field)).toEqual([
    "skills",
  ]);
  const edited = { ...cook, experience: [{ ...job, description: "I teach cooks" }] };
  expect(addProposal(before, skills("Baking"), edited, two)).toHaveLength(2);
  expect(findPositionIndex(job, edited)).toBe(0);
});

test("[EDITOR-09] appends the accepted skills once, up to the limit", () => {
  const proposal: Proposal = { id: one, field: "skills", value: ["Baking", "Sauces", "Grill"] };
  expect(acceptedUpdate(proposal, ["Sauces", "GRILL"], cook)).toEqual({ skills: ["Grill", "Sauces"] });
  const full = { ...cook, skills: Array.from({ length: listLimits.skills }, (_each, index) => `Skill ${index}`) };
  expect(acceptedUpdate(proposal, ["Sauces"], full).skills).toEqual(full.skills);
  expect(newSkills(["Baking"], ["baking "])).toEqual([]);
});

test("[EDITOR-08] [EDITOR-12] replaces only the accepted text, as edited", () => {
  expect(acceptedUpdate({ id: one, field: "summary", value: "I cook well." }, "I cook very well.", cook)).toEqual({
    summary: "I cook very well.",
  });
  const proposal: Proposal = { id: one, field: "experience", position: job, value: "Train cooks." };
  const other = { ...job, company: "Noma" };
  expect(acceptedUpdate(proposal, "Train 4 cooks.", { ...cook, experience: [other, job] })).toEqual({
    experience: [other, { ...job, description: "Train 4 cooks." }],
  });
});

test("removes resolved proposals and ignores unknown ids", () => {
  const both = addProposal(addProposal([], skills("Baking"), cook, one), summary("I cook well."), cook, two);
  expect(removeResolved(both, [one]).map(({ id }) => id)).toEqual([two]);
  expect(removeResolved(both, ["another"])).toEqual(both);
});
