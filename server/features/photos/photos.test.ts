import { deflateSync, crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBrowser } from "../../test/browsers.ts";
import { sendFile } from "../../test/send-file.ts";
import { sweepPhotos } from "./photos.service.ts";

const { app, db, files, owner } = await buildTestApp();
const url = "/api/candidate/photo";

const portrait = (width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: "#7a5c3e" } })
    .withExif({ IFD0: { Copyright: "Secret place", ImageDescription: "Home address" } })
    .jpeg()
    .toBuffer();

const cookieOf = (response: { cookies: { name: string; value: string }[] }) =>
  response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");

const upload = async (bytes: Buffer, cookie?: string, fileName = "me.jpg") =>
  sendFile(app, { url, field: "photo", fileName, bytes, cookie });

test("[EDITOR-04] re-encodes a photo, small and without metadata, for its owner only", async () => {
  const response = await upload(await portrait());
  expect(response.statusCode).toBe(201);
  const { photoUrl } = response.json<{ photoUrl: string }>();
  const cookie = cookieOf(response);
  const showResponse = await app.inject({ url: photoUrl, headers: { cookie } });
  expect(showResponse.headers["content-type"]).toBe("image/webp");
  const { width, height, exif, format } = await sharp(showResponse.rawPayload).metadata();
  expect([width, height, format, exif]).toEqual([512, 384, "webp", undefined]);
  expect(showResponse.rawPayload.includes("Secret")).toBe(false);

  expect((await app.inject({ url: photoUrl })).statusCode).toBe(404);
  const stranger = aBrowser(app);
  await stranger.post("/api/candidate/portfolio", { title: "So that there is a session" });
  expect((await stranger.get(photoUrl)).statusCode).toBe(404);
  expect((await stranger.get(url)).json()).toEqual({ photoUrl: null });
});

test("[EDITOR-04] replacing and removing delete the old bytes", async () => {
  const first = await upload(await portrait());
  const cookie = cookieOf(first);
  const second = await upload(await portrait(300, 300), cookie);
  const [old, now] = [first, second].map((each) => each.json<{ photoUrl: string }>().photoUrl);
  expect((await app.inject({ url: old ?? "", headers: { cookie } })).statusCode).toBe(404);
  expect((await app.inject({ url: now ?? "", headers: { cookie } })).statusCode).toBe(200);
  expect((await app.inject({ url, headers: { cookie } })).json()).toEqual({ photoUrl: now });
  const removeResponse = await app.inject({ method: "DELETE", url, headers: { cookie } });
  expect(removeResponse.json()).toEqual({ photoUrl: null });
  expect((await app.inject({ url: now ?? "", headers: { cookie } })).statusCode).toBe(404);
});

const chunk = (kind: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A few kilobytes that unpack to 900 million pixels. */
const pixelBomb = () => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(30_000, 0);
  head.writeUInt32BE(30_000, 4);
  head.set([1, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(2_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ["SVG", () => Buffer.from(svg), "me.svg"],
  ["SVG under another name", () => Buffer.from(`<?xml version="1.0"?>${svg}`), "me.png"],
  ["HTML", () => Buffer.from("<!doctype html><script>alert(1)</script>"), "me.jpg"],
  ["a PDF", () => Buffer.from("%PDF-1.7\n%âãÏÓ\n"), "me.png"],
  [
    "a GIF",
    () =>
      sharp({ create: { width: 5, height: 5, channels: 3, background: "#fff" } })
        .gif()
        .toBuffer(),
    "me.gif",
  ],
  ["a picture cut short", async () => (await portrait()).subarray(0, 900), "me.jpg"],
  ["a bomb of pixels", pixelBomb, "me.png"],
  ["nothing", () => Buffer.alloc(0), "me.png"],
])("[EDITOR-04] rejects: %s", async (_what, make, fileName) => {
  const response = await upload(await make(), undefined, fileName);
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([415, "wrong_type"]);
  expect(response.cookies).toEqual([]);
});

test("[EDITOR-04] rejects more than 5 MB with a message", async () => {
  const response = await upload(Buffer.concat([await portrait(), Buffer.alloc(5 * 1024 * 1024)]));
  expect(response.statusCode).toBe(413);
  expect(response.json()).toMatchObject({ errors: { photo: "Choose an image up to 5 MB." } });
});

test("the sweep deletes photos that no profile shows and keeps the others", async () => {
  const keptResponse = await upload(await portrait(64, 64));
  const cookie = cookieOf(keptResponse);
  await files.put("photo/00000000-0000-4000-8000-000000000000", Buffer.from("x"));
  const tomorrow = new Date(Date.now() + 2 * 86_400_000);
  await owner.db.execute("update files set deleted_at = null where purpose = 'photo'");
  expect(await sweepPhotos(db, files, tomorrow)).toBeGreaterThanOrEqual(1);
  const { photoUrl } = keptResponse.json<{ photoUrl: string }>();
  expect((await app.inject({ url: photoUrl, headers: { cookie } })).statusCode).toBe(200);
  expect(await sweepPhotos(db, files, tomorrow)).toBe(0);
});
