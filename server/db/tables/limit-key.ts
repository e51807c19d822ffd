/** Keys of the rate limiter name emails and client addresses, so the table keeps a keyed hash of them. */
import { createHmac } from "node:crypto";
import { customType } from "drizzle-orm/pg-core";

let hashKey = Buffer.alloc(32);

/** Once, when a process starts. All processes must share the key, or each counts by itself; a new key starts all counts at zero. */
export const setLimitKey = (key: Buffer): void => {
  hashKey = Buffer.from(key);
};

/** The kind of limit stays readable ("sign-in"), the subject does not. 128 bits prevent collisions. */
export const storedLimitKey = (key: string): string => {
  const name = /^[a-z-]+(?=:)/.exec(key)?.[0] ?? "other";
  return `${name}:${createHmac("sha256", hashKey).update(key).digest("hex").slice(0, 32)}`;
};

/** A column that hashes whatever is written to it or compared with it, so that no query can forget to. */
export const limitKey = customType<{ data: string; driverData: string }>({
  dataType: () => "varchar(255)",
  toDriver: storedLimitKey,
});
