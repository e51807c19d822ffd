import { expect, test } from "vitest";
import { cutQuotedTail } from "./quoted-tail.ts";

const cut = (...lines: readonly string[]) => cutQuotedTail(lines.join("\r\n"));

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
])("%s: what is repeated is cut off, visibly, and kept", (_program, tail) => {
  const { said, quoted } = cut("Tuesday suits us.", "", "Ana", "", ...tail);
  expect(said).toBe("Tuesday suits us.\n\nAna\n\n[…]");
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
])("%s: all of it stays", (_what, lines) => {
  expect(cut(...lines)).toEqual({ said: lines.join("\n"), quoted: "" });
});
