/** Malicious PDF files. */
import { deflateSync } from "node:zlib";
import { type Bomb, anySafeStatus } from "./bomb.ts";

type Piece = string | Buffer;

const stream = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary} /Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);

/** Numbered objects from 1; the first is the catalog. */
const pdfOf = (objects: readonly Piece[], trailer = ""): Buffer => {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, piece] of objects.entries()) {
    const bytes = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(piece as string),
      Buffer.from("\nendobj\n"),
    ]);
    offsets.push(at);
    at += bytes.length;
    parts.push(bytes);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  return Buffer.concat([
    ...parts,
    Buffer.from(`${table}trailer\n<</Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${at}\n%%EOF\n`),
  ]);
};

const words = "BT /F1 12 Tf 50 700 Td (Ana Ruiz) Tj 0 -20 Td (ana@ruiz.example) Tj ET";
const font = "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>";
const page = (more = "", resources = "/Font <</F1 5 0 R>>"): string =>
  `<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources <<${resources}>> ${more}>>`;
const tree = "<</Type /Pages /Kids [3 0 R] /Count 1>>";
const catalog = (more = "") => `<</Type /Catalog /Pages 2 0 R ${more}>>`;
const contents = (text = words): Buffer => stream("", Buffer.from(text));
const plain = (more: readonly Piece[] = [], trailer = ""): Buffer =>
  pdfOf([catalog(), tree, page(), contents(), font, ...more], trailer);

const spaces = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * 1024 * 1024, " "), { level: 1 });
const good = plain();

const bomb = (name: string, bytes: Buffer, fileName = "resume.pdf"): Bomb => ({
  name,
  fileName,
  bytes,
  answers: anySafeStatus,
});

export const pdfBombs = (): readonly Bomb[] => [
  bomb(
    "a page of 128 MB in 130 kB",
    pdfOf([catalog(), tree, page(), stream("/Filter /FlateDecode", spaces(128)), font]),
  ),
  bomb(
    "a page packed twice, 256 MB in 1 kB",
    pdfOf([catalog(), tree, page(), stream("/Filter [/FlateDecode /FlateDecode]", deflateSync(spaces(256))), font]),
  ),
  bomb(
    "100,000 pages that are one",
    pdfOf([catalog(), `<</Type /Pages /Kids [${"3 0 R ".repeat(100_000)}] /Count 100000>>`, page(), contents(), font]),
  ),
  bomb(
    "two billion pages by its own word",
    pdfOf([catalog(), "<</Type /Pages /Kids [3 0 R] /Count 2000000000>>", page(), contents(), font]),
  ),
  bomb(
    "a page tree that grows out of itself",
    pdfOf([catalog(), "<</Type /Pages /Kids [2 0 R 2 0 R] /Count 9>>", page(), contents(), font]),
  ),
  bomb("a table of objects that comes before itself", plain([], "/Prev 9")),
  bomb(
    "a length that is its own length",
    pdfOf([catalog(), tree, page(), "<</Length 4 0 R>>\nstream\nx\nendstream", font]),
  ),
  bomb("an object that is itself", pdfOf([catalog(), tree, page("/Rotate 6 0 R"), contents(), font, "6 0 R"])),
  bomb("200,000 brackets deep", plain(["[".repeat(200_000) + "]".repeat(200_000)], "/Info 6 0 R")),
  bomb(
    "a page drawn 200,000 brackets deep",
    pdfOf([catalog(), tree, page(), contents(`${"[".repeat(200_000)} ${words}`), font]),
  ),
  bomb(
    "a picture of 2.5 billion dots",
    pdfOf([
      catalog(),
      tree,
      page("", "/XObject <</I 6 0 R>> /Font <</F1 5 0 R>>"),
      contents(`${words} q 600 0 0 700 0 0 cm /I Do Q`),
      font,
      stream(
        "/Type /XObject /Subtype /Image /Width 50000 /Height 50000 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode",
        spaces(64),
      ),
    ]),
  ),
  bomb(
    "a drawing that draws itself",
    pdfOf([
      catalog(),
      tree,
      page("", "/XObject <</X 6 0 R>> /Font <</F1 5 0 R>>"),
      contents(`${words} /X Do`),
      font,
      stream(
        "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources <</XObject <</X 6 0 R>>>>",
        Buffer.from("/X Do /X Do"),
      ),
    ]),
  ),
  bomb(
    "drawings that multiply",
    pdfOf([
      catalog(),
      tree,
      page("", "/XObject <</X 6 0 R>> /Font <</F1 5 0 R>>"),
      contents(`${words} /X Do`),
      font,
      ...Array.from({ length: 9 }, (_each, index) =>
        stream(
          `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources <</XObject <</X ${index === 8 ? 6 : index + 7} 0 R>>>>`,
          Buffer.from(index === 8 ? "q Q" : "/X Do ".repeat(20)),
        ),
      ),
    ]),
  ),
  bomb(
    "scripts and programs to start",
    pdfOf([
      catalog(
        "/OpenAction <</S /JavaScript /JS (while\\(1\\){app.alert\\(1\\)})>> /AA <</WC <</S /Launch /F (/bin/sh)>>>>",
      ),
      tree,
      page(),
      contents(),
      font,
    ]),
  ),
  bomb(
    "a lock without a key",
    plain(
      [`<</Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}>>>`],
      `/Encrypt 6 0 R /ID [<${"00".repeat(16)}><${"00".repeat(16)}>]`,
    ),
  ),
  bomb("a file cut in half", good.subarray(0, good.length >> 1)),
  bomb("a head and nothing else", Buffer.from("%PDF-1.7\n")),
  bomb(
    "a font of noise",
    pdfOf([
      catalog(),
      tree,
      page(),
      contents(),
      "<</Type /Font /Subtype /Type1 /BaseFont /Noise /FirstChar 0 /LastChar 255 /FontDescriptor 6 0 R>>",
      "<</Type /FontDescriptor /FontName /Noise /Flags 4 /FontFile3 7 0 R>>",
      stream("/Subtype /Type1C", Buffer.from(Array.from({ length: 60_000 }, (_each, index) => (index * 7919) % 256))),
    ]),
  ),
  bomb(
    "a character map without end",
    pdfOf([
      catalog(),
      tree,
      page(),
      contents("BT /F1 12 Tf (Ana) Tj ET"),
      "<</Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [7 0 R]>>",
      stream(
        "",
        Buffer.from(`begincmap ${"1 beginbfrange <0000> <ffffffff> <0000> endbfrange ".repeat(2_000)} endcmap`),
      ),
      "<</Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo <</Registry (A) /Ordering (B) /Supplement 0>>>>",
    ]),
  ),
  bomb(
    "3 MB of words on one page",
    pdfOf([catalog(), tree, page(), contents(`BT /F1 1 Tf ${"(word) Tj 1 0 Td ".repeat(180_000)} ET`), font]),
  ),
  bomb(
    "noise between head and end",
    Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(2_000_000, "1 0 obj << "), Buffer.from("\n%%EOF")]),
  ),
];

export const goodPdf = good;
