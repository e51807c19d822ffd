import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inlineStylesStream, createStyleInliner } from "./inline-styles.ts";

const folder = mkdtempSync(join(tmpdir(), "styles-"));
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets/s.css"), 'p::after{content:"$& </style>"}');
const write = createStyleInliner(folder);

const link = '<link nonce="n" rel="stylesheet" href="/assets/s.css"/>';
const styled =
  '<style>p::after{content:"$& <\\/style>"}</style><link nonce="n" rel="stylesheet" href="/assets/s.css" media="print"/>';

const sent = (chunks: Iterable<Uint8Array>) =>
  new Response(ReadableStream.from(chunks).pipeThrough(inlineStylesStream(write))).text();

test("inlines the styles before the first link and leaves other links", () => {
  expect(write(`${link}${link}`)).toBe(`${styled}${link}`);
  const unknown = '<link rel="stylesheet" href="/assets/gone.css"/>';
  expect(write(unknown)).toBe(unknown);
});

test("inlines the styles once, wherever the page is cut into chunks", async () => {
  const page = (head: string) => `<html><head><title>é</title>${head}</head><body>é ${link} </head></body></html>`;
  const bytes = Buffer.from(page(link));
  const cuts = Array.from({ length: bytes.length }, (_each, index) => [
    bytes.subarray(0, index),
    bytes.subarray(index),
  ]);
  const oneByOne = Array.from(bytes, (byte) => Uint8Array.of(byte));
  for (const chunks of [...cuts, oneByOne]) expect(await sent(chunks)).toBe(page(styled));
});

test("leaves a page without a head unchanged", async () => {
  expect(await sent([Buffer.from("<p>"), Buffer.from(`${link}é`)])).toBe(`<p>${link}é`);
  expect(await sent([])).toBe("");
});

test("streams the head before the rest is rendered", async () => {
  const { readable, writable } = inlineStylesStream(write);
  const page = writable.getWriter();
  const visitor = readable.pipeThrough(new TextDecoderStream()).getReader();
  void page.write(Buffer.from(`<head>${link}</head><p>`));
  expect((await visitor.read()).value).toBe(`<head>${styled}`);
  expect((await visitor.read()).value).toBe("</head><p>");
  void page.write(Buffer.from("first"));
  expect((await visitor.read()).value).toBe("first");
  void page.close();
  expect((await visitor.read()).done).toBe(true);
});
