/** One layout for all emails: a greeting, paragraphs, a quote, facts in two columns, at most one button, and always a text part. */
import { brand } from "#domain/brand.ts";
import { oneLine, unlinked } from "./prevent-auto-links.ts";

/** The workspace in whose name an email to a candidate or client goes out. */
export interface EmailSender {
  readonly name: string;
  /** PNG, attached to the email, so that opening it loads nothing. */
  readonly logo: Buffer | null;
}

export interface EmailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What a person wrote, set apart from our own text. */
  readonly quote?: { readonly by: string; readonly text: string };
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly button?: { readonly label: string; readonly url: string };
  readonly closing?: string;
  /** Why the reader gets this email, as a sentence for the footer. */
  readonly reason?: string;
  /** Without it, the email is the firm's own. */
  readonly sender?: EmailSender | undefined;
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

const nonEmptyFacts = (facts: EmailContent["facts"] = []) => facts.filter(([, value]) => value.trim() !== "");

/** The same email without text that mail clients would turn into links. */
const withoutAutoLinks = (content: EmailContent) => {
  const plain = (text: string): string => unlinked(text, content.links);
  const { quote, closing, reason, sender } = content;
  return {
    ...content,
    subject: subjectOf(content),
    paragraphs: content.paragraphs.map(plain),
    quote:
      quote && quote.text.trim() !== "" ? { by: plain(oneLine(quote.by)), text: plain(quote.text.trim()) } : undefined,
    facts: nonEmptyFacts(content.facts).map(([label, value]) => [plain(label), plain(value)] as const),
    closing: closing === undefined ? undefined : plain(closing),
    reason: reason === undefined ? undefined : plain(oneLine(reason)),
    from: sender === undefined ? null : plain(oneLine(sender.name)),
  };
};

export const subjectOf = ({ subject, links }: Pick<EmailContent, "subject" | "links">): string =>
  unlinked(oneLine(subject), links);

const senderLines = (from: string | null): readonly string[] => [
  ...(from === null ? [`Sent by ${signature}`] : [`Sent by ${from} via ${brand.name}`, signature]),
  brand.phone.display,
];

export const emailAsText = (content: EmailContent): string => {
  const { paragraphs, quote, facts, button, closing, reason, from, unsubscribeUrl } = withoutAutoLinks(content);
  return [
    ...paragraphs,
    ...(quote ? [`${quote.by}:\n${quote.text}`] : []),
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join("\n")] : []),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...(closing ? [closing] : []),
    ["-- ", ...(reason === undefined ? [] : [reason]), ...senderLines(from)].join("\n"),
    ...(unsubscribeUrl ? [`Unsubscribe from these emails: ${unsubscribeUrl}`] : []),
  ].join("\n\n");
};

/** The preview text of an inbox skips the greeting. */
const isGreeting = /^(?:Hi|Hello)\b/;

/** The Content-ID of the logo. */
export const logoCid = "logo@workspace";

/** Colors for clients with dark mode; clients without media queries show the light layout. */
const darkStyles = `@media (prefers-color-scheme: dark) {
.paper { background: #12181d !important } .card { background: #1b2329 !important; border-color: #323c44 !important }
.ink, .ink a { color: #eef1f2 !important } .soft, .soft a { color: #a9b4bc !important } .line { border-color: #323c44 !important }
.name { color: #8fcbb4 !important } .quote { border-color: #8fcbb4 !important }
.button, .ink a.button { background: #8fcbb4 !important; color: #0f1a16 !important }
}
@media (max-width: 480px) { .inside { padding: 24px 20px 8px !important } .label { width: 88px !important; padding-right: 12px !important } .wide { display: none !important } }`;

const font = "Inter,'Helvetica Neue',Helvetica,Arial,sans-serif";
const wrap = "overflow-wrap:anywhere;word-break:break-word";

/** A value that is one of our links is a link; without its scheme it is shorter. */
const factValue = (value: string, links: readonly string[]): string =>
  links.includes(value) && URL.canParse(value)
    ? `<a href="${escapeHtml(value)}" style="color:#1f4d3f">${escapeHtml(value.replace(/^https?:\/\//, ""))}</a>`
    : escapeLines(value);

