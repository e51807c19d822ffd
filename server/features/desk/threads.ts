/** How a mail finds its place in a conversation: the message it answers and all those before it. */
import { and, asc, eq, isNotNull, isNull, ne } from "drizzle-orm";
import type { LeadKind } from "#domain/desk/lead-kinds.ts";
import type { Database } from "../../db/client.ts";
import { deskEntries } from "../../db/tables/desk.ts";
import { mailLog } from "../../db/tables/records.ts";

export const replyKey = (key: string): string => `desk-reply/${key}`;

/** An inquiry of an industry page is announced as the lead it is stored as; a call is confirmed when it is booked. */
const acknowledgementKey = (kind: LeadKind, id: string): string =>
  kind === "strategy-call" ? `${kind}/${id}/0/visitor` : `${kind === "inquiry" ? "lead" : kind}/${id}/acknowledgement`;

const inBrackets = (messageId: string): string => (messageId.startsWith("<") ? messageId : `<${messageId}>`);

/** The first and the newest are kept where there are many, as mail programs do. */
const mostReferences = 20;

/** Everything that was said before, the oldest first; the last of them is what a reply answers. */
export const threadBefore = async (
  db: Database,
  lead: { readonly id: string; readonly kind: string },
  entryId: string,
): Promise<readonly string[]> => {
  const acknowledged = await db
    .select({ messageId: mailLog.messageId })
    .from(mailLog)
    .where(eq(mailLog.key, acknowledgementKey(lead.kind as LeadKind, lead.id)));
  const said = await db
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
  const all = [...acknowledged, ...said].map(({ messageId }) => inBrackets(messageId ?? ""));
  return all.length > mostReferences ? [...all.slice(0, 1), ...all.slice(1 - mostReferences)] : all;
};
