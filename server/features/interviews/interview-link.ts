/** The link by which a candidate chooses a time: the invitation's id, its company, and a signature over both, as applications have it. */
import { createHmac, timingSafeEqual } from "node:crypto";

const idBytes = 16;
const signatureBytes = 16;

export interface LinkedInvitation {
  readonly id: string;
  readonly companyId: string;
}

const signatureOf = (ids: Buffer, secret: string): Buffer =>
  createHmac("sha256", secret).update("interview invitation\0").update(ids).digest().subarray(0, signatureBytes);

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");
const idOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

export const interviewToken = ({ id, companyId }: LinkedInvitation, secret: string): string => {
  const ids = Buffer.concat([bytesOf(id), bytesOf(companyId)]);
  return Buffer.concat([ids, signatureOf(ids, secret)]).toString("base64url");
};

export const interviewPath = (linked: LinkedInvitation, secret: string): string =>
  `/interviews/${interviewToken(linked, secret)}`;

/** What a token of ours names; nothing where it is anybody else's. */
export const invitationIn = (token: string, secret: string): LinkedInvitation | undefined => {
  const bytes = Buffer.from(token, "base64url");
  // One invitation has one address: no other spelling of the same bytes opens it.
  if (bytes.length !== 2 * idBytes + signatureBytes || bytes.toString("base64url") !== token) return undefined;
  const ids = bytes.subarray(0, 2 * idBytes);
  if (!timingSafeEqual(bytes.subarray(2 * idBytes), signatureOf(ids, secret))) return undefined;
  return { id: idOf(ids.subarray(0, idBytes)), companyId: idOf(ids.subarray(idBytes)) };
};
