import { expect, test } from "vitest";
import { positionLines, type UnpositionedLine } from "../layout/document-lines.ts";
import { readSkills } from "./skills.ts";

const skills = (...rows: readonly (readonly string[])[]) => {
  const loose = rows.map((cells): UnpositionedLine => ({
    page: 1,
    block: 0,
    gap: 1,
    cells: cells.map((text, index) => ({
      x: 40 + index * 200,
      right: 40 + index * 200 + text.length * 5,
      runs: [{ text, bold: false, italic: false, size: 9, color: "#000000" }],
    })),
  }));
  const { lines } = positionLines(loose);
  return readSkills(lines, lines).map((skill) => skill.text);
};

test("does not read levels as skills, in a list or in a table", () => {
  expect(skills(["Java – advanced, Docker – basic, BASIC"])).toEqual(["Java", "Docker", "BASIC"]);
  expect(skills(["Skill", "Level", "Years"], ["Pump overhaul", "Expert", "9"], ["Welding", "Good", "4"])).toEqual([
    "Pump overhaul",
    "Welding",
  ]);
});

test("accepts acronyms as skills, but not rating dots", () => {
  expect(skills(["SPSS; SAS; ●●●○○"])).toEqual(["SPSS", "SAS"]);
});

test("joins a parenthetical wrapped onto its own line to the skill above", () => {
  expect(skills(["Health and safety"], ["(NEBOSH)"], ["Scaffolding"])).toEqual([
    "Health and safety (NEBOSH)",
    "Scaffolding",
  ]);
});
