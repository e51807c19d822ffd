/** What the desk reads in a raw message, as programs in the wild write them. */
import { expect, test } from "vitest";
import { emailWithFiles, postfixBounce, rawEmail } from "../../../test/email/raw-emails.ts";
import { readIncomingMail } from "./incoming-mail.ts";
import { readMail } from "../mail-reader.ts";

const parts = (type: string, ...bodies: readonly (readonly string[])[]): Buffer =>
  rawEmail(
    { "Content-Type": `multipart/${type}; boundary="part"` },
    ...bodies.flatMap((body) => ["--part", ...body]),
    "--part--",
  );
const bytes = (contentType: string, body: readonly number[]): Buffer =>
  Buffer.concat([rawEmail({ "Content-Type": contentType }), Buffer.from(body)]);
const plain = ["Content-Type: text/plain; charset=utf-8", "", "plain"];
const html = [
  "Content-Type: text/html; charset=utf-8",
  "",
  "<p>Formatted</p><style>p{}</style><blockquote>old</blockquote>",
];

const pdf = (type: string, disposition: string): readonly string[] => [
  `Content-Type: ${type}`,
  `Content-Disposition: ${disposition}`,
  "",
  "x",
];
const nested = (depth: number): Buffer =>
  rawEmail(
    { "Content-Type": "multipart/mixed; boundary=b0" },
    ...Array.from(
      { length: depth },
      (_, index) => `--b${index}\r\nContent-Type: multipart/mixed; boundary=b${index + 1}\r\n`,
    ),
    `--b${depth}\r\n\r\ninnermost`,
  );

test.each([
  ["text/plain; charset=iso-8859-1", [0x4a, 0xf6, 0x72, 0x67], "Jörg"],
  ["text/plain; charset=windows-1251", [0xcf, 0xf0, 0xe8], "При"],
  ["text/plain; charset=iso-2022-jp", [0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x1b, 0x28, 0x42], "日本"],
  ["text/plain; charset=ks_c_5601-1987", [0xc7, 0xd1], "한"],
  ["text/plain", [0x4a, 0xc3, 0xb6], "Jö"],
  ["text/html; charset=iso-8859-1", [0x3c, 0x70, 0x3e, 0xf6], "ö"],
  ['""', [0x4a, 0xc3, 0xb6], "Jö"],
] as const)("decodes a body of %s", async (type, body, text) => {
  expect((await readIncomingMail(bytes(type === '""' ? "" : type, body)))?.text).toBe(text);
});

test.each([
  ["Ana Ruiz <ana@ruiz.example>", "ana@ruiz.example", "Ana Ruiz"],
  ['"Ruiz, Ana" <ana@ruiz.example>', "ana@ruiz.example", "Ruiz, Ana"],
  ["ana@ruiz.example (Ana Ruiz)", "ana@ruiz.example", "Ana Ruiz"],
  ["Team: Ana <ana@ruiz.example>, b@c.example;", "ana@ruiz.example", "Ana"],
  ["Ana <=?utf-8?Q?ana=40ruiz.example?=>", "ana@ruiz.example", "Ana"],
  ["Ana <ana@xn--mnchen-3ya.example>", "ana@münchen.example", "Ana"],
  ['"boss@firm.example" <c@d.example>', "c@d.example", "boss@firm.example"],
])("reads the sender %s", async (field, fromAddress, fromName) => {
  expect(await readIncomingMail(rawEmail({ From: field }, "x"))).toMatchObject({ fromAddress, fromName });
});

test("takes no address out of a name", async () => {
  expect(await readIncomingMail(rawEmail({ From: "=?utf-8?B?YW5hQHJ1aXouZXhhbXBsZQ==?=" }, "x"))).toBeUndefined();
});

test("reads ids without brackets, folded and repeated", async () => {
  const mail = await readIncomingMail(
    rawEmail(
      {
        "Message-ID": "own@x.example",
        "In-Reply-To": "direct@x.example",
        References: "<a@x.example>\r\n\tb@x.example\r\nReferences: <c@x.example>",
      },
      "x",
    ),
  );
  expect(mail).toMatchObject({
    messageId: "<own@x.example>",
    answers: ["<direct@x.example>", "<c@x.example>", "<b@x.example>", "<a@x.example>"],
  });
});

test("reads the plain text where there is one, and the HTML otherwise", async () => {
  expect(await readIncomingMail(parts("alternative", plain, html))).toMatchObject({ text: "plain" });
  const alone = await readIncomingMail(parts("mixed", html, ["Content-Type: application/pdf", "", "x"]));
  expect(alone?.text).toBe("Formatted\n\n[…]");
});

test("names files as their sender did and leaves out the logo of a signature", async () => {
  const mail = await readIncomingMail(
    parts(
      "related",
      html,
      ["Content-Type: image/png", "Content-ID: <logo>", "Content-Transfer-Encoding: base64", "", "iVBORw=="],
      pdf("application/pdf", "attachment; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf"),
      pdf("application/pdf", 'attachment; filename*0="long "; filename*1="name.pdf"'),
      pdf('application/pdf; name="=?UTF-8?Q?r=C3=A9sum=C3=A9?="', "attachment"),
      pdf("application/pdf", "attachment"),
      ["Content-Type: message/rfc822", "", "From: z@z.example", "", "forwarded"],
    ),
  );
  expect(mail?.files.map(({ fileName }) => fileName)).toEqual([
    "résumé.pdf",
    "long name.pdf",
    "résumé",
    "application pdf",
    "message rfc822",
  ]);
  const encoded = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
  const [file] =
    (await readIncomingMail(emailWithFiles({}, "x", [{ name: "a", type: "image/png", bytes: encoded }])))?.files ?? [];
  expect(Buffer.from(file?.bytes ?? []).equals(encoded)).toBe(true);
});

test("rejects messages that nest too deep, have too many lines or too long headers", async () => {
  expect((await readIncomingMail(nested(200)))?.text).toBe("innermost");
  expect(await readIncomingMail(nested(300))).toBeUndefined();
  expect(await readIncomingMail(rawEmail({}, "\n".repeat(250_000)))).toBeUndefined();
  expect(await readIncomingMail(rawEmail({ "X-Long": "x".repeat(1_100_000) }, "x"))).toBeUndefined();
});

test("reads email in a thread, so that slow messages delay nothing else", async () => {
  const original = "<a@firm.example>";
  const bounce = await readMail(postfixBounce({ original, recipient: "ana@ruiz.example" }));
  expect(bounce).toMatchObject({ answers: [original], report: { recipient: "ana@ruiz.example", isPermanent: true } });
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  // Takes more than half a second of CPU time.
  const slow = await readMail(rawEmail({}, "\n".repeat(50_000), "end"));
  clearInterval(turning);
  expect(slow?.text).toBe("end");
  expect(turns).toBeGreaterThan(10);
  expect(await readMail(Buffer.from("garbage"))).toBeNull();
});
