/** Draws metrics as an SVG chart for the docs. Both axes are logarithmic, to show how a cost grows, or shares from 0 to 1. */
import { mkdirSync, writeFileSync } from "node:fs";

interface Line {
  readonly name: string;
  /** Pairs of size and cost, both above zero if the axes are logarithmic. */
  readonly points: readonly (readonly [number, number])[];
}

interface Chart {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly lines: readonly Line[];
  readonly areShares?: boolean;
}

interface Axis {
  readonly ticks: readonly number[];
  /** 0 at the start of the axis, 1 at its end. */
  readonly positionOf: (value: number) => number;
}

const [width, height] = [680, 320];
const margins = { left: 72, right: 150, top: 44, bottom: 52 };
/** Distinguishable in light and dark mode, and with color blindness. */
const colors = ["#2f6fde", "#d1611f", "#2a8f63", "#8a5cc7", "#9a7a12"];

const powerRange = (values: readonly number[]): readonly [number, number] => {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.ceil(Math.log10(Math.max(...values)));
  return [low, Math.max(high, low + 1)];
};

const axisLabel = (value: number): string => (value >= 1 ? value.toLocaleString("en-US") : String(value));

const formatValue = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString("en-US") : String(Number(value.toPrecision(2)));

const escapeXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const steps = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const shareAxis: Axis = { ticks: [0, 0.2, 0.4, 0.6, 0.8, 1], positionOf: (value) => value };

const logAxis = (values: readonly number[]): Axis => {
  const [from, to] = powerRange(values);
  return {
    ticks: steps(from, to).map((power) => 10 ** power),
    positionOf: (value) => (Math.log10(value) - from) / (to - from),
  };
};

const renderSvg = ({ title, x, y, lines, areShares = false }: Chart): string => {
  const [horizontal, vertical] = [0, 1].map((index) =>
    areShares ? shareAxis : logAxis(lines.flatMap(({ points }) => points.map((point) => point[index] ?? 1))),
  ) as [Axis, Axis];
  const across = (size: number): number =>
    margins.left + horizontal.positionOf(size) * (width - margins.left - margins.right);
  const up = (cost: number): number =>
    height - margins.bottom - vertical.positionOf(cost) * (height - margins.top - margins.bottom);

  const grid = [
    ...horizontal.ticks.map(
      (tick) =>
        `<line class="grid" x1="${across(tick)}" x2="${across(tick)}" y1="${margins.top}" y2="${height - margins.bottom}"/>` +
        `<text x="${across(tick)}" y="${height - margins.bottom + 18}" text-anchor="middle">${axisLabel(tick)}</text>`,
    ),
    ...vertical.ticks.map(
      (tick) =>
        `<line class="grid" x1="${margins.left}" x2="${width - margins.right}" y1="${up(tick)}" y2="${up(tick)}"/>` +
        `<text x="${margins.left - 8}" y="${up(tick) + 4}" text-anchor="end">${axisLabel(tick)}</text>`,
    ),
  ];
  const curves = lines.map(({ name, points }, index) => {
    const color = colors[index % colors.length];
    const path = points.map(([size, cost]) => `${across(size).toFixed(1)},${up(cost).toFixed(1)}`).join(" ");
    const [lastSize, lastCost] = points.at(-1) ?? [1, 1];
    const dots = points.map(
      ([size, cost]) =>
        `<circle cx="${across(size).toFixed(1)}" cy="${up(cost).toFixed(1)}" r="3.5" fill="${color}"/>` +
        `<text x="${across(size).toFixed(1)}" y="${(up(cost) - 8).toFixed(1)}" text-anchor="middle">${formatValue(cost)}</text>`,
    );
    const label = `<text class="name" x="${across(lastSize) + 10}" y="${up(lastCost) + 4}" fill="${color}">${escapeXml(name)}</text>`;
    return `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2"/>${dots.join("")}${label}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(title)}">
<style>
  text { font: 12px system-ui, sans-serif; fill: #4a4f57; }
  .title { font-size: 14px; font-weight: 600; }
  .name { font-weight: 600; }
  .grid { stroke: #8b93a0; stroke-opacity: .25; }
  .paper { fill: #fff; }
  @media (prefers-color-scheme: dark) { text { fill: #c3c9d2; } .paper { fill: #14171c; } }
</style>
<rect class="paper" width="${width}" height="${height}" rx="8"/>
<text class="title" x="${margins.left}" y="24">${escapeXml(title)}</text>
${grid.join("\n")}
${curves.join("\n")}
<text x="${(margins.left + width - margins.right) / 2}" y="${height - 12}" text-anchor="middle">${escapeXml(x)}</text>
<text transform="translate(16 ${(margins.top + height - margins.bottom) / 2}) rotate(-90)" text-anchor="middle">${escapeXml(y)}</text>
</svg>
`;
};

/** Writes the chart to docs/charts and returns the Markdown line that shows it. */
export const writeChart = (name: string, chart: Chart): string => {
  const folder = new URL("../../docs/charts/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.svg`, folder), renderSvg(chart));
  return `![${chart.title}](charts/${name}.svg)`;
};
