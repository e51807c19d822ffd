/** The body of a message, with the same bytes on every attempt: the data that the trigger stored, and links. */
import type { webhookMessages } from "../../db/tables/webhooks.ts";

type Row = Pick<typeof webhookMessages.$inferSelect, "companyId" | "type" | "sequence" | "data" | "createdAt">;

const linksOf = ({ data }: Row, origin: string) => {
  const { candidateId, interviewId } = data as { readonly candidateId?: string; readonly interviewId?: string };
  if (candidateId === undefined)
    return { workspace: `${origin}/platform/settings/api`, api: `${origin}/api/workspace` };
  return {
    workspace:
      interviewId === undefined
        ? `${origin}/platform/candidates/${candidateId}`
        : `${origin}/platform/interviews/${interviewId}`,
    api: `${origin}/api/candidates/${candidateId}/page`,
  };
};

export const messageBody = (row: Row, origin: string): string =>
  JSON.stringify({
    type: row.type,
    timestamp: row.createdAt.toISOString(),
    workspaceId: row.companyId,
    sequence: row.sequence,
    data: row.data,
    links: linksOf(row, origin),
  });
