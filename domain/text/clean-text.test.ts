import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

const spaces = "\t\u00A0\u1680\u2000\u2003\u200A\u202F\u205F\u3000";
const invisible =
  "\u00AD\u034F\u061C\u180E\u200B\u200E\u200F\u202A\u202E\u2060\u2066\u2069\uFEFF\uFFF9\u{E0041}\u0007\u007F";

test("[SEC-H1] turns all white space into single spaces and line breaks", () => {
  expect(cleanText(`a${spaces}b   c`)).toBe("a b c");
  expect(cleanText("a\r\nb\rc\u2028d\u0085e")).toBe("a\nb\nc\nd\ne");
  expect(cleanText(`a \n ${spaces}\n\n\n\nb`)).toBe("a\n\nb");
  expect(cleanText("a\u2800\u3164\u115Fb")).toBe("a b");
});

test("[SEC-H1] removes invisible characters", () => {
  expect(cleanText(`a${Array.from(invisible).join("b")}c`)).toBe(`a${"b".repeat(Array.from(invisible).length - 1)}c`);
  expect(cleanText("pay\u200Bpal \u202Egpj.exe")).toBe("paypal gpj.exe");
});

test.each([
  ["a family", "👩‍👩‍👧‍👦"],
  ["skin and profession", "🧑🏽‍⚕️"],
  ["a keycap and a heart", "1️⃣ ❤️"],
  ["a flag by tags", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"],
  ["Persian", "می‌خواهم"],
  ["Sinhala and Malayalam", "ශ්‍රී ലങ്ക ന്‍"],
  ["a Japanese name with a variant", "辻\u{E0100}さん"],
  ["accents, composed and not", "José Jose\u0301 Nguyễn"],
  ["two paragraphs and a list", "One.\n\n- two\n- three"],
])("keeps what people write: %s", (_name, text) => {
  expect(cleanText(text)).toBe(text);
});

test("removes a joiner that joins nothing", () => {
  expect(cleanText("a\u200Db 👩\u200D b \u200Cx\u200D\u200Dم\u200C\u200C")).toBe("ab 👩 b xم\u200C");
});

test("changes nothing when applied twice", () => {
  const hostile = ["\u2003", " \n", "\u200D", "👩\u200D", "\n", "a\u200B ", "\u{1F3F4}\u{E0067}"].map((piece) =>
    piece.repeat(20_000 / piece.length),
  );
  for (const text of hostile) expect(cleanText(cleanText(text))).toBe(cleanText(text));
});
