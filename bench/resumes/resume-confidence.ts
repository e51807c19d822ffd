/**
 * Counts how often values with the same number of signs are right, on the training designs of bench/resumes/layouts, and writes the table to
 * data/resumes/confidence.csv, for `npm run data:compile`. Half of the people are counted; the other half measures the table. The result is in
 * docs/resumes.md. Run bench/resumes/layouts/make.ts first.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { stringify } from "csv-stringify/sync";
import { checkBelow } from "#domain/resumes/import/review.ts";
import { valueKinds } from "#domain/resumes/value-kinds.ts";
import { writeChart } from "../support/chart.ts";
import { writeSection } from "../support/report.ts";
import { setAside } from "./layouts/make.ts";
import { readAll } from "./layouts/score.ts";
import { valuesOf, type ReadValue } from "./layouts/values.ts";

interface Bin {
  readonly right: number;
  readonly total: number;
}

/** With one value more of each kind, so that three right values of three are no certainty. */
const shareOf = ({ right, total }: Bin): number => (right + 1) / (total + 2);

/** Nothing is certain. */
const highest = 0.99;

const binOf = (values: readonly ReadValue[]): Bin => ({
  right: values.filter(({ isRight }) => isRight).length,
  total: values.length,
});

/** The share of right values by number of signs. Neighbors are counted together until one sign more never lowers the share. */
const monotoneShares = (values: readonly ReadValue[]): number[] => {
  const most = Math.max(0, ...values.map(({ signs }) => signs));
  const blocks: (Bin & { readonly from: number })[] = [];
  for (let signs = 0; signs <= most; signs += 1) {
    let block = { ...binOf(values.filter((value) => value.signs === signs)), from: signs };
    for (let before = blocks.at(-1); before && shareOf(before) >= shareOf(block); before = blocks.at(-1)) {
      block = { right: before.right + block.right, total: before.total + block.total, from: before.from };
      blocks.pop();
    }
    blocks.push(block);
  }
  return Array.from({ length: most + 1 }, (_, signs) => {
    const block = blocks.findLast(({ from }) => from <= signs);
    return block ? Math.min(highest, Math.round(shareOf(block) * 100) / 100) : 0;
  });
};

const folder = new URL("../../.data/resume-layouts", import.meta.url).pathname;
const files = await readAll(folder, (design) => !setAside.includes(design));
const unseenFiles = await readAll(folder, (design) => setAside.includes(design));
const isFitting = (person: string): boolean => createHash("sha256").update(person).digest().readUInt8() % 2 === 0;
const [fitting = [], measuring = []] = [true, false].map((wanted) =>
  files.filter(({ truth }) => isFitting(truth.meta.person) === wanted),
);
const fittingValues = fitting.flatMap(valuesOf);
const table = new Map(
  valueKinds.map((kind) => [kind, monotoneShares(fittingValues.filter((value) => value.kind === kind))]),
);
const rows = [...table].flatMap(([kind, shares]) => shares.map((share, signs) => [kind, signs, share]));
writeFileSync(
  new URL("../../data/resumes/confidence.csv", import.meta.url),
  stringify([["kind", "signs", "confidence"], ...rows]),
);

const withConfidence = (value: ReadValue): ReadValue => {
  const shares = table.get(value.kind) ?? [];
  return { ...value, confidence: shares[Math.min(value.signs, shares.length - 1)] ?? 0 };
};
const measured = measuring.flatMap(valuesOf).map(withConfidence);
const unseen = unseenFiles.flatMap(valuesOf).map(withConfidence);
const edges = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98];
const binsOf = (all: readonly ReadValue[]) =>
  edges.flatMap((low, index) => {
    const high = edges[index + 1] ?? 1.01;
    const values = all.filter(({ confidence }) => confidence >= low && confidence < high);
    if (values.length === 0) return [];
    const said = values.reduce((sum, { confidence }) => sum + confidence, 0) / values.length;
    return [{ low, high, values: values.length, said, right: binOf(values).right / values.length }];
  });
const bins = binsOf(measured);
const unseenBins = binsOf(unseen);
const errorOf = (some: typeof bins): number =>
  some.reduce((sum, { values, said, right }) => sum + values * Math.abs(said - right), 0) /
  some.reduce((sum, { values }) => sum + values, 0);
const wrongIn = (values: readonly ReadValue[]): number => values.filter(({ isRight }) => !isRight).length;
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
const tableOf = (some: typeof bins): string[] => [
  row(["confidence", "values", "mean confidence", "right"]),
  row(["---", "---", "---", "---"]),
  ...some.map(({ low, high, values, said, right }) =>
    row([high > 1 ? `${low} or more` : `${low} to ${high}`, values, percent(said), percent(right)]),
  ),
];
const summaryOf = (values: readonly ReadValue[], some: typeof bins): string[] => {
  const asked = values.filter(({ confidence }) => confidence < checkBelow);
  const unasked = values.filter(({ confidence }) => confidence >= checkBelow);
  return [
    `Expected calibration error: ${percent(errorOf(some))}. Import review asks about values below ${checkBelow}: ${asked.length} values, ${wrongIn(asked)} of them wrong.`,
    `Of the other ${unasked.length}, ${wrongIn(unasked)} are wrong (${percent(wrongIn(unasked) / Math.max(1, unasked.length))}).`,
  ];
};
const byKind = valueKinds.flatMap((kind) => {
  const values = measured.filter((value) => value.kind === kind);
  if (values.length === 0) return [];
  const said = values.reduce((sum, { confidence }) => sum + confidence, 0) / values.length;
  return [row([kind, values.length, percent(said), percent(binOf(values).right / values.length)])];
});

const section = [
  "## Confidence",
  "",
  `\`npm run bench:resume-confidence\`: the table was counted on ${fittingValues.length} values of ${fitting.length} made resumes and measured on ${measured.length} values of`,
  `${measuring.length} resumes of other people, in the same designs. A value's confidence is the share of right values with as many signs`,
  "(`domain/resumes/signs.ts`).",
  "",
  ...tableOf(bins),
  "",
  ...summaryOf(measured, bins),
  "",
  "The same table on the designs set aside, for which no rule was written:",
  "",
  ...tableOf(unseenBins),
  "",
  ...summaryOf(unseen, unseenBins),
  "",
  writeChart("resume-confidence", {
    title: "Confidence and the share of values that are right",
    x: "confidence",
    y: "right",
    areShares: true,
    lines: [
      { name: "measured", points: bins.map(({ said, right }) => [said, right] as const) },
      { name: "set aside", points: unseenBins.map(({ said, right }) => [said, right] as const) },
      {
        name: "ideal",
        points: [
          [1, 1],
          [0, 0],
        ],
      },
    ],
  }),
  "",
  row(["kind of value", "values", "mean confidence", "right"]),
  row(["---", "---", "---", "---"]),
  ...byKind,
].join("\n");
console.log(section);
writeSection("resume-confidence", section, "resumes");
