/** npm run rotate-keys: re-encrypts with AUTH_SECRET what earlier secrets encrypted, and lists the secrets that can be removed. */
import { openDatabase } from "#server/db/client.ts";
import { rotateKeys } from "#server/features/key-rotation/rotate-keys.service.ts";
import { keysFromEnvironment } from "./environment-keys.ts";
import { requireEnv } from "./require-variable.ts";

const keys = keysFromEnvironment();
const { db, close } = openDatabase(requireEnv("MIGRATION_DATABASE_URL"), { max: 1 });
try {
  const { tables, inUse } = await rotateKeys(db, keys);
  console.info(`The current key is ${keys.current.name}.`);
  for (const { table, resealed, unreadable } of tables) {
    console.info(`${table}: ${resealed} rows encrypted again.`);
    for (const id of unreadable) console.error(`${table}: no configured key decrypts row ${id}.`);
    if (unreadable.length > 0) process.exitCode = 1;
  }
  for (const [name, count] of inUse) {
    const isConfigured = keys.all.some((key) => key.name === name);
    console.info(
      name === "none"
        ? `${count} stored values are from before keys had ids.`
        : `Key ${name} encrypts ${count} stored values${isConfigured ? "" : ", BUT IT IS NOT CONFIGURED"}.`,
    );
  }
  for (const [index, key] of keys.all.slice(1).entries())
    console.info(
      (inUse.get(key.name) ?? 0) === 0 && (inUse.get("none") ?? 0) === 0
        ? `Key ${key.name} (number ${index + 1} of AUTH_OLD_SECRETS) no longer encrypts any stored value. When you remove it, sessions and links signed with it stop working.`
        : `Key ${key.name} (number ${index + 1} of AUTH_OLD_SECRETS) is still needed. Run this again once the queue is empty.`,
    );
} finally {
  await close();
}
