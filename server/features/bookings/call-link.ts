/**
 * The link to a booked call: the call's id and a signature over it. Nothing is stored for it, so it lives exactly as long as
 * the booking does.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

const idBytes = 16;
const signatureBytes = 16;

const signatureOf = (id: Buffer, secret: string): Buffer =>
  createHmac("sha256", secret).update("strategy call link\0").update(id).digest().subarray(0, signatureBytes);

export const callToken = (id: string, secret: string): string => {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return Buffer.concat([bytes, signatureOf(bytes, secret)]).toString("base64url");
};

export const callPath = (id: string, secret: string): string => `/calls/${callToken(id, secret)}`;

/** The id in a token of ours; nothing where it is anybody else's. */
export const callIdOf = (token: string, secret: string): string | undefined => {
  const bytes = Buffer.from(token, "base64url");
  // One call has one address: no other spelling of the same bytes opens it.
  if (bytes.length !== idBytes + signatureBytes || bytes.toString("base64url") !== token) return undefined;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), signatureOf(id, secret))) return undefined;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};
