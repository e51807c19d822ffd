/** How the ledger names somebody: by keyed hashes of what named them, so that only a holder of the key finds them again. */
import { createHmac } from "node:crypto";
import type { Keyring } from "../../infra/keyring.ts";

export type MarkKind = "user" | "email" | "profile" | "file" | "workspace" | "workspace-name";

const hashed = (key: Buffer | string, kind: MarkKind, value: string): string =>
  `${kind}:${createHmac("sha256", key).update(`${kind}\0${value.trim().toLowerCase()}`).digest("base64url")}`;

/** As it is written today. */
export const markOf = (keys: Keyring, kind: MarkKind, value: string): string =>
  hashed(keys.current.derive("erasure ledger"), kind, value);

/** As it may have been written: under any of the keys, and under the bare secret before keys were derived. */
export const everyMarkOf = (keys: Keyring, kind: MarkKind, value: string): readonly string[] =>
  keys.all.flatMap((key) => [hashed(key.derive("erasure ledger"), kind, value), hashed(key.secret, kind, value)]);
