/** Sealed texts: AES-256-GCM under the current key's part for one purpose, with the key's id in front. Neither a dump nor a backup shows them. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { type Key, keyIdBytes, type KeyPurpose, type Keyring } from "./keyring.ts";

export type SealPurpose = Extract<KeyPurpose, "queued address" | "webhook secret" | "closing receipt">;

const algorithm = "aes-256-gcm";
/** Set explicitly: otherwise a shortened tag is accepted, which is easier to guess. */
const seal = { authTagLength: 16 };
const idLength = Math.ceil((keyIdBytes * 4) / 3);
const withKeyId = /^([\w-]{4})\.([\w-]+)$/;

/** As texts were sealed before keys had ids: no dot, no id, one key for all purposes. */
const legacyKeyOf = (secret: string): Buffer => createHash("sha256").update(`sealed address\0${secret}`).digest();

const opened = (bytes: Buffer, key: Buffer): string => {
  const cipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12), seal);
  cipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString("utf8");
};

export const sealText = (text: string, keys: Keyring, purpose: SealPurpose): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, keys.current.derive(purpose), nonce, seal);
  const closed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const body = Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString("base64url");
  return `${keys.current.id.toString("base64url")}.${body}`;
};

/** The key a text was sealed with; nothing where it carries no id (sealed before keys had ids) or one that is not configured. */
export const sealedWith = (sealed: string, keys: Keyring): Key | undefined =>
  withKeyId.test(sealed) ? keys.withId(Buffer.from(sealed.slice(0, idLength), "base64url")) : undefined;

/** The id that a text carries, as people read it; null on a text from before keys had ids. */
export const keyNameIn = (sealed: string): string | null =>
  withKeyId.test(sealed) ? Buffer.from(sealed.slice(0, idLength), "base64url").toString("hex") : null;

export const openSealed = (sealed: string, keys: Keyring, purpose: SealPurpose): string => {
  const [, , body] = withKeyId.exec(sealed) ?? [];
  if (body !== undefined) {
    const key = sealedWith(sealed, keys);
    if (key === undefined) throw new Error(`sealed with the key ${keyNameIn(sealed)}, which is not configured`);
    return opened(Buffer.from(body, "base64url"), key.derive(purpose));
  }
  const bytes = Buffer.from(sealed, "base64url");
  let failure: unknown;
  for (const { secret } of keys.all) {
    try {
      return opened(bytes, legacyKeyOf(secret));
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
};
