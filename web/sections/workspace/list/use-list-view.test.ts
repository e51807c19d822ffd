import { expect, test } from "vitest";
import type { ListColumn } from "./list-column.ts";
import { filterRows, parseListView, withListView } from "./use-list-view.ts";

interface Row {
  readonly name: string;
  readonly status: string;
}

const columns: readonly ListColumn<Row>[] = [
  { key: "name", title: "Name", value: ({ name }) => name, cell: ({ name }) => name },
  { key: "status", title: "Status", canFilter: true, value: ({ status }) => status, cell: ({ status }) => status },
];

const rows: readonly Row[] = [
  { name: "Night Nurse", status: "Active" },
  { name: "Day Nurse", status: "Draft" },
  { name: "Welder", status: "Active" },
];

test("a view goes into the URL and comes back the same, and other parameters stay", () => {
  const view = {
    q: "night nurse",
    filters: { status: ["Active", "Draft"] },
    sort: { key: "name", isDescending: true },
  };
  const search = withListView("?tab=open&q=old", columns, view);
  expect(search).toBe("?tab=open&q=night+nurse&status=Active&status=Draft&sort=-name");
  expect(parseListView(search, columns)).toEqual(view);
});

test("a parameter that names no column is ignored", () => {
  expect(parseListView("?sort=secret&name=Welder", columns)).toEqual({ q: "", filters: {}, sort: null });
});

const find = (q: string) => filterRows(rows, columns, { q, filters: {}, sort: null }).map(({ name }) => name);

test("every word must occur, in any column", () => {
  expect([find("nurse"), find("nurse draft"), find("forklift"), find(" ")]).toEqual([
    ["Night Nurse", "Day Nurse"],
    ["Day Nurse"],
    [],
    ["Night Nurse", "Day Nurse", "Welder"],
  ]);
});

test("a filter keeps the rows with one of its values", () => {
  const view = { q: "", filters: { status: ["Active"] }, sort: null };
  expect(filterRows(rows, columns, view).map(({ name }) => name)).toEqual(["Night Nurse", "Welder"]);
});
