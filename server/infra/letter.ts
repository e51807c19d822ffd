/** One look for every mail: a few paragraphs, facts in two columns, at most one button; always with a text part. */
import { brand } from "#domain/brand.ts";

export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly button?: { readonly label: string; readonly url: string };
  readonly closing?: string;
}

export const safe = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

export const lines = (text: string): string => safe(text).replaceAll("\n", "<br>");

const { street, city, region, postalCode } = brand.address;
export const signature = `${brand.name}, ${street}, ${city}, ${region} ${postalCode}`;

const spoken = (facts: NonNullable<Letter["facts"]>) => facts.filter(([, value]) => value.trim() !== "");

export const letterAsText = ({ paragraphs, facts = [], button, closing }: Letter): string =>
  [
    ...paragraphs,
    ...(spoken(facts).length > 0
      ? [
          spoken(facts)
            .map(([label, value]) => `${label}: ${value}`)
            .join("\n"),
        ]
      : []),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...(closing ? [closing] : []),
    `--\n${signature}\n${brand.phone.display}`,
  ].join("\n\n");

export const letterAsHtml = ({ subject, paragraphs, facts = [], button, closing }: Letter): string => {
  const rows = spoken(facts).map(
    ([label, value]) =>
      `<tr><td style="padding:8px 16px 8px 0;color:#5c6771;vertical-align:top;white-space:nowrap">${safe(label)}</td><td style="padding:8px 0">${lines(value)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${safe(subject)}</title></head>
<body style="margin:0;background:#f3f0e8"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #e3ded2;border-radius:14px"><tr><td style="padding:32px;font:16px/26px Inter,Helvetica,Arial,sans-serif;color:#14202e">
<p style="margin:0 0 24px;font-weight:700;font-size:19px;color:#1f4d3f">${safe(brand.name)}</p>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`).join("\n")}
${rows.length > 0 ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px;font-size:15px;line-height:24px;border-top:1px solid #e3ded2;border-bottom:1px solid #e3ded2;width:100%">${rows.join("")}</table>` : ""}
${button ? `<p style="margin:24px 0"><a href="${safe(button.url)}" style="background:#1f4d3f;color:#ffffff;text-decoration:none;padding:13px 22px;border-radius:10px;font-weight:600;display:inline-block">${safe(button.label)}</a></p>` : ""}
${closing ? `<p style="margin:16px 0 0">${lines(closing)}</p>` : ""}
</td></tr></table>
<p style="font:13px/20px Inter,Helvetica,Arial,sans-serif;color:#5c6771;margin:20px 0 0">${safe(signature)}<br>${safe(brand.phone.display)}</p>
</td></tr></table></body></html>`;
};
