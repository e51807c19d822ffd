/**
 * Draws the preview images of shared links, one per family of pages, into public/share. Run it after changing text or colors: `npm run
 * draw:share-cards`. The images are committed, so that no build needs a browser.
 */
import { mkdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { brand } from "#domain/brand.ts";
import { cheapestRanges, costCurve } from "#domain/calculator/break-even.ts";
import { models } from "#domain/calculator/roi.ts";
import { defaultScenario } from "#domain/calculator/scenario.ts";
import { industries } from "#domain/industries.ts";
import config from "../../playwright.config.ts";

const ink = "#14202e";
const green = "#1f4d3f";
const spark = "#c4431f";
const line = "#e3ded2";
const gray = "#8c8678";

const bar = (y: number, width: number, color: string): string =>
  `<rect x="0" y="${y}" width="400" height="22" rx="11" fill="${line}"/><rect x="0" y="${y}" width="${width}" height="22" rx="11" fill="${color}"/>`;

const curve = costCurve(defaultScenario);
const top = Math.max(...curve.map((point) => point.agency));
const lines = models
  .map((model) => {
    const color = { inHouse: gray, agency: spark, cohire: green }[model];
    const path = curve.map(
      (point, index) => `${index === 0 ? "M" : "L"}${index * 4} ${330 - (point[model] / top) * 320}`,
    );
    return `<path d="${path.join("")}" fill="none" stroke="${color}" stroke-width="7" stroke-linejoin="round"/>`;
  })
  .join("");
const turningPoints = cheapestRanges(curve)
  .slice(1)
  .map(({ from, cheapest }) => {
    const cost = curve[from - 1]?.[cheapest] ?? 0;
    return `<circle cx="${(from - 1) * 4}" cy="${330 - (cost / top) * 320}" r="11" fill="#fff" stroke="${ink}" stroke-width="5"/>`;
  })
  .join("");

const week = [0, 1, 4, 5, 6, 7, 12, 13, 14, 15];
const cells = Array.from({ length: 20 }, (_none, index) => {
  const x = Math.floor(index / 4) * 82;
  const y = (index % 4) * 82;
  return `<rect x="${x}" y="${y}" width="70" height="70" rx="10" fill="${week.includes(index) ? green : line}"/>`;
}).join("");

const mark = `<g transform="translate(20 0) scale(12)"><circle cx="11" cy="15" r="10" fill="${green}"/><rect x="11" y="6" width="18" height="18" rx="4" fill="${spark}"/><path d="M12.6 6.4A10 10 0 0 1 12.6 23.6 4 4 0 0 1 11 20V10a4 4 0 0 1 1.6-3.6z" fill="#241a12"/></g>`;

const words = (list: readonly string[]): string =>
  list
    .map(
      (word, index) =>
        `<text x="${(index % 2) * 205}" y="${Math.floor(index / 2) * 52 + 26}" font-size="24" fill="${index % 5 === 0 ? spark : ink}" font-family="Inter">${word.replace("&", "&amp;")}</text>`,
    )
    .join("");

const cards: Readonly<Record<string, { readonly headline: string; readonly art: string }>> = {
  home: {
    headline: "Hire in three weeks, not twelve.",
    art: `<text x="0" y="110" font-size="150" font-weight="680" fill="${green}" font-family="Bricolage">91</text>${bar(170, 376, green)}${bar(225, 400, green)}${bar(280, 352, green)}`,
  },
  role: {
    headline: "What the role pays, who is good at it, how we find them.",
    art: `<text x="0" y="70" font-size="34" fill="${ink}" font-family="Inter">Demand</text>${[0, 1, 2, 3].map((index) => `<rect x="${index * 102}" y="110" width="94" height="22" rx="11" fill="${index < 3 ? green : line}"/>`).join("")}${bar(200, 300, spark)}${bar(260, 180, green)}`,
  },
  industry: { headline: "Recruiters who know your field.", art: words(industries.slice(0, 12)) },
  service: {
    headline: "A recruiting team, sized to this month's openings.",
    art: [0, 1, 2, 3, 4]
      .map((index) => {
        const [x = 0, width = 0] =
          [
            [0, 100],
            [0, 300],
            [100, 100],
            [100, 200],
            [200, 200],
          ][index] ?? [];
        const y = index * 62 + 20;
        return `<rect x="0" y="${y}" width="400" height="24" rx="12" fill="${line}"/><rect x="${x}" y="${y}" width="${width}" height="24" rx="12" fill="${index === 4 ? spark : green}"/>`;
      })
      .join(""),
  },
  healthcare: {
    headline: "Physicians, administrators, executives.",
    art: `<path d="M150 20h100v100h100v100H250v100H150V220H50V120h100z" fill="none" stroke="${green}" stroke-width="14" stroke-linejoin="round"/><path d="M20 190h90l30-60 50 120 40-90 20 30h130" fill="none" stroke="${spark}" stroke-width="10" stroke-linejoin="round"/>`,
  },
  calculator: {
    headline: "What a year of hiring costs, three ways.",
    art: `<path d="M0 0V332H400" fill="none" stroke="${gray}" stroke-width="3"/>${lines}${turningPoints}`,
  },
  fractional: { headline: "Senior people for a part of the week.", art: cells },
  company: { headline: `${brand.tagline}.`, art: mark },
};

const fontUrl = (name: string): string =>
  pathToFileURL(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`).href;

const html = (headline: string, art: string): string => `<!doctype html><style>
@font-face{font-family:Bricolage;src:url(${fontUrl("bricolage-grotesque")});font-weight:200 800}
@font-face{font-family:Inter;src:url(${fontUrl("inter")});font-weight:100 900}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;background:#fbfaf6;color:${ink};padding:70px 76px;display:grid;grid-template-columns:512px 488px;column-gap:48px;font-family:Inter}
.name{display:flex;align-items:center;gap:16px;font:680 40px/1 Bricolage;letter-spacing:-.02em}
h1{align-self:center;font:640 62px/1.08 Bricolage;letter-spacing:-.025em;text-wrap:balance}
.art{grid-row:1/4;grid-column:2;align-self:center;background:#fff;border:2px solid ${line};border-radius:26px;padding:44px;height:460px;display:flex;align-items:center}
.tag{align-self:end;font-size:26px;color:#45525f}
body{grid-template-rows:auto 1fr auto}
</style><div class="name"><svg width="54" height="54" viewBox="0 0 30 30"><circle cx="11" cy="15" r="10" fill="${green}"/><rect x="11" y="6" width="18" height="18" rx="4" fill="${spark}"/><path d="M12.6 6.4A10 10 0 0 1 12.6 23.6 4 4 0 0 1 11 20V10a4 4 0 0 1 1.6-3.6z" fill="#241a12"/></svg>${brand.name}</div>
<h1>${headline}</h1><p class="tag">Fractional recruiters, working with AI</p>
<div class="art"><svg width="400" height="350" viewBox="0 0 400 350" overflow="visible">${art}</svg></div>`;

mkdirSync("public/share", { recursive: true });
const browser = await chromium.launch(config.use?.launchOptions ?? {});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.goto(pathToFileURL("LICENSE").href);
for (const [name, { headline, art }] of Object.entries(cards)) {
  await page.setContent(html(headline, art));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `public/share/${name}.png` });
}
await browser.close();
