/**
 * Links that work without signing in: an id, its company and a signature over both. Nothing is stored for them, so a link is valid
 * exactly as long as its target exists. It names the company because the visitor has no access to the company's rows.
 */
import { createHmac } from "node:crypto";
import type { KeyPurpose, Keyring } from "./keyring.ts";
import { sign, signatureBytes, signerOf } from "./signatures.ts";

const idBytes = 16;
const legacyBytes = 16;

export interface LinkTarget {
  readonly id: string;
  readonly companyId: string;
}

export interface SignedLink {
  readonly tokenOf: (linked: LinkTarget, keys: Keyring) => string;
  /** The target of a token; undefined if it is not ours or was made for another purpose. */
  readonly targetOf: (token: string, keys: Keyring) => LinkTarget | undefined;
}

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");
const idOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** A token made of ids only. */
const idsLink = (purpose: KeyPurpose, count: number) => {
  const length = count * idBytes;
  return {
    tokenOf: (ids: readonly string[], keys: Keyring): string => {
      const bytes = Buffer.concat(ids.map(bytesOf));
      return Buffer.concat([bytes, sign(keys, purpose, bytes)]).toString("base64url");
    },
    idsIn: (token: string, keys: Keyring): readonly string[] | undefined => {
      const bytes = Buffer.from(token, "base64url");
      const isLength = bytes.length === length + signatureBytes || bytes.length === length + legacyBytes;
      // Only the canonical encoding is accepted, no other spelling of the same bytes.
      if (!isLength || bytes.toString("base64url") !== token) return undefined;
      const [message, signature] = [bytes.subarray(0, length), bytes.subarray(length)];
      const legacy = (secret: string) =>
        createHmac("sha256", secret).update(`${purpose}\0`).update(message).digest().subarray(0, legacyBytes);
      if (signerOf(keys, { purpose, message, signature, legacy }) === undefined) return undefined;
      return Array.from({ length: count }, (_, index) =>
        idOf(message.subarray(index * idBytes, (index + 1) * idBytes)),
      );
    },
  };
};

export const signedLink = (purpose: KeyPurpose): SignedLink => {
  const link = idsLink(purpose, 2);
  return {
    tokenOf: ({ id, companyId }, keys) => link.tokenOf([id, companyId], keys),
    targetOf: (token, keys) => {
      const [id, companyId] = link.idsIn(token, keys) ?? [];
      return id === undefined || companyId === undefined ? undefined : { id, companyId };
    },
  };
};

/** For targets without a company. */
export const signedId = (purpose: KeyPurpose) => {
  const link = idsLink(purpose, 1);
  return {
    tokenOf: (id: string, keys: Keyring): string => link.tokenOf([id], keys),
    idIn: (token: string, keys: Keyring): string | undefined => link.idsIn(token, keys)?.[0],
  };
};
