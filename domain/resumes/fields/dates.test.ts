import { expect, test } from "vitest";
import { dateRangesIn, singleDatesIn } from "./dates.ts";

const ranges: readonly (readonly [string, string, string | null])[] = [
  ["Mar 2018 – Present", "2018-03", null],
  ["03/2019 - 11/2021", "2019-03", "2021-11"],
  ["04.2017 – heute", "2017-04", null],
  ["2015-03 – 2018-12", "2015-03", "2018-12"],
  ["2019/03 - ongoing", "2019-03", null],
  ["Apr ’21 – now", "2021-04", null],
  ["sept. 2018 – aujourd’hui", "2018-09", null],
  ["janv. 2009 – févr. 2012", "2009-01", "2012-02"],
  ["März 2012 bis Dezember 2015", "2012-03", "2015-12"],
  ["since 03/2019", "2019-03", null],
  ["seit Mai 2020", "2020-05", null],
  ["from January 2014 to April 2016", "2014-01", "2016-04"],
  ["1 July 2018 – to date", "2018-07", null],
  ["2014-2018", "2014", "2018"],
  ["2014–18", "2014", "2018"],
  ["Jan. 2020—Present", "2020-01", null],
  ["May – Aug 2019", "2019-05", "2019-08"],
  ["15.03.2019 – 03.04.2020", "2019-03", "2020-04"],
  ["enero 2017 - actualidad", "2017-01", null],
  ["SEP 2019 - CURRENT", "2019-09", null],
];

test.each(ranges)("%s", (printed, start, end) => {
  expect(dateRangesIn(`Clerk, ${printed} (Leeds)`)).toMatchObject([{ start, end }]);
});

test("returns the position of a range in the printed text", () => {
  const text = "Directrice, sept. 2018 – aujourd’hui, Lyon";
  const [range] = dateRangesIn(text);
  expect(text.slice(range?.from, range?.to)).toBe("sept. 2018 – aujourd’hui");
});

test("keeps only the year of a season and ignores numbers that are not dates", () => {
  expect(singleDatesIn("Summer 2017")).toMatchObject([{ start: "2017", end: "2017" }]);
  expect(dateRangesIn("grew sales from $1200 to $2400, +44 7400 123456, 10-20 people")).toEqual([]);
});
