/** Files that are not resumes are reported as such, without a crash. */
import { Page, Text } from "@react-pdf/renderer";
import { createElement } from "react";
import { expect, test } from "vitest";
import yazl from "yazl";
import { drawPdf } from "../../test/resumes/pdf-layouts.ts";
import { checkDocxZip, readDocxParts } from "./reading/docx-zip.ts";
import { readResume } from "./reading/read-resume.ts";

const zip = async (files: Readonly<Record<string, Buffer>>): Promise<Uint8Array> => {
  const archive = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) archive.addBuffer(content, name);
  archive.end();
  const chunks: Buffer[] = [];
  for await (const chunk of archive.outputStream) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
};

test("damaged bytes, an empty page and a renamed image are unreadable", async () => {
  const noise = new Uint8Array(2000).map((_, index) => (index * 7919) % 256);
  const blank = await drawPdf(createElement(Page, { size: "A4" }, createElement(Text, {}, " ")));
  expect((await readResume(noise, "pdf")).status).toBe("unreadable");
  expect((await readResume(noise, "docx")).status).toBe("unreadable");
  expect((await readResume(noise, "txt")).status).toBe("unreadable");
  expect((await readResume(new Uint8Array(), "txt")).status).toBe("unreadable");
  expect((await readResume(blank, "pdf")).status).toBe("unreadable");
});

test("checks an archive by its directory before unpacking anything", async () => {
  const document = Buffer.from("<w:document/>");
  expect(await checkDocxZip(await zip({ "word/document.xml": document }))).toBeNull();
  expect(await checkDocxZip(await zip({ "other.xml": document }))).toBe("part_missing");
  expect(await checkDocxZip(new TextEncoder().encode("PK no archive"))).toBe("not_a_zip");
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`part${index}.xml`, Buffer.from("x")]));
  expect(await checkDocxZip(await zip({ "word/document.xml": document, ...many }))).toBe("too_many_entries");
  const bomb = await zip({ "word/document.xml": Buffer.alloc(8_000_000, "a") });
  expect(await checkDocxZip(bomb)).toBe("too_dense");
  expect(await readDocxParts(bomb)).toBeNull();
});
