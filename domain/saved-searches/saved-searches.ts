/** Saved searches in the lists of a workspace, personal or shared. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** The lists that can be searched, by the last part of their path. */
export const searchableLists = ["candidates", "jobs", "interviews", "shortlists", "offers"] as const;
export type SearchableList = (typeof searchableLists)[number];

export const maxSavedSearches = 50;
/** Counting stops here. */
export const maxNewCounted = 99;

const name = z.string().trim().min(1, "Enter a name").max(80, "Use at most 80 characters");

const savedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  list: z.enum(searchableLists),
  /** The query string of the list's URL. */
  conditions: z.string(),
  shared: z.boolean(),
  /** Whether the caller created it. */
  isOwn: z.boolean(),
  by: z.string().nullable(),
  /** Whether the caller may rename and remove it. */
  mayChange: z.boolean(),
  /** Candidates added since the caller last opened the search, at most one more than the counting limit; 0 for other lists. */
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
  body: z.object({
    name,
    list: z.enum(searchableLists).default("candidates"),
    conditions: z.string().max(2000),
    shared: z.boolean().default(false),
  }),
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

/** Resets the count of new candidates. */
export const markSavedSearchSeen = endpoint({
  method: "POST",
  path: "/api/saved-searches/:id/view",
  params,
  reply: z.object({}),
});
