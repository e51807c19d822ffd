import { mkdir, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
