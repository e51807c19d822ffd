import { expect, test } from "vitest";
import { positionLines, type UnpositionedLine } from "../layout/document-lines.ts";
import { readJobs } from "../fields/experience.ts";
import { readSchools } from "../fields/education.ts";
import { splitGrids } from "../layout/wrapped-lines.ts";

type Printed = readonly [gap: number, ...cells: (readonly [x: number, text: string])[]];

const printed = (...rows: readonly Printed[]) =>
  positionLines(
    rows.map(([gap, ...cells]): UnpositionedLine => ({
      page: 1,
      block: 0,
      gap,
      cells: cells.map(([x, text]) => ({
        x,
        right: x + text.length * 5,
        runs: [{ text, bold: false, italic: false, size: 9, color: "#000000" }],
      })),
    })),
  ).lines;

const jobs = (...rows: readonly Printed[]) =>
  readJobs(printed(...rows)).map((job) => [job.title?.text, job.company?.text, job.date.start, job.date.end]);

test("joins a range that the column broke after its month", () => {
  expect(
    jobs(
      [2, [40, "Jan 2016 – Dec"], [130, "Chemistry Teacher"]],
      [1, [40, "2019"], [130, "Hillside School"]],
      [1, [140, "Taught three forms"]],
    ),
  ).toEqual([["Chemistry Teacher", "Hillside School", "2016-01", "2019-12"]]);
});

test("reads start and end one above the other, and in separate columns", () => {
  expect(
    jobs(
      [1.8, [40, "Surveyor"], [500, "Mar 2019"]],
      [1, [40, "Lakeland Mapping Ltd"], [505, "Present"]],
      [1.8, [40, "Trainee Surveyor"], [500, "May 2014"]],
      [1, [40, "Borough of Ashdale"], [500, "Aug 2018"]],
    ),
  ).toEqual([
    ["Surveyor", "Lakeland Mapping Ltd", "2019-03", null],
    ["Trainee Surveyor", "Borough of Ashdale", "2014-05", "2018-08"],
  ]);
  expect(jobs([2, [40, "Jun 2014"], [110, "Feb 2017"], [180, "Deck Officer"], [300, "Northern Ferries Ltd"]])).toEqual([
    ["Deck Officer", "Northern Ferries Ltd", "2014-06", "2017-02"],
  ]);
});

test("keeps the years of single entries below each other separate", () => {
  const schools = readSchools(
    printed(
      [2, [40, "2010"], [100, "High school diploma, Ashdale School"]],
      [1, [40, "2014"], [100, "BSc Geography, Ashdale University"]],
      [1, [40, "2016"], [100, "MSc Geodesy, Ashdale University"]],
    ),
  );
  expect(schools.map((school) => school.year?.value)).toEqual([2010, 2014, 2016]);
});

test("reads an open start, an arrow, a grade in brackets and an indented line", () => {
  expect(
    jobs(
      [2, [40, "since 03/2020"], [130, "Quality Technician (QT3)"]],
      [1, [130, "Brook Chemicals AG"]],
      [1, [142, "Water and soil"]],
      [1.8, [40, "2016 → 2020"], [130, "Lab Assistant"]],
      [1, [130, "Mill Road Dairy"]],
    ),
  ).toEqual([
    ["Quality Technician (QT3)", "Brook Chemicals AG", "2020-03", null],
    ["Lab Assistant", "Mill Road Dairy", "2016", "2020"],
  ]);
});

const centered = (gap: number, text: string): Printed => [gap, [300 - text.length * 2.5, text]];

test("reads job headings centered on the page", () => {
  expect(
    jobs(
      centered(2, "Silver Bay Hotel"),
      centered(1, "Floor Supervisor"),
      centered(1, "June 2019 – Present"),
      [1, [52, "Runs the floor every evening"]],
      centered(1, "River Inn Resort"),
      centered(1, "Waiter"),
      centered(1, "March 2014 – May 2019"),
    ),
  ).toEqual([
    ["Floor Supervisor", "Silver Bay Hotel", "2019-06", null],
    ["Waiter", "River Inn Resort", "2014-03", "2019-05"],
  ]);
});

test("reads a town and state beside title and company as neither", () => {
  expect(
    jobs(
      [2, [40, "Store Manager, Summit Outfitters"], [250, "Boulder, CO"], [400, "2018–present"]],
      [1, [60, "Team of fourteen"]],
      [1.5, [40, "Clerk (Grade II), Elk Ski Shop"], [250, "Nederland, CO"], [400, "2012–2018"]],
    ),
  ).toMatchObject([
    ["Store Manager", "Summit Outfitters", "2018", null],
    ["Clerk (Grade II)", "Elk Ski Shop", "2012", "2018"],
  ]);
});

test("joins a range that a narrow column broke beside the description", () => {
  expect(
    jobs(
      [2, [77, "December"], [131, "Project Manager, Calder & Finch Construction"]],
      [1, [92, "2022 –"], [131, "• Delivered a school two weeks early."]],
      [1, [90, "present"], [131, "• Reduced change orders by a third."]],
    ),
  ).toEqual([["Project Manager", "Calder & Finch Construction", "2022-12", null]]);
});

test("keeps a comma inside the name of a company", () => {
  expect(
    jobs(
      [2, [40, "07/2019 – 06/2023"], [140, "Civil Engineer, Vance, Ito & Partners, Boise, ID"]],
      [1, [140, "• Led site visits."]],
    ),
  ).toEqual([["Civil Engineer", "Vance, Ito & Partners", "2019-07", "2023-06"]]);
});

test("reads schools that are printed side by side", () => {
  const rows = splitGrids(
    printed(
      [2, [22, "Institut Carnel"], [300, "Université de la Saône"]],
      [1.2, [22, "Sep 2012 - Jun 2015"], [300, "Sep 2007 - Jun 2010"]],
      [1, [22, "Master of Education - Curriculum"], [300, "Bachelor of Science - Biology"]],
    ),
  );
  const schools = readSchools(rows).map(({ institution, degree, year }) => [
    institution?.text,
    degree?.text,
    year?.value,
  ]);
  expect(schools).toEqual([
    ["Institut Carnel", "Master of Education, Curriculum", 2015],
    ["Université de la Saône", "Bachelor of Science, Biology", 2010],
  ]);
});
