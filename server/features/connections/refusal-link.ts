/** The link by which an address says that it wants no such mails: the address itself and a signature over it. */
import { createHmac, timingSafeEqual } from "node:crypto";

const signatureOf = (email: string, secret: string): Buffer =>
  createHmac("sha256", secret).update("connection refusal\0").update(email).digest().subarray(0, 16);

export const refusalToken = (email: string, secret: string): string =>
  `${Buffer.from(email).toString("base64url")}.${signatureOf(email, secret).toString("base64url")}`;

/** The address in a token of ours; nothing where it is anybody else's. */
export const refusedAddress = (token: string, secret: string): string | undefined => {
  const [address = "", signature = ""] = token.split(".");
  const email = Buffer.from(address, "base64url").toString();
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(email, secret);
  return given.length === right.length && timingSafeEqual(given, right) ? email : undefined;
};
