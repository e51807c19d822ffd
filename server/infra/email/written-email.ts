/** An email that a person wrote: their paragraphs, their name, and the firm's address in small print. No card, and only the colors of a plain text. */
import { brand } from "#domain/brand.ts";
import { type EmailContent, escapeLines, escapeHtml, signature } from "./email-layout.ts";

export const writtenEmailAsText = ({ paragraphs }: EmailContent, name: string): string =>
  [...paragraphs, `${name}\n${brand.name}`, `--\n${signature}\n${brand.phone.display}`].join("\n\n");

export const writtenEmailAsHtml = ({ subject, paragraphs }: EmailContent, name: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) { body { background: #12181d !important; color: #eef1f2 !important } .soft { color: #a9b4bc !important } }</style></head>
<body style="margin:0;background:#ffffff;padding:16px;font:15px/24px Helvetica,Arial,sans-serif;color:#14202e">
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeLines(paragraph)}</p>`).join("\n")}
<p style="margin:0 0 16px">${escapeHtml(name)}<br>${escapeHtml(brand.name)}</p>
<p class="soft" style="margin:0;font-size:13px;line-height:20px;color:#5c6771">${escapeHtml(signature)}<br>${escapeHtml(brand.phone.display)}</p>
</body></html>`;
