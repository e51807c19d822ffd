/**
 * The server's secrets. The first one signs and encrypts, all of them verify and decrypt, so a secret can be rotated without breaking
 * existing data. Every purpose has its own key, derived by HKDF-SHA256; docs/key-rotation.md lists the purposes.
 */
import { hkdfSync } from "node:crypto";

/** A key derived for one purpose is useless for another. The link purposes are also part of the link format from before key ids. */
export const keyPurposes = [
  "identity",
  "account link",
  "workspace invitation",
  "application link",
  "interview invitation",
  "offer link",
  "introduction link",
  "shortlist reader",
  "submission consent",
  "strategy call link",
  "connection refusal",
  "unsubscribe link",
  "retention notice link",
  "known device",
  "closing receipt",
  "queued address",
  "rate limit key",
  "webhook secret",
  "erasure ledger",
] as const;
export type KeyPurpose = (typeof keyPurposes)[number];

export const keyIdBytes = 3;
export const minSecretLength = 32;

export interface Key {
  /** Three bytes derived from the secret, stored with everything signed or encrypted. The same secret has the same id everywhere. */
  readonly id: Buffer;
  /** The id in hexadecimal. */
  readonly name: string;
  /** Only to read data from before keys had ids. */
  readonly secret: string;
  readonly derive: (purpose: KeyPurpose) => Buffer;
}

export interface Keyring {
  /** Signs and encrypts. */
  readonly current: Key;
  /** Verify and decrypt, the current one first. */
  readonly all: readonly Key[];
  readonly withId: (id: Buffer) => Key | undefined;
}

export class KeyringError extends Error {}

const derived = (secret: string, info: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "keyring v1", info, bytes));

const createKey = (secret: string): Key => {
  const keysByPurpose = new Map<KeyPurpose, Buffer>();
  const id = derived(secret, "key id", keyIdBytes);
  return {
    id,
    name: id.toString("hex"),
    secret,
    derive: (purpose) => {
      const key = keysByPurpose.get(purpose) ?? derived(secret, `purpose: ${purpose}`, 32);
      keysByPurpose.set(purpose, key);
      return key;
    },
  };
};

export const createKeyring = (secrets: readonly string[]): Keyring => {
  const all = secrets.map(createKey);
  const [current] = all;
  if (current === undefined) throw new KeyringError("needs at least one secret");
  if (secrets.some((secret) => secret.length < minSecretLength))
    throw new KeyringError(`needs at least ${minSecretLength} characters in each secret`);
  // Two secrets share an id once in 16 million pairs; then one of them must be replaced before use.
  if (new Set(all.map(({ name }) => name)).size < all.length)
    throw new KeyringError("names one secret twice, or two secrets with the same key id");
  return { current, all, withId: (id) => all.find((key) => key.id.equals(id)) };
};
