/** Malicious Word documents. */
import { deflateRawSync } from "node:zlib";
import { type Bomb, anySafeStatus } from "./bomb.ts";
import { zipOf, type ZipEntry } from "./zip-writer.ts";

const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${relationships}"`,
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
].join(" ");
const relation = (id: string, type: string, target: string, outside = false): string =>
  `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"${outside ? ' TargetMode="External"' : ""}/>`;
const relationList = (...each: readonly string[]): string =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join("")}</Relationships>`;
const frame: readonly ZipEntry[] = [
  {
    name: "[Content_Types].xml",
    content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
  },
  { name: "_rels/.rels", content: relationList(relation("r1", "officeDocument", "word/document.xml")) },
];
const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const documentOf = (body: string, before = ""): string =>
  `<?xml version="1.0"?>${before}<w:document ${namespaces}><w:body>${body}</w:body></w:document>`;
const document = (content: string | Uint8Array, more: Partial<ZipEntry> = {}): ZipEntry => ({
  name: "word/document.xml",
  content,
  ...more,
});
const word = (body: string, ...more: readonly ZipEntry[]): Buffer =>
  zipOf([...frame, document(documentOf(body)), ...more]);
const withDoctype = (doctype: string, body: string): Buffer =>
  zipOf([...frame, document(documentOf(body, `<!DOCTYPE w:document [${doctype}]>`))]);
const person = paragraph("Ana Ruiz") + paragraph("ana@ruiz.example");
const nested = (depth: number, tag: string): string => `<${tag}>`.repeat(depth) + `</${tag}>`.repeat(depth);
const laughs = Array.from(
  { length: 9 },
  (_each, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
).join("");
const millionsOfSpaces = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, " ");
const linked = (target: string): Buffer =>
  word(
    `${person}<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><a:blip r:link="x1"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
    { name: "word/_rels/document.xml.rels", content: relationList(relation("x1", "image", target, true)) },
  );
const inner = word(person);
/** Incompressible bytes, so that the compression ratio looks normal. */
const ballast: ZipEntry = {
  name: "word/media/image1.png",
  content: Buffer.from(
    Array.from({ length: 120_000 }, (_each, index) => Math.imul(index * index + 7, 2_654_435_761) >>> 24),
  ),
};

const bomb = (name: string, bytes: Buffer, allowedStatuses: Bomb["answers"], fileName = "resume.docx"): Bomb => ({
  name,
  fileName,
  bytes,
  answers: allowedStatuses,
});

export const wordBombs = (): readonly Bomb[] => [
  bomb("60 MB of spaces in 60 kB", zipOf([...frame, document(millionsOfSpaces(60))]), [413]),
  bomb("4 MB that are 4 kB packed", zipOf([...frame, document(millionsOfSpaces(4))]), [413]),
  bomb(
    "80 MB that claim to be 1 kB",
    zipOf([...frame, document("", { packed: deflateRawSync(millionsOfSpaces(80), { level: 1 }), claimedSize: 1024 })]),
    [422],
  ),
  bomb(
    "a ZIP in a ZIP in a ZIP",
    zipOf([{ name: "a.zip", content: zipOf([{ name: "b.zip", content: zipOf([{ name: "c", content: inner }]) }]) }]),
    [415],
  ),
  bomb(
    "a document with another one inside",
    word(person, { name: "word/embeddings/inner.docx", content: inner }),
    anySafeStatus,
  ),
  bomb(
    "entries that share their bytes",
    zipOf([
      ...frame,
      document(Buffer.alloc(40_000, "x")),
      ...Array.from({ length: 1_500 }, (_each, index) => ({
        name: `word/${index}.xml`,
        content: "",
        isListedOnly: true,
      })),
    ]),
    [413],
  ),
  bomb(
    "60,000 entries",
    zipOf([
      ...frame,
      document(documentOf(person)),
      ...Array.from({ length: 60_000 }, (_each, index) => ({ name: `w/${index}`, content: "", isListedOnly: true })),
    ]),
    [413],
  ),
  bomb("a name that climbs out", word(person, { name: "../../../etc/cron.d/job", content: "x" }), [422]),
  bomb("a name that begins at the root", word(person, { name: "/etc/passwd", content: "x" }), [422]),
  bomb("a name that climbs out backwards", word(person, { name: "..\\..\\windows\\x.ini", content: "x" }), [422]),
  bomb(
    "an entity that is a file of ours",
    withDoctype('<!ENTITY x SYSTEM "file:///etc/passwd">', person + paragraph("&x;")),
    anySafeStatus,
  ),
  bomb(
    "an entity that is an address",
    withDoctype('<!ENTITY % x SYSTEM "http://127.0.0.1:9/evil.dtd"> %x;', person),
    anySafeStatus,
  ),
  bomb("a billion laughs", withDoctype(`<!ENTITY l0 "ha">${laughs}`, person + paragraph("&l9;")), anySafeStatus),
  bomb(
    "one long entity many times",
    withDoctype(`<!ENTITY q "${"q".repeat(50_000)}">`, person + paragraph("&q;".repeat(5_000))),
    anySafeStatus,
  ),
  bomb("a picture linked to a file of ours", linked("file:///etc/passwd"), anySafeStatus),
  bomb("a picture linked to endless bytes", linked("file:///dev/zero"), anySafeStatus),
  bomb("a picture linked to an address", linked("http://127.0.0.1:9/pixel.png"), anySafeStatus),
  bomb("macros under a plain name", word(person, { name: "word/vbaProject.bin", content: "macro" }), [415]),
  bomb("a protected entry", zipOf([...frame, document(documentOf(person), { flags: 1 })]), [422]),
  bomb("a document cut in half", inner.subarray(0, inner.length >> 1), [422]),
  bomb("a list of contents that is elsewhere", zipOf([...frame, document(documentOf(person))], 70_000), [422]),
  bomb(
    "packed bytes that are damaged",
    zipOf([...frame, document(documentOf(person), { packed: Buffer.from("this was never deflated") })]),
    [422],
  ),
  bomb("two documents under one name", word(person, document(documentOf(paragraph("Somebody Else")))), anySafeStatus),
  bomb("20,000 levels deep", word(person + nested(20_000, "w:p"), ballast), anySafeStatus),
  bomb("300,000 levels deep", word(person + nested(300_000, "w:tbl"), ballast), anySafeStatus),
  bomb(
    "40 MB of tiny paragraphs",
    word(Array.from({ length: 500_000 }, (_each, index) => paragraph(`${(index * 7919) % 1_000_003}`)).join("")),
    [200, 422, 413],
  ),
];
