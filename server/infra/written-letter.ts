/** A mail that a person wrote: their paragraphs, their name, and the firm's address in small. No card, no colours. */
import { brand } from "#domain/brand.ts";
import { type Letter, lines, safe, signature } from "./letter.ts";

export const writtenAsText = ({ paragraphs }: Letter, name: string): string =>
  [...paragraphs, `${name}\n${brand.name}`, `--\n${signature}\n${brand.phone.display}`].join("\n\n");

export const writtenAsHtml = ({ subject, paragraphs }: Letter, name: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${safe(subject)}</title></head>
<body style="margin:0;padding:16px;font:15px/24px Helvetica,Arial,sans-serif;color:#14202e">
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`).join("\n")}
<p style="margin:0 0 16px">${safe(name)}<br>${safe(brand.name)}</p>
<p style="margin:0;font-size:13px;line-height:20px;color:#5c6771">${safe(signature)}<br>${safe(brand.phone.display)}</p>
</body></html>`;
