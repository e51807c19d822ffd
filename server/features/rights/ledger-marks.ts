/** The ledger identifies people by keyed hashes of their identifiers, which only a holder of the key can match. */
import { createHmac } from "node:crypto";
import type { Keyring } from "../../infra/crypto/keyring.ts";

export type MarkKind = "user" | "email" | "profile" | "file" | "workspace" | "workspace-name";

const keyedHash = (key: Buffer | string, kind: MarkKind, value: string): string =>
  `${kind}:${createHmac("sha256", key).update(`${kind}\0${value.trim().toLowerCase()}`).digest("base64url")}`;

/** The mark as it is written today. */
export const markOf = (keys: Keyring, kind: MarkKind, value: string): string =>
  keyedHash(keys.current.derive("erasure ledger"), kind, value);

/** All marks under which it may have been written: any key, or the bare secret that was used before keys were derived. */
export const allMarksOf = (keys: Keyring, kind: MarkKind, value: string): readonly string[] =>
  keys.all.flatMap((key) => [keyedHash(key.derive("erasure ledger"), kind, value), keyedHash(key.secret, kind, value)]);
