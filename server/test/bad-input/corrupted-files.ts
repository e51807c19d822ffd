/** Corrupts valid files: flips, cuts, duplicates or reorders bytes, joins two files, or changes the name. */
import fc, { type Arbitrary } from "fast-check";

export interface UploadFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}

const offsetIn = (bytes: Buffer): Arbitrary<number> => fc.nat({ max: Math.max(0, bytes.length - 1) });

const flipped = (bytes: Buffer): Arbitrary<Buffer> =>
  fc.array(fc.tuple(offsetIn(bytes), fc.nat({ max: 255 })), { minLength: 1, maxLength: 40 }).map((changes) => {
    const copy = Buffer.from(bytes);
    for (const [index, byte] of changes) copy[index] = byte;
    return copy;
  });

const cut = (bytes: Buffer): Arbitrary<Buffer> => offsetIn(bytes).map((index) => bytes.subarray(0, index));

const headless = (bytes: Buffer): Arbitrary<Buffer> => offsetIn(bytes).map((index) => bytes.subarray(index));

const doubled = (bytes: Buffer): Arbitrary<Buffer> =>
  fc.tuple(offsetIn(bytes), offsetIn(bytes)).map(([one, two]) => {
    const [from, to] = [Math.min(one, two), Math.max(one, two)];
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
  });

const swapped = (bytes: Buffer): Arbitrary<Buffer> =>
  offsetIn(bytes).map((index) => Buffer.concat([bytes.subarray(index), bytes.subarray(0, index)]));

const padded = (bytes: Buffer): Arbitrary<Buffer> =>
  fc
    .tuple(offsetIn(bytes), fc.uint8Array({ minLength: 1, maxLength: 3000 }))
    .map(([index, noise]) => Buffer.concat([bytes.subarray(0, index), noise, bytes.subarray(index)]));

/** Changes digits, which encode lengths, offsets and counts. */
const otherNumbers = (bytes: Buffer): Arbitrary<Buffer> =>
  fc.constantFrom("0", "9", "-", "99999999999").map((digit) => {
    const text = bytes.toString("latin1");
    return Buffer.from(
      text.replaceAll(/\d+/g, (found) => (found.length > 2 ? digit.padStart(found.length, digit) : found)),
      "latin1",
    );
  });

const endings = [".pdf", ".docx", ".txt", ".zip", ".csv", ".png", ".jpg", ".exe", ".html", "", ".pdf.exe"];
const badFileNames = [
  "\u202Efdp",
  "../../x.pdf",
  "a".repeat(300),
  "name\r\nx: y.pdf",
  "CON.pdf",
  "%00.pdf",
  '"quoted".pdf',
  ".",
];

const nameOf = (good: string): Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(good) },
    { weight: 2, arbitrary: fc.constantFrom(...endings).map((ending) => `file${ending}`) },
    { weight: 1, arbitrary: fc.constantFrom(...badFileNames) },
  );

export const corruptedFiles = (good: readonly UploadFile[]): Arbitrary<UploadFile> =>
  fc.tuple(fc.constantFrom(...good), fc.constantFrom(...good)).chain(([file, other]) => {
    const { bytes } = file;
    const corruptedBytes = fc.oneof(
      flipped(bytes),
      cut(bytes),
      headless(bytes),
      doubled(bytes),
      swapped(bytes),
      padded(bytes),
      otherNumbers(bytes),
      fc.constant(Buffer.concat([bytes, other.bytes])),
      fc.constant(Buffer.alloc(0)),
    );
    return fc.record<UploadFile>({ fileName: nameOf(file.fileName), bytes: corruptedBytes });
  });
