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

const row = (gap: number, cells: readonly (readonly [number, string])[], bold = false): UnpositionedLine => ({
  page: 1,
  block: 0,
  gap,
  cells: cells.map(([x, text]) => ({
    x,
    right: x + text.length * 5,
    runs: [{ text, bold, italic: false, size: 9, color: "#000000" }],
  })),
});

test("joins an item broken in a grid, and keeps the items around a group's name apart", () => {
  const grid = [
    row(1.8, [
      [40, "Heat pump"],
      [200, "Brazing"],
    ]),
    row(0.8, [[40, "installation"]]),
    row(1.2, [
      [40, "Ductwork"],
      [200, "Wiring"],
    ]),
  ];
  const { lines } = positionLines(grid);
  expect(readSkills(lines, lines).map(({ text }) => text)).toEqual([
    "Heat pump installation",
    "Brazing",
    "Ductwork",
    "Wiring",
  ]);
  const groups = positionLines([
    row(2, [[40, "Design"]], true),
    row(1, [[40, "Civil 3D, SAP2000,"]]),
    row(1, [[40, "Revit"]]),
    row(1, [[40, "Management"]], true),
    row(1, [[40, "Tendering, Site inspection"]]),
  ]).lines;
  expect(readSkills(groups, groups).map(({ text }) => text)).toEqual([
    "Civil 3D",
    "SAP2000",
    "Revit",
    "Tendering",
    "Site inspection",
  ]);
});
