import { describe, expect, it } from "vitest";
import { emptyProfile, mergeProfile } from "../../profiles/profile.ts";
import { importInto } from "./merge-import.ts";
import { pieceIn, replacePiece, reviewItems, confidenceLabel } from "./review.ts";
import { parseResumeResponse } from "./parse-resume-response.ts";

const parsedResume = parseResumeResponse({
  profile: {
    firstName: "Maren",
    lastName: "Okafor",
    email: "maren@example.com",
    skills: ["React.js", "Payroll"],
    experience: [
      { title: "Nurse", company: "Northside", start: "2018-03", end: null },
      { title: "Cook", company: "Inn", start: "2010", end: "2012" },
    ],
    education: [{ institution: "DePaul", degree: "BSc", year: 2014 }],
  },
  skillNames: { reactjs: "react", react: "react" },
});
const before = mergeProfile(emptyProfile, {
  firstName: "Mary",
  skills: ["React"],
  experience: [{ title: "Nurse", company: "Northside" }],
});
const after = importInto(before, parsedResume);
const items = reviewItems(parsedResume);
const itemNamed = (id: string) => items.find((item) => item.id === id) ?? items[0];
const undoItem = (id: string, profile = after) => {
  const { piece } = itemNamed(id) ?? { piece: { kind: "skill" as const, value: "" } };
  return mergeProfile(profile, replacePiece(profile, piece, pieceIn(before, piece, parsedResume), parsedResume));
};

describe("reviewing an import", () => {
  it("lists every piece that was found, in profile order", () => {
    expect(items.map(({ id }) => id)).toEqual(["name", "email", "skill-0", "skill-1", "job-0", "job-1", "school-0"]);
  });

  it("undoes one piece, keeps the others and restores the earlier value", () => {
    expect(undoItem("name")).toEqual({ ...after, firstName: "Mary", lastName: "" });
    expect(undoItem("email")).toEqual({ ...after, email: "" });
    expect(undoItem("skill-1").skills).toEqual(["React"]);
    expect(undoItem("job-0").experience).toEqual([
      { title: "Nurse", company: "Northside" },
      { title: "Cook", company: "Inn", start: "2010", end: "2012" },
    ]);
    expect(undoItem("job-1").experience).toHaveLength(1);
    expect(undoItem("school-0").education).toEqual([]);
  });

  it("keeps a skill that was already listed under another name", () => {
    expect(after.skills).toEqual(["React", "Payroll"]);
    expect(undoItem("skill-0").skills).toEqual(["React", "Payroll"]);
  });

  it("restores the original profile when every piece is undone", () => {
    expect(items.reduce((profile, { id }) => undoItem(id, profile), after)).toEqual(before);
  });

  it("keeps a corrected piece in its position and can still undo it", () => {
    const piece = { kind: "job" as const, value: { title: "Nurse", company: "Northside", start: "2018-03" } };
    const corrected = { kind: "job" as const, value: { title: "Head nurse", company: "Northside", start: "2018-03" } };
    const profile = mergeProfile(after, replacePiece(after, piece, corrected, parsedResume));
    expect(profile.experience.map(({ title }) => title)).toEqual(["Head nurse", "Cook"]);
    const restored = replacePiece(profile, corrected, pieceIn(before, piece, parsedResume), parsedResume);
    expect(restored.experience?.[0]).toEqual({ title: "Nurse", company: "Northside" });
  });

  it("labels the confidence", () => {
    expect([0.99, 0.9, 0.85, 0.7, undefined].map(confidenceLabel)).toEqual([
      "sure",
      "sure",
      "likely",
      "please check",
      "please check",
    ]);
  });
});
