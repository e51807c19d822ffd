/**
 * Links that are held instead of signed in with: an id, the company whose row it is, and a signature over both. Nothing is stored for them,
 * so a link lives exactly as long as what it names. The company is in it because whoever opens it has no right to the company's rows.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

const idBytes = 16;
const signatureBytes = 16;

export interface Linked {
  readonly id: string;
  readonly companyId: string;
}

export interface SignedLink {
  readonly tokenOf: (linked: Linked, secret: string) => string;
  /** What a token of ours names; nothing where it is anybody else's, or made for another purpose. */
  readonly linkedIn: (token: string, secret: string) => Linked | undefined;
}

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");
const idOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

export const signedLink = (purpose: string): SignedLink => {
  const signatureOf = (ids: Buffer, secret: string): Buffer =>
    createHmac("sha256", secret).update(`${purpose}\0`).update(ids).digest().subarray(0, signatureBytes);
  return {
    tokenOf: ({ id, companyId }, secret) => {
      const ids = Buffer.concat([bytesOf(id), bytesOf(companyId)]);
      return Buffer.concat([ids, signatureOf(ids, secret)]).toString("base64url");
    },
    linkedIn: (token, secret) => {
      const bytes = Buffer.from(token, "base64url");
      // One thing has one address: no other spelling of the same bytes opens it.
      if (bytes.length !== 2 * idBytes + signatureBytes || bytes.toString("base64url") !== token) return undefined;
      const ids = bytes.subarray(0, 2 * idBytes);
      if (!timingSafeEqual(bytes.subarray(2 * idBytes), signatureOf(ids, secret))) return undefined;
      return { id: idOf(ids.subarray(0, idBytes)), companyId: idOf(ids.subarray(idBytes)) };
    },
  };
};
