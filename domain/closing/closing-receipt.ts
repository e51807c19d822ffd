/** What is left of a workspace that was closed: when, begun by whom, and how much was erased. Nothing about any applicant. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { rowCounts } from "./closing.ts";
import { erasedLines } from "./erased-tables.ts";

/** As it is kept: the workspace's name stands in it as a keyed hash alone. */
export const closedWorkspace = z.object({
  id: z.uuid(),
  nameHash: z.string(),
  begunAt: z.iso.datetime(),
  erasedAt: z.iso.datetime(),
  counts: rowCounts,
  digest: z.string(),
});
export type ClosedWorkspace = z.infer<typeof closedWorkspace>;

/** As whoever holds the link sees it: the names are in the link. */
export const closingReceipt = closedWorkspace.omit({ nameHash: true }).extend({
  name: z.string(),
  begunBy: z.string().nullable(),
});
export type ClosingReceipt = z.infer<typeof closingReceipt>;

/** The words the digest is made of, line by line: whoever has the receipt can make it anew. */
export const digestedText = ({
  id,
  name,
  begunBy,
  begunAt,
  erasedAt,
  counts,
}: Omit<ClosingReceipt, "digest">): string =>
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
  // Not in the path: it holds names, and may be longer than the part of a path may be.
  query: z.object({ token: z.string().max(2000) }),
  reply: closingReceipt.extend({ digested: z.string() }),
});
