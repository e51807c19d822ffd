/** Renders a person's data download as an HTML page that opens offline. */
import { brand } from "#domain/brand.ts";
import { escapeHtml } from "../../infra/email/email-layout.ts";

type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

const style = `body{font:16px/1.6 system-ui,sans-serif;color:#14202e;background:#faf8f3;margin:0 auto;padding:32px 20px 64px;max-width:52rem}
h1{font-size:30px;line-height:1.15;margin:0 0 8px}h2{font-size:20px;margin:40px 0 12px;border-top:1px solid #ddd6c6;padding-top:20px}
p.none{color:#5c6771}article{background:#fff;border:1px solid #ddd6c6;border-radius:12px;padding:12px 18px;margin:12px 0}
dl{display:grid;grid-template-columns:minmax(8rem,12rem) 1fr;gap:4px 16px;margin:0}dt{color:#5c6771}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
ul{margin:0;padding-left:1.1em}@media(max-width:480px){dl{grid-template-columns:1fr}dd{margin-bottom:8px}}
@media(prefers-color-scheme:dark){body{background:#12181d;color:#eef1f2}article{background:#1b2329;border-color:#323c44}h2{border-color:#323c44}dt,p.none{color:#a9b4bc}}`;

const fieldLabel = (name: string): string => {
  const spaced = name
    .replaceAll("_", " ")
    .replace(/([a-z])([A-Z])/g, (_all, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const hasValue = (value: Value): boolean =>
  value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);

const valueHtml = (value: Value): string => {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (value === null || typeof value !== "object") return escapeHtml(String(value ?? ""));
  if (Array.isArray(value)) return `<ul>${value.map((each: Value) => `<li>${valueHtml(each)}</li>`).join("")}</ul>`;
  return rowHtml(value as { readonly [name: string]: Value });
};

const rowHtml = (row: { readonly [name: string]: Value }): string =>
  `<dl>${Object.entries(row)
    .filter(([, value]) => hasValue(value))
    .map(([name, value]) => `<dt>${escapeHtml(fieldLabel(name))}</dt><dd>${valueHtml(value)}</dd>`)
    .join("")}</dl>`;

export const pageHeader = (madeAt: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your data at ${brand.name}</title><style>${style}</style></head><body><h1>Your data at ${brand.name}</h1><p>Everything we held about you on ${escapeHtml(madeAt.slice(0, 16).replace("T", " "))} UTC. The same data is in data.json for programs. Your files are in the folder next to this page.</p>`;

export const sectionHeader = (title: string, count: number): string =>
  `<h2>${escapeHtml(title)}</h2>${count === 0 ? '<p class="none">None.</p>' : ""}`;

export const readableRow = (rowJson: string): string =>
  `<article>${rowHtml(JSON.parse(rowJson) as { readonly [name: string]: Value })}</article>`;

export const pageFooter = "</body></html>";