const factRow = ([label, value]: readonly [string, string], links: readonly string[]): string =>
  `<tr><td class="label soft line" style="padding:9px 20px 9px 0;width:128px;color:#5c6771;vertical-align:top;border-bottom:1px solid #e3ded2;overflow-wrap:normal;word-break:normal">${escapeHtml(label)}</td><td class="line" style="padding:9px 0;vertical-align:top;border-bottom:1px solid #e3ded2;${wrap}">${factValue(value, links)}</td></tr>`;

/** The tile behind a logo stays white in dark mode, because many logos are dark on white. */
const headOf = (from: string | null, logoUrl: string | null): string => {
  const name = (text: string, size: string) =>
    `<td style="padding:0 4px 16px;font:700 ${size} ${font};letter-spacing:-0.02em;${wrap}"><span class="name" style="color:#1f4d3f">${escapeHtml(text)}</span></td>`;
  const note = (text: string) =>
    `<td align="right" class="soft wide" style="padding:0 4px 16px;font:13px/28px ${font};color:#5c6771;white-space:nowrap">${escapeHtml(text)}</td>`;
  if (from === null) return name(brand.name, "21px/28px") + note(brand.tagline);
  const logo =
    logoUrl === null
      ? ""
      : `<td width="1" style="padding:0 8px 16px 4px"><img src="${escapeHtml(logoUrl)}" alt="" height="36" style="display:block;height:36px;width:auto;max-width:120px;padding:3px;background:#ffffff;border:1px solid #e3ded2;border-radius:10px" class="line"></td>`;
  return logo + name(from, "18px/24px") + note(`via ${brand.name}`);
};

const quoteOf = ({ by, text }: { readonly by: string; readonly text: string }): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 20px"><tr><td class="quote" style="padding:2px 0 2px 16px;border-left:3px solid #1f4d3f;${wrap}"><span class="soft" style="font-size:13px;line-height:20px;color:#5c6771">${escapeHtml(by)}</span><br>${escapeLines(text)}</td></tr></table>`;

const buttonOf = ({ label, url }: NonNullable<EmailContent["button"]>): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 20px"><tr><td class="button" bgcolor="#1f4d3f" style="background:#1f4d3f;border-radius:10px"><a class="button" href="${escapeHtml(url)}" style="background:#1f4d3f;color:#ffffff;text-decoration:none;padding:11px 22px;border-radius:10px;font-weight:600;display:inline-block">${escapeHtml(label)}</a></td></tr></table>`;

export const emailAsHtml = (content: EmailContent, logoUrl = `cid:${logoCid}`): string => {
  const {
    subject,
    paragraphs,
    quote,
    facts,
    button,
    closing,
    reason,
    from,
    links = [],
    unsubscribeUrl,
  } = withoutAutoLinks(content);
  const hasLogo = (content.sender?.logo ?? null) !== null;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>:root { color-scheme: light dark; supported-color-schemes: light dark }
${darkStyles}</style></head>
<body class="paper" style="margin:0;background:#f3f0e8"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml((paragraphs.find((each) => !isGreeting.test(each)) ?? "").slice(0, 140))}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f0e8"><tr><td align="center" style="padding:28px 12px 36px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr>${headOf(from, hasLogo ? logoUrl : null)}</tr></table>
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #e3ded2;border-radius:14px"><tr><td class="inside ink" style="padding:32px 32px 16px;font:16px/26px ${font};color:#14202e;${wrap}">
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeLines(paragraph)}</p>`).join("\n")}
${quote ? quoteOf(quote) : ""}
${facts.length > 0 ? `<table role="presentation" class="line" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;font-size:15px;line-height:24px;border-top:1px solid #e3ded2;width:100%">${facts.map((fact) => factRow(fact, links)).join("")}</table>` : ""}
${button ? buttonOf(button) : ""}
${closing ? `<p style="margin:0 0 16px">${escapeLines(closing).replace(brand.phone.display, `<span style="white-space:nowrap">${brand.phone.display}</span>`)}</p>` : ""}
</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td class="soft" style="padding:20px 4px 0;font:13px/20px ${font};color:#5c6771;${wrap}">${reason === undefined ? "" : `${escapeHtml(reason)}<br><br>`}${senderLines(from).map(escapeHtml).join("<br>")}${unsubscribeUrl ? `<br><br><a href="${escapeHtml(unsubscribeUrl)}" style="color:#5c6771">Unsubscribe from these emails</a>` : ""}</td></tr></table>
</td></tr></table></body></html>`;
};
