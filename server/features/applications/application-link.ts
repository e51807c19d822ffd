/**
 * The link to an application's status: its id, the company it went to, and a signature over both. Nothing is stored for it, so it
 * lives exactly as long as what was sent does. The company is in it because whoever opens it has no right to the company's rows.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

const idBytes = 16;
const signatureBytes = 16;

export interface LinkedApplication {
  readonly id: string;
  readonly companyId: string;
}

const signatureOf = (ids: Buffer, secret: string): Buffer =>
  createHmac("sha256", secret).update("application link\0").update(ids).digest().subarray(0, signatureBytes);

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");
const idOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

export const applicationToken = ({ id, companyId }: LinkedApplication, secret: string): string => {
  const ids = Buffer.concat([bytesOf(id), bytesOf(companyId)]);
  return Buffer.concat([ids, signatureOf(ids, secret)]).toString("base64url");
};

export const statusPath = (linked: LinkedApplication, secret: string): string =>
  `/applications/${applicationToken(linked, secret)}`;

/** What a token of ours names; nothing where it is anybody else's. */
export const applicationIn = (token: string, secret: string): LinkedApplication | undefined => {
  const bytes = Buffer.from(token, "base64url");
  // One application has one address: no other spelling of the same bytes opens it.
  if (bytes.length !== 2 * idBytes + signatureBytes || bytes.toString("base64url") !== token) return undefined;
  const ids = bytes.subarray(0, 2 * idBytes);
  if (!timingSafeEqual(bytes.subarray(2 * idBytes), signatureOf(ids, secret))) return undefined;
  return { id: idOf(ids.subarray(0, idBytes)), companyId: idOf(ids.subarray(idBytes)) };
};
