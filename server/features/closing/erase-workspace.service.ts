/** The end of a closing: rows, ledger, receipt and the mails that follow are one transaction; bytes go after it, by tasks that may run again. */
import { createHash, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { digestedText } from "#domain/closing/closing-receipt.ts";
import type { Database } from "../../db/client.ts";
import type { Keyring } from "../../infra/keyring.ts";
import { type RightsSettings, rightsSettingsOf } from "../../infra/rights-settings.ts";
import { sealText } from "../../infra/sealed-text.ts";
import { hashedName, writeWorkspaceErasure } from "../rights/ledger.service.ts";
import { eraseRows, holdDueClosing, readFarewells } from "./erase-rows.service.ts";
import { receiptToken } from "./receipt-link.ts";

/** Named here, so that the service need not know the tasks it leaves work to. */
export const finishClosingTask = "finish-closing";
export const receiptTask = "send-closing-receipt";
export const farewellTask = "tell-of-closed-workspace";

export interface EraseTools {
  readonly db: Database;
  readonly keys: Keyring;
  readonly rights?: RightsSettings | undefined;
}

const filesAtATime = 500;

const enqueue = async (db: Database, task: string, payload: object): Promise<void> => {
  await db.execute(sql`select enqueue_task(${task}, ${JSON.stringify(payload)}::jsonb)`);
};

/** By the database's clock, which dates the rows. A little later than now, so that what was written this very moment is before it. */
const momentOf = async (db: Database): Promise<Date> => {
  const { rows } = await db.execute<{ at: string | Date }>(
    sql`select clock_timestamp() + interval '1 millisecond' as at`,
  );
  return new Date(rows[0]?.at ?? Date.now());
};

export const dueClosings = async (db: Database): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`select due_closings() as id`);
  return rows.map(({ id }) => id);
};

/** False where it is not due, was cancelled, or another worker was first. */
export const eraseWorkspace = async (tools: EraseTools, id: string): Promise<boolean> => {
  const { ledgerKeys } = rightsSettingsOf(tools);
  return tools.db.transaction(async (db) => {
    const held = await holdDueClosing(db, id);
    if (held === undefined) return false;
    const { companyId, name, begunBy, admins } = held;
    const farewells = await readFarewells(db, id);
    const { counts, storageKeys } = await eraseRows(db, id);
    const facts = {
      id,
      begunAt: held.begunAt.toISOString(),
      erasedAt: (await momentOf(db)).toISOString(),
      counts,
    };
    const digest = createHash("sha256")
      .update(digestedText({ ...facts, name, begunBy }))
      .digest("hex");
    const receipt = { ...facts, nameHash: hashedName(ledgerKeys, name), digest };
    await writeWorkspaceErasure(db, ledgerKeys, { companyId, storageKeys, receipt });

    for (let at = 0; at < Math.max(1, storageKeys.length); at += filesAtATime) {
      await enqueue(db, finishClosingTask, { id, storageKeys: storageKeys.slice(at, at + filesAtATime) });
    }
    const token = receiptToken({ id, name, begunBy }, tools.keys);
    for (const userId of admins) await enqueue(db, receiptTask, { id, userId, token });
    for (const { email, firstName, titles } of farewells) {
      const sealed = sealText(
        JSON.stringify({ email, firstName, titles, company: name }),
        tools.keys,
        "queued address",
      );
      await enqueue(db, farewellTask, { id: randomUUID(), sealed });
    }
    return true;
  });
};
