/** Links that whoever holds them may use: a row's id, its company, and a signature over both under the link's own purpose. */
import { createHmac, timingSafeEqual } from "node:crypto";

const idBytes = 16;
const signatureBytes = 16;

export interface LinkedRow {
  readonly id: string;
  readonly companyId: string;
}

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");
const idOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** One purpose's links open nothing of another's. */
export const signedLink = (purpose: string) => {
  const signatureOf = (ids: Buffer, secret: string): Buffer =>
    createHmac("sha256", secret).update(`${purpose}\0`).update(ids).digest().subarray(0, signatureBytes);
  return {
    token: ({ id, companyId }: LinkedRow, secret: string): string => {
      const ids = Buffer.concat([bytesOf(id), bytesOf(companyId)]);
      return Buffer.concat([ids, signatureOf(ids, secret)]).toString("base64url");
    },
    /** What a token of ours names; nothing where it is anybody else's. */
    rowIn: (token: string, secret: string): LinkedRow | undefined => {
      const bytes = Buffer.from(token, "base64url");
      // One row has one address: no other spelling of the same bytes opens it.
      if (bytes.length !== 2 * idBytes + signatureBytes || bytes.toString("base64url") !== token) return undefined;
      const ids = bytes.subarray(0, 2 * idBytes);
      if (!timingSafeEqual(bytes.subarray(2 * idBytes), signatureOf(ids, secret))) return undefined;
      return { id: idOf(ids.subarray(0, idBytes)), companyId: idOf(ids.subarray(idBytes)) };
    },
  };
};
