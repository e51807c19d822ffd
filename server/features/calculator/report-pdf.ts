/** The calculator's scenario as a two-page PDF: results and chart, then every assumption. */
import { Document, Page, Path, renderToBuffer, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactElement, type ReactNode } from "react";
import { brand, firmTimeZone } from "#domain/brand.ts";
import { costCurve, type CostPoint } from "#domain/calculator/break-even.ts";
import {
  assumptionLabels,
  breakEvenSentences,
  inputLabels,
  modelNames,
  resultRows,
  savingLines,
  usd,
} from "#domain/calculator/report.ts";
import { type Model, models, roi } from "#domain/calculator/roi.ts";
import { assumptionNames, type Scenario } from "#domain/calculator/scenario.ts";

const ink = "#14202e";
const ink2 = "#45525f";
const line = "#e3ded2";
const lineColors: Readonly<Record<Model, string>> = { inHouse: "#5c6771", agency: "#8a5a10", cohire: "#1f4d3f" };

const styles = StyleSheet.create({
  page: { padding: 48, fontFamily: "Helvetica", fontSize: 10, color: ink, lineHeight: 1.4 },
  title: { fontFamily: "Helvetica-Bold", fontSize: 22, lineHeight: 1.2, marginBottom: 4 },
  heading: { fontFamily: "Helvetica-Bold", fontSize: 12, marginTop: 20, marginBottom: 6 },
  note: { color: ink2 },
  row: { flexDirection: "row", borderTopWidth: 0.75, borderTopColor: line, paddingVertical: 4 },
  label: { flex: 1.4, color: ink2 },
  value: { flex: 1, textAlign: "right" },
  strong: { fontFamily: "Helvetica-Bold" },
  footer: { position: "absolute", left: 48, right: 48, bottom: 28, fontSize: 8, color: ink2 },
});

const row = (key: string, label: string, values: readonly string[], strong = false): ReactElement =>
  h(
    View,
    { key, style: styles.row, wrap: false },
    h(Text, { style: strong ? [styles.label, styles.strong] : styles.label }, label),
    ...values.map((value, at) =>
      h(Text, { key: at, style: strong ? [styles.value, styles.strong] : styles.value }, value),
    ),
  );

const width = 499;
const height = 150;

const chart = (curve: readonly CostPoint[]): ReactElement => {
  const maxCost = Math.max(1, ...curve.flatMap((point) => models.map((model) => point[model])));
  const path = (model: Model): string =>
    curve
      .map((point, at) => {
        const x = (at / (curve.length - 1)) * width;
        const y = height - (point[model] / maxCost) * (height - 4);
        return `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join(" ");
  return h(
    Svg,
    { width, height, viewBox: `0 0 ${width} ${height}` },
    h(Path, { d: `M0 0 V${height} H${width}`, stroke: line, strokeWidth: 1, fill: "none" }),
    ...models.map((model) =>
      h(Path, { key: model, d: path(model), stroke: lineColors[model], strokeWidth: 1.6, fill: "none" }),
    ),
  );
};

const legend = h(
  View,
  { style: { flexDirection: "row", gap: 18, marginTop: 4 } },
  ...models.map((model) => h(Text, { key: model, style: { color: lineColors[model] } }, modelNames[model])),
);

const page = (key: string, footer: string, ...children: readonly ReactNode[]): ReactElement =>
  h(
    Page,
    { key, size: "LETTER", style: styles.page },
    ...children,
    h(Text, { style: styles.footer, fixed: true }, footer),
  );

export const reportPdf = (scenario: Scenario, now: Date): Promise<Buffer> => {
  const { inputs, assumptions } = scenario;
  const result = roi(scenario);
  const day = now.toLocaleDateString("en-US", { timeZone: firmTimeZone, dateStyle: "long" });
  const footer = `${brand.name}, ${brand.phone.display}, ${brand.email}. Made on ${day} from the numbers shown. Not a quote.`;
  const company = Object.entries({
    ...inputs,
    averageSalary: usd(inputs.averageSalary),
  }).map(([name, value]) => row(name, inputLabels[name as keyof typeof inputLabels], [String(value)]));
  return renderToBuffer(
    h(
      Document,
      { title: "What a year of hiring costs", author: brand.name, language: "en-US" },
      page(
        "results",
        footer,
        h(Text, { style: styles.title }, "What a year of hiring costs"),
        h(Text, { style: styles.note }, "Three ways to hire, compared for one company."),
        h(Text, { style: styles.heading }, "The company"),
        ...company,
        h(Text, { style: styles.heading }, "Results"),
        row(
          "head",
          "",
          models.map((model) => modelNames[model]),
          true,
        ),
        ...resultRows.map(({ label, value, shown }) =>
          row(
            label,
            label,
            models.map((model) => shown(value(result[model]))),
          ),
        ),
        h(Text, { style: styles.heading }, `With ${brand.name}`),
        ...savingLines(result).map(({ label, amount, note }) => row(label, label, [amount, note])),
        h(Text, { style: styles.heading }, "Annual cost from 1 to 100 hires a year"),
        chart(costCurve(scenario)),
        legend,
        ...breakEvenSentences(scenario).map((sentence) => h(Text, { key: sentence, style: styles.note }, sentence)),
      ),
      page(
        "assumptions",
        footer,
        h(Text, { style: styles.heading }, "Assumptions"),
        ...assumptionNames.map((name) => row(name, assumptionLabels[name], [String(assumptions[name])])),
      ),
    ),
  );
};
