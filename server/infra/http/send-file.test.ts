import { parse } from "content-disposition";
import fastify from "fastify";
import { expect, test } from "vitest";
import { contentDisposition, sendFile } from "./send-file.ts";

test.each([
  [
    "Łukasz O'Brien X y resume.pdf",
    "attachment; filename=\"Lukasz O'Brien X y resume.pdf\"; filename*=UTF-8''%C5%81ukasz%20O%27Brien%20X%20y%20resume.pdf",
  ],
  ["offer letter.pdf", 'attachment; filename="offer letter.pdf"'],
  ['a"b\\c.pdf', String.raw`attachment; filename="a\"b\\c.pdf"`],
  ["履歴書.pdf", "attachment; filename=___.pdf; filename*=UTF-8''%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf"],
  [
    "a\r\nset-cookie: b.txt",
    "attachment; filename=\"a__set-cookie: b.txt\"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20b.txt",
  ],
])("names the file %j as RFC 6266 says", (fileName, header) => {
  expect(contentDisposition(fileName)).toBe(header);
  expect(parse(header).parameters["filename"]).toBe(fileName);
});

test("sends a name with half a surrogate pair", () => {
  expect(contentDisposition("\uD83D.txt")).toBe("attachment; filename=_.txt; filename*=UTF-8''%EF%BF%BD.txt");
});

test("never lets a browser cache a file, guess its type or open an upload", async () => {
  const app = fastify();
  app.get("/upload", (_request, reply) =>
    sendFile(reply, { fileName: "page.html", mediaType: "text/html", sizeBytes: 3, body: Buffer.from("<b>") }),
  );
  app.get("/letter", (_request, reply) =>
    sendFile(reply, { fileName: "letter.pdf", mediaType: "application/pdf", inline: true, body: "%PDF" }),
  );
  const headers = { "cache-control": "private, no-store", "x-content-type-options": "nosniff", "content-length": "3" };
  expect((await app.inject("/upload")).headers).toMatchObject({
    ...headers,
    "content-disposition": "attachment; filename=page.html",
  });
  expect((await app.inject("/letter")).headers["content-disposition"]).toBe("inline; filename=letter.pdf");
});
