/** Email threading: the message that a reply answers, and all messages before it. */
import { and, asc, eq, isNotNull, isNull, ne } from "drizzle-orm";
import type { LeadKind } from "#domain/desk/lead-kinds.ts";
import type { Database } from "../../db/client.ts";
import { deskEntries } from "../../db/tables/desk.ts";
import { mailLog } from "../../db/tables/records.ts";

export const replyKey = (key: string): string => `desk-reply/${key}`;

/** An inquiry of an industry page is acknowledged under its stored kind, "lead"; a call is confirmed when it is booked. */
const acknowledgementKey = (kind: LeadKind, id: string): string =>
  kind === "strategy-call" ? `${kind}/${id}/0/visitor` : `${kind === "inquiry" ? "lead" : kind}/${id}/acknowledgement`;

const inBrackets = (messageId: string): string => (messageId.startsWith("<") ? messageId : `<${messageId}>`);

/** Long threads keep the first and the newest references, as email clients do. */
const maxReferences = 20;

/** All earlier messages, oldest first. A reply answers the last one. */
export const threadBefore = async (
  db: Database,
  lead: { readonly id: string; readonly kind: string },
  entryId: string,
): Promise<readonly string[]> => {
  const acknowledged = await db
    .select({ messageId: mailLog.messageId })
    .from(mailLog)
    .where(eq(mailLog.key, acknowledgementKey(lead.kind as LeadKind, lead.id)));
  const entries = await db
    .select({ messageId: deskEntries.messageId })
    .from(deskEntries)
    .where(
      and(
        eq(deskEntries.leadId, lead.id),
        isNotNull(deskEntries.messageId),
        isNull(deskEntries.failedAt),
        ne(deskEntries.id, entryId),
      ),
    )
    .orderBy(asc(deskEntries.createdAt), asc(deskEntries.id));
  const all = [...acknowledged, ...entries].map(({ messageId }) => inBrackets(messageId ?? ""));
  return all.length > maxReferences ? [...all.slice(0, 1), ...all.slice(1 - maxReferences)] : all;
};
