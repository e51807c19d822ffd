/** One layout for all emails: paragraphs, facts in two columns, at most one button, and always a text part. */
import { brand } from "#domain/brand.ts";
import { oneLine, unlinked } from "./prevent-auto-links.ts";

export interface EmailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly button?: { readonly label: string; readonly url: string };
  readonly closing?: string;
  /** URLs in the text that may become links; everything else stays text. */
  readonly links?: readonly string[];
  /** The page that turns off this kind of email. */
  readonly unsubscribeUrl?: string;
}

export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

export const escapeLines = (text: string): string => escapeHtml(text).replaceAll("\n", "<br>");

const { street, city, region, postalCode } = brand.address;
export const signature = `${brand.name}, ${street}, ${city}, ${region} ${postalCode}`;

const nonEmptyFacts = (facts: NonNullable<EmailContent["facts"]>) => facts.filter(([, value]) => value.trim() !== "");

/** The same email without text that mail clients would turn into links. */
const withoutAutoLinks = (content: EmailContent): EmailContent => {
  const plain = (text: string): string => unlinked(text, content.links);
  return {
    ...content,
    subject: subjectOf(content),
    paragraphs: content.paragraphs.map(plain),
    ...(content.facts ? { facts: content.facts.map(([label, value]) => [label, plain(value)] as const) } : {}),
    ...(content.closing ? { closing: plain(content.closing) } : {}),
  };
};

export const subjectOf = ({ subject, links }: Pick<EmailContent, "subject" | "links">): string =>
  unlinked(oneLine(subject), links);

export const emailAsText = (content: EmailContent): string => {
  const { paragraphs, facts = [], button, closing, unsubscribeUrl } = withoutAutoLinks(content);
  return [
    ...paragraphs,
    ...(nonEmptyFacts(facts).length > 0
      ? [
          nonEmptyFacts(facts)
            .map(([label, value]) => `${label}: ${value}`)
            .join("\n"),
        ]
      : []),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...(closing ? [closing] : []),
    `-- \n${signature}\n${brand.phone.display}`,
    ...(unsubscribeUrl ? [`Unsubscribe from these emails: ${unsubscribeUrl}`] : []),
  ].join("\n\n");
};

/** The preview text of an inbox skips the greeting. */
const greeting = /^(?:Hi|Hello)\b/;

/** Colors for clients with dark mode; clients without media queries show the light layout. */
const darkStyles = `@media (prefers-color-scheme: dark) {
.paper { background: #12181d !important } .card { background: #1b2329 !important; border-color: #323c44 !important }
.ink, .ink a { color: #eef1f2 !important } .soft, .soft a { color: #a9b4bc !important } .line { border-color: #323c44 !important }
.name { color: #8fcbb4 !important } .ink a.button { background: #8fcbb4 !important; color: #0f1a16 !important }
}
@media (max-width: 480px) { .inside { padding: 24px 20px 8px !important } .fact { display: block !important; width: auto !important } .label { padding-bottom: 0 !important; border-bottom: 0 !important } .value { padding-top: 0 !important } }`;

const font = "Inter,'Helvetica Neue',Helvetica,Arial,sans-serif";

const factRow = ([label, value]: readonly [string, string]): string =>
  `<tr><td class="fact label soft line" style="padding:9px 20px 9px 0;width:116px;color:#5c6771;vertical-align:top;border-bottom:1px solid #e3ded2">${escapeHtml(label)}</td><td class="fact value line" style="padding:9px 0;vertical-align:top;border-bottom:1px solid #e3ded2;overflow-wrap:anywhere">${escapeLines(value)}</td></tr>`;

export const emailAsHtml = (content: EmailContent): string => {
  const { subject, paragraphs, facts = [], button, closing, unsubscribeUrl } = withoutAutoLinks(content);
  const rows = nonEmptyFacts(facts).map(factRow);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark }
${darkStyles}</style></head>
<body class="paper" style="margin:0;background:#f3f0e8"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml((paragraphs.find((each) => !greeting.test(each)) ?? "").slice(0, 140))}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f0e8"><tr><td align="center" style="padding:28px 12px 36px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td style="padding:0 4px 16px;font:700 21px/28px ${font};letter-spacing:-0.02em"><span class="name" style="color:#1f4d3f">${escapeHtml(brand.name)}</span></td><td align="right" class="soft" style="padding:0 4px 16px;font:13px/28px ${font};color:#5c6771">${escapeHtml(brand.tagline)}</td></tr></table>
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #e3ded2;border-radius:14px"><tr><td class="inside ink" style="padding:32px 32px 16px;font:16px/26px ${font};color:#14202e">
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeLines(paragraph)}</p>`).join("\n")}
${rows.length > 0 ? `<table role="presentation" class="line" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;font-size:15px;line-height:24px;border-top:1px solid #e3ded2;width:100%">${rows.join("")}</table>` : ""}
${button ? `<p style="margin:24px 0 16px"><a class="button" href="${escapeHtml(button.url)}" style="background:#1f4d3f;color:#ffffff;text-decoration:none;padding:13px 22px;border-radius:10px;font-weight:600;display:inline-block">${escapeHtml(button.label)}</a></p>` : ""}
${closing ? `<p style="margin:0 0 16px">${escapeLines(closing)}</p>` : ""}
</td></tr></table>
<p class="soft" style="font:13px/20px ${font};color:#5c6771;margin:20px 0 0">${escapeHtml(signature)}<br>${escapeHtml(brand.phone.display)}${unsubscribeUrl ? `<br><a href="${escapeHtml(unsubscribeUrl)}" style="color:#5c6771">Unsubscribe from these emails</a>` : ""}</p>
</td></tr></table></body></html>`;
};
