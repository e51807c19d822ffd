/** The link by which an address opts out of connection emails: the address and a signature. */
import { createHmac } from "node:crypto";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { sign, signerOf } from "../../infra/crypto/signatures.ts";

const purpose = "connection refusal";

export const optOutToken = (email: string, keys: Keyring): string =>
  `${Buffer.from(email).toString("base64url")}.${sign(keys, purpose, email).toString("base64url")}`;

/** The address in a valid token, else undefined. */
export const parseOptOutToken = (token: string, keys: Keyring): string | undefined => {
  const [address = "", signatureText = ""] = token.split(".");
  const email = Buffer.from(address, "base64url").toString();
  const signature = Buffer.from(signatureText, "base64url");
  const legacy = (secret: string) =>
    createHmac("sha256", secret).update(`${purpose}\0`).update(email).digest().subarray(0, 16);
  return signerOf(keys, { purpose, message: email, signature, legacy }) === undefined ? undefined : email;
};
