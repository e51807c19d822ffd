import { expect, test } from "vitest";
import { splitQuotedTail } from "./quoted-tail.ts";

const cut = (...lines: readonly string[]) => splitQuotedTail(lines.join("\r\n"));

test.each([
  ["Gmail", ["On Tue, Nov 3, 2026 at 9:12 AM Firm <hello@firm.example> wrote:", "", "> Hello Ana,", ">", "> Bye"]],
  ["Gmail, broken", ["On Tue, Nov 3, 2026 at 9:12 AM Firm <", "hello@firm.example> wrote:", "> Hello Ana,"]],
  ["German", ["Am 03.11.2026 um 09:12 schrieb Firm <hello@firm.example>:", "> Hallo"]],
  [
    "Outlook",
    ["________________________________", "From: Firm <h@f.example>", "Sent: Tuesday", "To: Ana", "", "Hello Ana,"],
  ],
  ["old Outlook", ["-----Original Message-----", "From: Firm", "", "Hello"]],
  ["a bare quotation", ["> Hello Ana,", "> when can we call?"]],
])("cuts the quoted tail visibly and keeps it: %s", (_program, tail) => {
  const { text: ownText, quoted } = cut("Tuesday suits us.", "", "Ana", "", ...tail);
  expect(ownText).toBe("Tuesday suits us.\n\nAna\n\n[…]");
  expect(quoted).toBe(tail.join("\n"));
});

test.each([
  [
    "answers between the lines",
    ["On Tue, Nov 3 Firm <h@f.example> wrote:", "> When?", "Tuesday.", "> Where?", "Here."],
  ],
  ["an answer below", ["> When?", "", "Tuesday."]],
  ["nothing but a quotation", ["> When?", "> Where?"]],
  ["no quotation", ["On Tuesday we wrote: nothing", "From: here to there", "it is far."]],
])("keeps the whole text: %s", (_what, lines) => {
  expect(cut(...lines)).toEqual({ text: lines.join("\n"), quoted: "" });
});
