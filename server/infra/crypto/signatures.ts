/** Signatures: the key's id, then 128 bits of HMAC-SHA256 with the key derived for one purpose. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { type Key, keyIdBytes, type KeyPurpose, type Keyring } from "./keyring.ts";

const macBytes = 16;
export const signatureBytes = keyIdBytes + macBytes;

const macOf = (key: Key, purpose: KeyPurpose, message: string | Buffer): Buffer =>
  createHmac("sha256", key.derive(purpose)).update(message).digest().subarray(0, macBytes);

/** Compares in constant time; false for different lengths. */
export const isEqualConstantTime = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);

export const sign = (keys: Keyring, purpose: KeyPurpose, message: string | Buffer): Buffer =>
  Buffer.concat([keys.current.id, macOf(keys.current, purpose, message)]);

interface Signed {
  readonly purpose: KeyPurpose;
  readonly message: string | Buffer;
  readonly signature: Buffer;
  /** The signature format from before keys had ids; those links are still in mailboxes. Its length differs from today's. */
  readonly legacy: (secret: string) => Buffer;
}

/** The key that signed it; undefined if none of ours did. */
export const signerOf = (keys: Keyring, { purpose, message, signature, legacy }: Signed): Key | undefined => {
  if (signature.length !== signatureBytes)
    return keys.all.find((key) => isEqualConstantTime(signature, legacy(key.secret)));
  const key = keys.withId(signature.subarray(0, keyIdBytes));
  return key !== undefined && isEqualConstantTime(signature.subarray(keyIdBytes), macOf(key, purpose, message))
    ? key
    : undefined;
};
