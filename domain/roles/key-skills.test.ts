import { expect, test } from "vitest";
import { roles } from "./catalog.ts";
import { keySkillsFor } from "./key-skills.ts";

const engineer = ["Root cause analysis", "Design review", "Technical documentation"];
const manager = ["Hiring and onboarding", "Coaching and performance reviews", "Conflict resolution"];
const analyst = ["SQL", "Dashboards in Power BI or Tableau", "Presenting findings"];
const other = ["Clear written handoffs", "Prioritizing under deadlines", "Training new team members"];

const ownSets = ["Technology", "Healthcare", "Finance", "Sales", "Administrative", "Management"];
const genericSets = [
  "Customer Service",
  "Operations",
  "Logistics",
  "Human Resources",
  "Marketing",
  "Analytics",
  "Engineering",
  "Legal",
  "Design",
  "Transportation",
  "Security",
  "Hospitality",
  "Executive",
  "Skilled Trades",
  "Education",
  "Content",
];
const firstSix = (category: string) => keySkillsFor({ title: "Specialist", category }).slice(0, 6);

test.each([
  ["Software Engineer", engineer],
  ["Store Manager", manager],
  ["Data Analyst", analyst],
  ["Registered Nurse", other],
  ["Engineering Manager", engineer],
  ["Analyst Manager", manager],
  ["Analytics Engineer", engineer],
  ["SOFTWARE ENGINEER", engineer],
  ["store manager", manager],
  ["", other],
])("[ROLE-23 ROLE-24] the title %j adds %j", (title, extras) => {
  expect(keySkillsFor({ title, category: "Technology" }).slice(6)).toEqual(extras);
});

test("[ROLE-23 ROLE-24] six categories have their own set and the others share a generic one", () => {
  const generic = firstSix("No such category");
  for (const category of genericSets) {
    expect(firstSix(category), category).toEqual(generic);
  }
  const ownSkills = ownSets.flatMap(firstSix);
  expect(new Set([...ownSkills, ...generic]).size).toBe(7 * 6);
});

test("[ROLE-23 ROLE-24] returns nine different skills for any category and title", () => {
  for (const category of [...ownSets, ...genericSets, "No such category", "constructor"]) {
    for (const title of ["Engineer", "Manager", "Analyst", "Specialist"]) {
      const skills = keySkillsFor({ title, category });
      expect(skills, `${category}, ${title}`).toHaveLength(9);
      expect(new Set(skills.map((skill) => skill.toLowerCase())).size, `${category}, ${title}`).toBe(9);
    }
  }
});

test("[ROLE-23 ROLE-24] every role of the catalog shows nine skills", () => {
  for (const role of roles) {
    expect(keySkillsFor(role), role.title).toHaveLength(9);
  }
});
