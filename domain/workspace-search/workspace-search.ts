/** Global search of a workspace: candidates, jobs and teams by name. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const maxResultsPerGroup = 5;
export const minQueryLength = 2;

const found = z.object({ id: z.uuid(), name: z.string(), detail: z.string().nullable() });
export const workspaceSearch = endpoint({
  method: "GET",
  path: "/api/workspace-search",
  query: z.object({ q: z.string().trim().max(100).default("") }),
  reply: z.object({ people: z.array(found), jobs: z.array(found), teams: z.array(found) }),
});
