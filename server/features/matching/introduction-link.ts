/** The link in the mail that asks: the request's id and a signature over it. It opens until it is answered. */
import { createHmac, timingSafeEqual } from "node:crypto";

const idBytes = 16;
const signatureBytes = 16;

const signatureOf = (id: Buffer, secret: string): Buffer =>
  createHmac("sha256", secret).update("introduction link\0").update(id).digest().subarray(0, signatureBytes);

export const introductionToken = (id: string, secret: string): string => {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return Buffer.concat([bytes, signatureOf(bytes, secret)]).toString("base64url");
};

/** The id in a token of ours; nothing where it is anybody else's. */
export const introductionIdOf = (token: string, secret: string): string | undefined => {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== idBytes + signatureBytes || bytes.toString("base64url") !== token) return undefined;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), signatureOf(id, secret))) return undefined;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};
