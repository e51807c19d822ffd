/** Signatures of links and marks: the id of the key in front, then 128 bits of HMAC-SHA256 under that key's part for one purpose. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { type Key, keyIdBytes, type KeyPurpose, type Keyring } from "./keyring.ts";

const macBytes = 16;
export const signatureBytes = keyIdBytes + macBytes;

const macOf = (key: Key, purpose: KeyPurpose, message: string | Buffer): Buffer =>
  createHmac("sha256", key.derive(purpose)).update(message).digest().subarray(0, macBytes);

/** In constant time, also where the lengths differ. */
export const isSame = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right);

export const sign = (keys: Keyring, purpose: KeyPurpose, message: string | Buffer): Buffer =>
  Buffer.concat([keys.current.id, macOf(keys.current, purpose, message)]);

interface Signed {
  readonly purpose: KeyPurpose;
  readonly message: string | Buffer;
  readonly signature: Buffer;
  /** How the same was signed before keys had ids; those links are still in mailboxes. Of another length than a signature of today. */
  readonly legacy: (secret: string) => Buffer;
}

/** The key that signed it; nothing where none of ours did. */
export const signerOf = (keys: Keyring, { purpose, message, signature, legacy }: Signed): Key | undefined => {
  if (signature.length !== signatureBytes) return keys.all.find((key) => isSame(signature, legacy(key.secret)));
  const key = keys.withId(signature.subarray(0, keyIdBytes));
  return key !== undefined && isSame(signature.subarray(keyIdBytes), macOf(key, purpose, message)) ? key : undefined;
};
