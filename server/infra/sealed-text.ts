/** Closed texts: the last address a mail goes to, which waits in the queue where neither a dump nor a backup shows it; names in a link. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** The words are those of its first use: changing them would lock what waits. */
const keyOf = (secret: string): Buffer => createHash("sha256").update(`sealed address\0${secret}`).digest();
const algorithm = "aes-256-gcm";
/** Said aloud: a seal that was cut short would be taken otherwise, and is easier to guess. */
const seal = { authTagLength: 16 };

export const sealText = (text: string, secret: string): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce, seal);
  const closed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString("base64url");
};

export const openSealed = (sealed: string, secret: string): string => {
  const bytes = Buffer.from(sealed, "base64url");
  const cipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, 12), seal);
  cipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString("utf8");
};
