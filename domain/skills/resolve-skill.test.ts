import { expect, test } from "vitest";
import { craft, credential, tool } from "./make-skill.ts";
import { buildSkillIndex } from "./skill-index.ts";
import { resolveSkill, resolveSkills } from "./resolve-skill.ts";

const index = buildSkillIndex([
  tool("React", ["React.js", "ReactJS"]),
  tool("Vue", ["Vue.js"]),
  tool("Microsoft Excel", ["Excel", "MS Excel"]),
  tool("Kubernetes", ["K8s"]),
  tool("Photoshop"),
  tool("PostgreSQL", ["Postgres"]),
  tool("Amazon Web Services", ["AWS"]),
  craft("Go", ["Golang"], { ambiguousTerms: ["Go"] }),
  craft("C++"),
  craft("C"),
  craft("C#"),
  craft("Java"),
  craft("JavaScript", ["JS"]),
  craft("Python"),
  craft("Project management"),
  craft("Research and development", ["R&D"]),
  craft("Welding"),
  craft("Planning"),
  craft("Problem solving", ["Problem-solving"]),
  craft("REST APIs", ["REST API"]),
  credential("HIPAA"),
]);

test.each([
  ["React.js (5 yrs)", "React"],
  ["react", "React"],
  ["REACT JS", "React"],
  ["MS Excel", "Microsoft Excel"],
  ["Microsoft Excel (Advanced)", "Microsoft Excel"],
  ["Advanced Excel", "Microsoft Excel"],
  ["Excel - expert", "Microsoft Excel"],
  ["Excel 2016", "Microsoft Excel"],
  ["Adobe Photoshop CC", undefined],
  ["Adobe Photoshop", "Photoshop"],
  ["vue 3", "Vue"],
  ["• Vue", "Vue"],
  ["go", "Go"],
  ["Go 1.22", "Go"],
  ["c++", "C++"],
  ["C", "C"],
  ["c#", "C#"],
  ["Java Script", "JavaScript"],
  ["Java 8/11", "Java"],
  ["5+ years of Java", "Java"],
  ["Proficient in Python", "Python"],
  ["Languages: Python", "Python"],
  ["Python:", "Python"],
  ["Amazon Web Services (AWS)", "Amazon Web Services"],
  ["Cloud (AWS)", "Amazon Web Services"],
  ["Research & Development", "Research and development"],
  ["R & D", "Research and development"],
  ["Problem solving skills", "Problem solving"],
  ["problem-solving", "Problem solving"],
  ["Rest API", "REST APIs"],
  ["Kubernets", "Kubernetes"],
  ["Pyhton", "Python"],
  ["Javascipt", "JavaScript"],
  ["Project Managment", "Project management"],
  ["Postgress", "PostgreSQL"],
  ["hipaa", "HIPAA"],
  ["HIPPA", undefined],
  ["AWD", undefined],
  ["Jave", undefined],
  ["Intermediate Python user", "Python"],
  ["Working knowledge of Go", "Go"],
  ["Knitting", undefined],
  ["", undefined],
  ["(", undefined],
])("%s is %s", (words, expected) => {
  expect(resolveSkill(words, index)).toBe(expected);
});

test("does not correct a word that the vocabulary knows", () => {
  const both = buildSkillIndex([craft("Welding"), craft("Wedding planning")]);
  expect(resolveSkill("Wedding", both)).toBeUndefined();
});

test("does not correct a typo that fits two words", () => {
  const both = buildSkillIndex([craft("Printing"), craft("Painting")]);
  expect(resolveSkill("Pointing", both)).toBeUndefined();
  expect(resolveSkill("Prxnting", both)).toBe("Printing");
});

test("splits an item that joins several skills", () => {
  expect(resolveSkills("Java/Python", index)).toEqual(["Java", "Python"]);
  expect(resolveSkills("Go & C++ and knitting", index)).toEqual(["Go", "C++"]);
  expect(resolveSkills("Research and development", index)).toEqual(["Research and development"]);
  expect(resolveSkills("Knitting", index)).toEqual([]);
});
