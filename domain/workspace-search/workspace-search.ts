/** One box for everything of a workspace: people, jobs and teams by what they are called. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const foundPerGroup = 5;
export const shortestQuery = 2;

const found = z.object({ id: z.uuid(), name: z.string(), detail: z.string().nullable() });
export type FoundThing = z.infer<typeof found>;

export const workspaceSearch = endpoint({
  method: "GET",
  path: "/api/workspace-search",
  query: z.object({ q: z.string().trim().max(100).default("") }),
  reply: z.object({ people: z.array(found), jobs: z.array(found), teams: z.array(found) }),
});
