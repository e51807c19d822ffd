/** Rules of the firm that staff change: one row each by its key, every change kept. */
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "../db/client.ts";
import { contentRevisions, firmSettings } from "../db/tables/site.ts";

export interface FirmSetting<Value> {
  readonly key: string;
  readonly schema: z.ZodType<Value>;
  /** What holds as long as nobody has said otherwise. */
  readonly usual: Value;
}

const stored = async <Value>(db: Database, { key, schema }: FirmSetting<Value>): Promise<Value | undefined> => {
  const [row] = await db.select({ value: firmSettings.value }).from(firmSettings).where(eq(firmSettings.key, key));
  return row === undefined ? undefined : schema.parse(row.value);
};

export const readSetting = async <Value>(db: Database, setting: FirmSetting<Value>): Promise<Value> =>
  (await stored(db, setting)) ?? setting.usual;

/** Row and revision commit together; saving what is there already is no change. */
export const changeSetting = async <Value>(
  db: Database,
  setting: FirmSetting<Value>,
  value: Value,
  authorId: string,
): Promise<void> => {
  const before = await stored(db, setting);
  if (JSON.stringify(value) === JSON.stringify(before ?? setting.usual)) return;
  await db
    .insert(firmSettings)
    .values({ key: setting.key, value })
    .onConflictDoUpdate({ target: firmSettings.key, set: { value, updatedAt: new Date() } });
  await db.insert(contentRevisions).values({
    subject: setting.key,
    subjectId: setting.key,
    action: before === undefined ? "created" : "changed",
    before: before ?? setting.usual,
    after: value,
    authorId,
  });
};
