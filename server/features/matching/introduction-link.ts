/**
 * The link in the mail that asks: the request's id, the company that asks, and a signature over both. It opens until it is answered.
 * The company is in it because the person who answers has no right to its rows, and the answer must find its way there.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

const idBytes = 16;
const signatureBytes = 16;

export interface LinkedRequest {
  readonly id: string;
  readonly companyId: string;
}

const signatureOf = (ids: Buffer, secret: string): Buffer =>
  createHmac("sha256", secret).update("introduction link\0").update(ids).digest().subarray(0, signatureBytes);

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");
const idOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

export const introductionToken = ({ id, companyId }: LinkedRequest, secret: string): string => {
  const ids = Buffer.concat([bytesOf(id), bytesOf(companyId)]);
  return Buffer.concat([ids, signatureOf(ids, secret)]).toString("base64url");
};

/** What a token of ours names; nothing where it is anybody else's. */
export const introductionIn = (token: string, secret: string): LinkedRequest | undefined => {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== 2 * idBytes + signatureBytes || bytes.toString("base64url") !== token) return undefined;
  const ids = bytes.subarray(0, 2 * idBytes);
  if (!timingSafeEqual(bytes.subarray(2 * idBytes), signatureOf(ids, secret))) return undefined;
  return { id: idOf(ids.subarray(0, idBytes)), companyId: idOf(ids.subarray(idBytes)) };
};
