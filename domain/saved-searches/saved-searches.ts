/** Searches of a workspace's people that were given a name, for oneself or for everybody. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const mostSavedSearches = 50;
/** Above this nobody counts on. */
export const mostNewCounted = 99;

const name = z.string().trim().min(1, "Please give it a name").max(80, "Please use at most 80 characters");

export const savedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The query of its address. */
  conditions: z.string(),
  shared: z.boolean(),
  /** Whether the asker made it. */
  isOwn: z.boolean(),
  by: z.string().nullable(),
  /** Whether the asker may rename and remove it. */
  mayChange: z.boolean(),
  /** People who have come since the asker last looked, up to one more than is counted. */
  newPeople: z.int(),
});
export type SavedSearch = z.infer<typeof savedSearch>;

const params = z.object({ id: z.uuid() });

export const listSavedSearches = endpoint({
  method: "GET",
  path: "/api/saved-searches",
  reply: z.object({ searches: z.array(savedSearch) }),
});

export const saveSearch = endpoint({
  method: "POST",
  path: "/api/saved-searches",
  body: z.object({ name, conditions: z.string().max(2000), shared: z.boolean().default(false) }),
  reply: savedSearch,
  status: 201,
});

export const changeSavedSearch = endpoint({
  method: "PATCH",
  path: "/api/saved-searches/:id",
  params,
  body: z.object({ name: name.optional(), shared: z.boolean().optional() }),
  reply: savedSearch,
});

export const removeSavedSearch = endpoint({
  method: "DELETE",
  path: "/api/saved-searches/:id",
  params,
  reply: z.object({}),
});

/** From now on only who comes later is new. */
export const lookAtSavedSearch = endpoint({
  method: "POST",
  path: "/api/saved-searches/:id/look",
  params,
  reply: z.object({}),
});
