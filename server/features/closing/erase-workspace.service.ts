/** Ends a closing: rows, ledger, receipt and email tasks are one transaction. Tasks that may run again delete the bytes after it. */
import { createHash, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { digestInput } from "#domain/closing/closing-receipt.ts";
import type { Database } from "../../db/client.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { type RightsSettings, rightsSettingsOf } from "../../infra/rights-settings.ts";
import { encryptText } from "../../infra/crypto/encrypted-text.ts";
import { hashedName, writeWorkspaceErasure } from "../rights/ledger.service.ts";
import { eraseRows, lockDueClosing, readWaitingApplicants } from "./erase-rows.service.ts";
import { receiptToken } from "./receipt-link.ts";

/** The task names are here so that the service does not import the tasks. */
export const finishClosingTask = "finish-closing";
export const receiptTask = "send-closing-receipt";
export const workspaceClosedTask = "notify-workspace-closed";

export interface EraseDeps {
  readonly db: Database;
  readonly keys: Keyring;
  readonly rights?: RightsSettings | undefined;
}

const filesPerBatch = 500;

const enqueue = async (db: Database, task: string, payload: object): Promise<void> => {
  await db.execute(sql`select enqueue_task(${task}, ${JSON.stringify(payload)}::jsonb)`);
};

/** The database's clock, which also dates the rows. One millisecond ahead, so that rows written at this moment are earlier. */
const databaseNow = async (db: Database): Promise<Date> => {
  const { rows } = await db.execute<{ at: string | Date }>(
    sql`select clock_timestamp() + interval '1 millisecond' as at`,
  );
  return new Date(rows[0]?.at ?? Date.now());
};

export const dueClosings = async (db: Database): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`select due_closings() as id`);
  return rows.map(({ id }) => id);
};

/** False if it is not due, was canceled, or another worker was first. */
export const eraseWorkspace = async (deps: EraseDeps, id: string): Promise<boolean> => {
  const { ledgerKeys } = rightsSettingsOf(deps);
  return deps.db.transaction(async (db) => {
    const closing = await lockDueClosing(db, id);
    if (closing === undefined) return false;
    const { companyId, name, begunBy, admins } = closing;
    const applicants = await readWaitingApplicants(db, id);
    const { counts, storageKeys } = await eraseRows(db, id);
    const facts = {
      id,
      begunAt: closing.begunAt.toISOString(),
      erasedAt: (await databaseNow(db)).toISOString(),
      counts,
    };
    const digest = createHash("sha256")
      .update(digestInput({ ...facts, name, begunBy }))
      .digest("hex");
    const receipt = { ...facts, nameHash: hashedName(ledgerKeys, name), digest };
    await writeWorkspaceErasure(db, ledgerKeys, { companyId, storageKeys, receipt });

    for (let index = 0; index < Math.max(1, storageKeys.length); index += filesPerBatch) {
      await enqueue(db, finishClosingTask, { id, storageKeys: storageKeys.slice(index, index + filesPerBatch) });
    }
    const token = receiptToken({ id, name, begunBy }, deps.keys);
    for (const userId of admins) await enqueue(db, receiptTask, { id, userId, token });
    for (const { email, firstName, titles } of applicants) {
      const encryptedRecipient = encryptText(
        JSON.stringify({ email, firstName, titles, company: name }),
        deps.keys,
        "queued address",
      );
      await enqueue(db, workspaceClosedTask, { id: randomUUID(), sealed: encryptedRecipient });
    }
    return true;
  });
};
