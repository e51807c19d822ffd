/**
 * Makes the training set for reading resumes: 19 designs, 44 invented people, each document with what it states. The themes are
 * installed below .data with fixed versions; LaTeX and LibreOffice are taken from the machine, and designs without their tool are left out.
 * node bench/resumes/layouts/make.ts [DESIGN…] writes to .data/resume-layouts.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { people } from "./people.ts";
import { textOfHtml, themeNames, themeRenderer } from "./themes.ts";
import { truthOf } from "./truth.ts";
import { flatDocumentOf, latexOf, plainText, scannedPage } from "./written.ts";

const root = new URL("../../../", import.meta.url).pathname;
const out = `${root}.data/resume-layouts`;
const wanted = process.argv.slice(2);
const themes = `${root}.data/resume-themes`;
const versions = JSON.parse(readFileSync(new URL("themes.json", import.meta.url), "utf8")) as Record<string, string>;

const counts: Readonly<Record<string, number>> = {
  text: 26,
  "docx-tables": 14,
  "docx-textboxes": 13,
  "docx-header": 14,
  moderncv: 14,
  europecv: 13,
  scan: 13,
};
const designs = [...themeNames, ...Object.keys(counts)];

/** The designs whose results are not looked at before the end: the four with the lowest hashes of their names. */
export const setAside: readonly string[] = designs.toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1)).slice(0, 4);
function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

const installThemes = (): void => {
  if (existsSync(`${themes}/node_modules`)) return;
  mkdirSync(themes, { recursive: true });
  const dependencies = Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [`jsonresume-theme-${name}`, version]),
  );
  writeFileSync(`${themes}/package.json`, JSON.stringify({ private: true, dependencies }));
  execFileSync("npm", ["install", "--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund"], {
    cwd: themes,
    stdio: "inherit",
  });
};

const print = async (page: Page, html: string, file: string): Promise<void> => {
  await page.setContent(html, { waitUntil: "domcontentloaded" });
  await page.pdf({ path: file, format: "A4", printBackground: true, margin: { top: "10mm", bottom: "10mm" } });
};

const scan = async (page: Page, html: string, file: string): Promise<void> => {
  await page.setViewportSize({ width: 800, height: 1100 });
  await page.setContent(html);
  const image = await page.screenshot({ fullPage: true, type: "jpeg", quality: 80 });
  await page.setContent(
    `<style>body{margin:0}img{width:100%;transform:rotate(0.15deg);filter:grayscale(1)}</style><img src="data:image/jpeg;base64,${image.toString("base64")}">`,
  );
  const height = await page.evaluate(() => document.body.scrollHeight);
  await page.pdf({ path: file, width: "800px", height: `${height + 20}px`, printBackground: true });
};

const hasTool = (name: string): boolean => spawnSync(name, ["--version"]).error === undefined;

const main = async (): Promise<void> => {
  installThemes();
  if (wanted.length === 0) rmSync(out, { recursive: true, force: true });
  mkdirSync(`${out}/tmp`, { recursive: true });
  const render = themeRenderer(themes);
  const browser = await chromium.launch(existsSync("/usr/bin/chromium") ? { executablePath: "/usr/bin/chromium" } : {});
  const context = await browser.newContext({ deviceScaleFactor: 2, offline: true });
  const page = await context.newPage();
  const documents: string[] = [];
  for (const [order, design] of designs.entries()) {
    if (wanted.length > 0 && !wanted.includes(design)) continue;
    const count = counts[design] ?? 10;
    for (let index = 0; index < count; index += 1) {
      const person = people[(order * 7 + index * 3) % people.length];
      if (person === undefined) continue;
      const seed = order + index;
      const file = `${out}/${design}-${String(index).padStart(2, "0")}`;
      let printed = "";
      /* oxlint-disable no-await-in-loop -- one print at a time */
      if (design === "text") {
        printed = plainText(person, index);
        writeFileSync(`${file}.txt`, printed);
      } else if (design.startsWith("docx")) {
        const source = flatDocumentOf(design, person, seed);
        printed = textOfHtml(source.slice(source.indexOf("<office:master-styles>")));
        writeFileSync(`${out}/tmp/${design}-${String(index).padStart(2, "0")}.fodt`, source);
        documents.push(`${out}/tmp/${design}-${String(index).padStart(2, "0")}.fodt`);
      } else if (design === "moderncv" || design === "europecv") {
        if (!hasTool("pdflatex")) continue;
        const source = latexOf(design, person, seed);
        printed = source
          .replaceAll(/\\([&%#_$])/g, "$1")
          .replaceAll("--", "–")
          .replaceAll(/[{}]/g, " ");
        writeFileSync(`${out}/tmp/${design}.tex`, source);
        const made = spawnSync(
          "pdflatex",
          ["-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape", `${design}.tex`],
          { cwd: `${out}/tmp` },
        );
        if (made.status !== 0) throw new Error(`${design}: ${made.stdout.toString().slice(-1500)}`);
        writeFileSync(`${file}.pdf`, readFileSync(`${out}/tmp/${design}.pdf`));
      } else {
        const html = design === "scan" ? scannedPage(person, seed) : await render(design, person);
        printed = textOfHtml(html);
        await (design === "scan" ? scan : print)(page, html, `${file}.pdf`);
      }
      /* oxlint-enable no-await-in-loop */
      writeFileSync(`${file}.json`, `${JSON.stringify(truthOf(person, design, printed), null, 2)}\n`);
    }
    console.log(`${design}: ${count}`);
  }
  await browser.close();
  if (documents.length > 0 && hasTool("soffice"))
    execFileSync("soffice", ["--headless", "--convert-to", "docx", "--outdir", out, ...documents], { stdio: "ignore" });
  rmSync(`${out}/tmp`, { recursive: true });
};

if (import.meta.main) await main();
