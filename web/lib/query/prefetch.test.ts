import { expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "#domain/endpoint.ts";
import { endpointKey, refresh } from "./endpoint-query.ts";
import { createQueryCache } from "./prefetch.ts";
import { createQueryClient } from "./query-client.ts";

const readThing = endpoint({
  method: "GET",
  path: "/api/things/:id",
  params: z.object({ id: z.string() }),
  reply: z.string(),
});
const listThings = endpoint({ method: "GET", path: "/api/things", reply: z.array(z.string()) });

const key = endpointKey(readThing, { params: { id: "1" } });

test("caches what loaders prefetched and ignores other loader data", () => {
  const { client, fill } = createQueryCache(createQueryClient());
  fill([undefined, null, { now: 1 }, { prefetched: [{ key, data: "one" }] }]);
  expect(client.getQueryData(key)).toBe("one");
});

test("does not overwrite a newer reply with prefetched data", () => {
  const { client, fill } = createQueryCache(createQueryClient());
  const loaderData = { prefetched: [{ key, data: "one" }] };
  fill([loaderData]);
  client.setQueryData(key, "two");
  fill([loaderData]);
  expect(client.getQueryData(key)).toBe("two");
});

test("replaces cached data after a loader runs again", () => {
  const { client, fill } = createQueryCache(createQueryClient());
  fill([{ prefetched: [{ key, data: "one" }] }]);
  fill([{ prefetched: [{ key, data: "two" }] }]);
  expect(client.getQueryData(key)).toBe("two");
});

test("refreshes the named endpoints with any input, or everything", async () => {
  const { client, fill } = createQueryCache(createQueryClient());
  const listKey = endpointKey(listThings, {});
  fill([
    {
      prefetched: [
        { key, data: "one" },
        { key: listKey, data: [] },
      ],
    },
  ]);
  const stale = () => [key, listKey].map((each) => client.getQueryState(each)?.isInvalidated);
  await refresh(client, [readThing]);
  expect(stale()).toEqual([true, false]);
  await refresh(client);
  expect(stale()).toEqual([true, true]);
});
