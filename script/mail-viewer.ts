/** Shows caught emails in a browser, newest first, for development. */
import { createServer, type Server } from "node:http";
import type { CaughtMail, MailCatcher } from "#server/test/email/mail-catcher.ts";

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const page = (title: string, body: string): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:860px;margin:40px auto;padding:0 20px;color:#14202e;background:#fbfaf6}
a{color:#1f4d3f}li{padding:12px 0;border-top:1px solid #e3ded2;list-style:none}ul{padding:0}small{color:#5c6771}
pre{white-space:pre-wrap;background:#fff;border:1px solid #e3ded2;border-radius:10px;padding:16px}
iframe{width:100%;height:520px;border:1px solid #e3ded2;border-radius:10px;background:#fff}</style>${body}`;

const list = (caught: readonly CaughtMail[]): string => {
  const items = caught.map(
    (each, index) =>
      `<li><a href="/${index}">${escapeHtml(each.mail.subject ?? "(no subject)")}</a><br><small>to ${escapeHtml(each.to.join(", "))}, ${each.receivedAt.toLocaleTimeString("en-US")}</small></li>`,
  );
  const body =
    items.length === 0
      ? "<p>No emails yet. Emails that the product sends appear here.</p>"
      : `<ul>${items.toReversed().join("")}</ul>`;
  return page("Emails", `<meta http-equiv="refresh" content="5"><h1>Emails</h1>${body}`);
};

const one = ({ mail, from, to, raw }: CaughtMail): string =>
  page(
    mail.subject ?? "Mail",
    `<p><a href="/">All emails</a></p><h1>${escapeHtml(mail.subject ?? "(no subject)")}</h1>
<p><small>from ${escapeHtml(from)} to ${escapeHtml(to.join(", "))}</small></p>
${mail.html === undefined ? "" : `<iframe sandbox title="HTML part" srcdoc="${escapeHtml(mail.html)}"></iframe>`}
<h2>Text</h2><pre>${escapeHtml(mail.text ?? "")}</pre><details><summary>Source</summary><pre>${escapeHtml(raw.toString())}</pre></details>`,
  );

export const startMailViewer = (catcher: MailCatcher, port: number): Server =>
  createServer((request, response) => {
    const selectedMail = catcher.caught[Number((request.url ?? "/").slice(1) || Number.NaN)];
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(selectedMail === undefined ? list(catcher.caught) : one(selectedMail));
  }).listen(port, "127.0.0.1");
