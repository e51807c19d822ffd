/** Settings that staff change: one row per key, with a revision for every change. */
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "../db/client.ts";
import { contentRevisions, firmSettings } from "../db/tables/site.ts";

export interface FirmSetting<Value> {
  readonly key: string;
  readonly schema: z.ZodType<Value>;
  /** Used until staff set a value. */
  readonly defaultValue: Value;
}

const readStored = async <Value>(db: Database, { key, schema }: FirmSetting<Value>): Promise<Value | undefined> => {
  const [row] = await db.select({ value: firmSettings.value }).from(firmSettings).where(eq(firmSettings.key, key));
  return row === undefined ? undefined : schema.parse(row.value);
};

export const readSetting = async <Value>(db: Database, setting: FirmSetting<Value>): Promise<Value> =>
  (await readStored(db, setting)) ?? setting.defaultValue;

/** Row and revision commit together. Saving an unchanged value writes nothing. */
export const changeSetting = async <Value>(
  db: Database,
  setting: FirmSetting<Value>,
  value: Value,
  authorId: string,
): Promise<void> => {
  const before = await readStored(db, setting);
  if (JSON.stringify(value) === JSON.stringify(before ?? setting.defaultValue)) return;
  await db
    .insert(firmSettings)
    .values({ key: setting.key, value })
    .onConflictDoUpdate({ target: firmSettings.key, set: { value, updatedAt: new Date() } });
  await db.insert(contentRevisions).values({
    subject: setting.key,
    subjectId: setting.key,
    action: before === undefined ? "created" : "changed",
    before: before ?? setting.defaultValue,
    after: value,
    authorId,
  });
};
