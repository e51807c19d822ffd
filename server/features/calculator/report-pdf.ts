/** The calculator's scenario as a two-page PDF: results and chart, then every assumption. */
import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
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
const mutedInk = "#45525f";
const line = "#e3ded2";
const lineColors: Readonly<Record<Model, string>> = { inHouse: "#5c6771", agency: "#8a5a10", cohire: "#1f4d3f" };

/** US Letter, in points. */
const paper = { width: 612, height: 792 };
const margin = 48;
const contentWidth = paper.width - 2 * margin;
const chartWidth = 499;
const chartHeight = 120;
const lineHeight = 1.4;
/** What PDFKit itself gives a line of Helvetica, per point of its size. */
const naturalLineHeight = 1.156;

interface TextStyle {
  readonly size?: number;
  readonly color?: string;
  readonly bold?: boolean;
  readonly align?: "left" | "right";
  readonly x?: number;
  readonly width?: number;
}

/** Draws from top to bottom; a block that doesn't fit starts a page. */
class Report {
  readonly #doc = new Pdf({
    size: [paper.width, paper.height],
    margin: 0,
    autoFirstPage: false,
    lang: "en-US",
    displayTitle: true,
    info: { Title: "Hiring cost comparison", Author: brand.name },
  });
  readonly #footer: string;
  #y = margin;

  constructor(footer: string) {
    this.#footer = footer;
  }

  page(): void {
    this.#doc.addPage();
    this.#y = paper.height - 28 - 8 * lineHeight;
    this.#write(this.#footer, { size: 8, color: mutedInk });
    this.#y = margin;
  }

  #reserve(height: number): void {
    if (this.#y + height > paper.height - margin) this.page();
  }

  #prepared({ size = 10, bold = false, align = "left", width = contentWidth }: TextStyle) {
    this.#doc.font(bold ? "Helvetica-Bold" : "Helvetica").fontSize(size);
    return { width, align, lineGap: size * (lineHeight - naturalLineHeight) };
  }

  #heightOf(text: string, style: TextStyle): number {
    return this.#doc.heightOfString(text, this.#prepared(style));
  }

  /** Writes at the current height without moving on. */
  #write(text: string, style: TextStyle): void {
    const options = this.#prepared(style);
    this.#doc.fillColor(style.color ?? ink).text(text, style.x ?? margin, this.#y + options.lineGap / 2, options);
  }

  text(text: string, style: TextStyle = {}): void {
    const height = this.#heightOf(text, style);
    this.#reserve(height);
    this.#write(text, style);
    this.#y += height;
  }

  space(height: number): void {
    this.#y += height;
  }

  heading(text: string): void {
    this.space(16);
    this.text(text, { size: 12, bold: true });
    this.space(6);
  }

  row(label: string, values: readonly string[], bold = false): void {
    const unit = contentWidth / (1.4 + values.length);
    const cells: readonly (readonly [string, TextStyle])[] = [
      [label, { color: bold ? ink : mutedInk, bold, width: 1.4 * unit }],
      ...values.map((value, index): [string, TextStyle] => [
        value,
        { bold, align: "right", x: margin + (1.4 + index) * unit, width: unit },
      ]),
    ];
    const height = Math.max(...cells.map(([text, style]) => this.#heightOf(text, style))) + 8;
    this.#reserve(height);
    this.#doc
      .moveTo(margin, this.#y)
      .lineTo(margin + contentWidth, this.#y)
      .lineWidth(0.75)
      .stroke(line);
    this.#y += 4;
    for (const [text, style] of cells) this.#write(text, style);
    this.#y += height - 4;
  }

  chart(curve: readonly CostPoint[]): void {
    this.#reserve(chartHeight);
    const maxCost = Math.max(1, ...curve.flatMap((point) => models.map((model) => point[model])));
    const doc = this.#doc.save().translate(margin, this.#y);
    doc.path(`M0 0 V${chartHeight} H${chartWidth}`).lineWidth(1).stroke(line);
    for (const model of models) {
      const points = curve.map((point, index): [number, number] => [
        (index / (curve.length - 1)) * chartWidth,
        chartHeight - (point[model] / maxCost) * (chartHeight - 4),
      ]);
      const path = points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");
      doc.path(path).lineWidth(1.6).stroke(lineColors[model]);
    }
    doc.restore();
    this.#y += chartHeight;
  }

  legend(): void {
    this.space(4);
    this.#reserve(10 * lineHeight);
    let x = margin;
    for (const model of models) {
      this.#write(modelNames[model], { color: lineColors[model], x });
      x += this.#doc.widthOfString(modelNames[model]) + 18;
    }
    this.#y += 10 * lineHeight;
  }

  end(): Promise<Buffer> {
    this.#doc.end();
    return buffer(this.#doc);
  }
}

export const reportPdf = (scenario: Scenario, now: Date): Promise<Buffer> => {
  const { inputs, assumptions } = scenario;
  const result = roi(scenario);
  const day = now.toLocaleDateString("en-US", { timeZone: firmTimeZone, dateStyle: "long" });
  const report = new Report(
    `${brand.name}, ${brand.phone.display}, ${brand.email}. Created ${day} from the numbers shown. An estimate, not a quote.`,
  );
  report.page();
  report.text("Hiring cost comparison", { size: 22, bold: true });
  report.text("Three ways to hire, compared for your company.", { color: mutedInk });
  report.heading("Your company");
  for (const [name, value] of Object.entries({ ...inputs, averageSalary: usd(inputs.averageSalary) }))
    report.row(inputLabels[name as keyof typeof inputLabels], [String(value)]);
  report.heading("Results");
  const names = models.map((model) => modelNames[model]);
  report.row("", names, true);
  for (const { label, value, shown } of resultRows)
    report.row(
      label,
      models.map((model) => shown(value(result[model]))),
    );
  report.heading(`A year with ${brand.name}`);
  for (const { label, amount, note } of savingLines(result)) report.row(label, [amount, note]);
  report.heading("Annual cost from 1 to 100 hires a year");
  report.chart(costCurve(scenario));
  report.legend();
  for (const sentence of breakEvenSentences(scenario)) report.text(sentence, { color: mutedInk });
  report.page();
  report.heading("Assumptions");
  for (const name of assumptionNames) report.row(assumptionLabels[name], [String(assumptions[name])]);
  return report.end();
};
