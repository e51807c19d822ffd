/** The receipt of a closed workspace: when, by which admin, and how many rows were erased. It holds nothing about applicants. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { rowCounts } from "./closing.ts";
import { erasedLines } from "./erased-tables.ts";

/** As stored: the workspace's name only as a keyed hash. */
export const closedWorkspace = z.object({
  id: z.uuid(),
  nameHash: z.string(),
  begunAt: z.iso.datetime(),
  erasedAt: z.iso.datetime(),
  counts: rowCounts,
  digest: z.string(),
});
export type ClosedWorkspace = z.infer<typeof closedWorkspace>;

/** As seen by the link, which holds the names. */
const closingReceipt = closedWorkspace.omit({ nameHash: true }).extend({
  name: z.string(),
  begunBy: z.string().nullable(),
});
export type ClosingReceipt = z.infer<typeof closingReceipt>;

/** The text that is hashed for the digest, line by line, so that the holder of a receipt can recompute it. */
export const digestInput = ({ id, name, begunBy, begunAt, erasedAt, counts }: Omit<ClosingReceipt, "digest">): string =>
  [
    `Receipt ${id}`,
    `Workspace ${name}`,
    `Begun ${begunAt}${begunBy === null ? "" : ` by ${begunBy}`}`,
    `Erased ${erasedAt}`,
    ...erasedLines(counts).map(({ table, count }) => `${table} ${count}`),
  ].join("\n");

export const showClosingReceipt = endpoint({
  method: "GET",
  path: "/api/closed-workspaces",
  // The token is not in the path, because it holds names and may exceed the length limit of a path segment.
  query: z.object({ token: z.string().max(2000) }),
  reply: closingReceipt.extend({ digested: z.string() }),
});
