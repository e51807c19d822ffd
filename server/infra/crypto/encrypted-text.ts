/** Encrypted text: AES-256-GCM with the current key for one purpose, prefixed by the key's id. Neither a dump nor a backup reveals it. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { type Key, keyIdBytes, type KeyPurpose, type Keyring } from "./keyring.ts";

export type EncryptionPurpose = Extract<KeyPurpose, "queued address" | "webhook secret" | "closing receipt">;

const algorithm = "aes-256-gcm";
/** Set explicitly: otherwise Node accepts a shortened tag, which is easier to guess. */
const gcmOptions = { authTagLength: 16 };
const idLength = Math.ceil((keyIdBytes * 4) / 3);
const withKeyId = /^([\w-]{4})\.([\w-]+)$/;

/** The format from before keys had ids: no dot, no id, one key for all purposes. */
const legacyKeyOf = (secret: string): Buffer => createHash("sha256").update(`sealed address\0${secret}`).digest();

const decrypted = (bytes: Buffer, key: Buffer): string => {
  const cipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12), gcmOptions);
  cipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString("utf8");
};

export const encryptText = (text: string, keys: Keyring, purpose: EncryptionPurpose): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, keys.current.derive(purpose), nonce, gcmOptions);
  const closed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const body = Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString("base64url");
  return `${keys.current.id.toString("base64url")}.${body}`;
};

/** The key that encrypted a text; undefined without an id (from before keys had ids) or if the key is not configured. */
const encryptionKeyOf = (sealed: string, keys: Keyring): Key | undefined =>
  withKeyId.test(sealed) ? keys.withId(Buffer.from(sealed.slice(0, idLength), "base64url")) : undefined;

/** The key id of a text in hexadecimal; null if it is from before keys had ids. */
export const keyNameIn = (sealed: string): string | null =>
  withKeyId.test(sealed) ? Buffer.from(sealed.slice(0, idLength), "base64url").toString("hex") : null;

export const decryptText = (sealed: string, keys: Keyring, purpose: EncryptionPurpose): string => {
  const [, , body] = withKeyId.exec(sealed) ?? [];
  if (body !== undefined) {
    const key = encryptionKeyOf(sealed, keys);
    if (key === undefined) throw new Error(`sealed with the key ${keyNameIn(sealed)}, which is not configured`);
    return decrypted(Buffer.from(body, "base64url"), key.derive(purpose));
  }
  const bytes = Buffer.from(sealed, "base64url");
  let failure: unknown;
  for (const { secret } of keys.all) {
    try {
      return decrypted(bytes, legacyKeyOf(secret));
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
};
