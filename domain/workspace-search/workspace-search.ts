/** Global search of a workspace: candidates, jobs and teams by name. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const maxResultsPerGroup = 5;
export const minQueryLength = 2;

const searchResult = z.object({ id: z.uuid(), name: z.string(), detail: z.string().nullable() });
export const workspaceSearch = endpoint({
  method: "GET",
  path: "/api/workspace-search",
  query: z.object({ q: z.string().trim().max(100).default("") }),
  reply: z.object({ people: z.array(searchResult), jobs: z.array(searchResult), teams: z.array(searchResult) }),
});
