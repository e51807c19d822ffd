/** The last address a mail goes to: it waits in the queue closed, so that neither a dump nor a backup shows it. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const keyOf = (secret: string): Buffer => createHash("sha256").update(`sealed address\0${secret}`).digest();
const algorithm = "aes-256-gcm";

export const sealAddress = (address: string, secret: string): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce);
  const closed = Buffer.concat([cipher.update(address, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString("base64url");
};

export const openSealed = (sealed: string, secret: string): string => {
  const bytes = Buffer.from(sealed, "base64url");
  const cipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, 12));
  cipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString("utf8");
};
