import { mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createFileStore } from "./file-store.ts";

const later = new Date(8.64e15);

test("lists old files even if one disappears during the listing", async () => {
  const folder = await mkdtemp(join(tmpdir(), "store-"));
  const store = createFileStore(folder);
  expect(await store.olderThan("letters", later)).toEqual([]);
  await mkdir(join(folder, "letters"));
  await store.put("letters/here", Buffer.from("a"));
  // Listed by name but missing for stat, like a file that is removed in between.
  await symlink(join(folder, "nothing"), join(folder, "letters/gone"));
  expect(await store.olderThan("letters", later)).toEqual(["letters/here"]);
});

test("skips names that are not keys when it lists old files", async () => {
  const folder = await mkdtemp(join(tmpdir(), "store-"));
  const store = createFileStore(folder);
  await store.put("letters/here", Buffer.from("a"));
  await Promise.all(
    [".DS_Store", "here.bak", "Copy of here"].map((name) => writeFile(join(folder, "letters", name), "")),
  );
  expect(await store.olderThan("letters", later)).toEqual(["letters/here"]);
});

test("reads a whole file, a range or the size by its key", async () => {
  const store = createFileStore(await mkdtemp(join(tmpdir(), "store-")));
  await store.put("letters/here", Buffer.from("0123456789"));
  expect(await text(store.read("letters/here"))).toBe("0123456789");
  expect(await text(store.read("letters/here", { start: 7 }))).toBe("789");
  expect(await text(store.read("letters/here", { start: 2, end: 5 }))).toBe("234");
  expect(await text(store.read("letters/here", { start: 8, end: 100 }))).toBe("89");
  expect(await text(store.read("letters/here", { start: 0, end: 0 }))).toBe("");
  expect(await store.sizeOf("letters/here")).toBe(10);
  expect(await store.sizeOf("letters/gone")).toBeUndefined();
  await expect(text(store.read("letters/gone"))).rejects.toThrow("ENOENT");
});
