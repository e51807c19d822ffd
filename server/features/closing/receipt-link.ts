/**
 * The link to the receipt of a closed workspace. The link itself contains the names in encrypted form, because the database does not keep
 * them; only the admins who got the email have it.
 */
import { z } from "zod";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { decryptText, encryptText } from "../../infra/crypto/encrypted-text.ts";

const receiptNames = z.object({ id: z.uuid(), name: z.string(), begunBy: z.string().nullable() });
export type ReceiptNames = z.infer<typeof receiptNames>;

export const receiptToken = (subject: ReceiptNames, keys: Keyring): string =>
  encryptText(JSON.stringify(receiptNames.parse(subject)), keys, "closing receipt");

export const receiptPath = (token: string): string => `/closed/${token}`;

/** Undefined if the link is not valid. */
export const parseReceiptToken = (token: string, keys: Keyring): ReceiptNames | undefined => {
  try {
    return receiptNames.parse(JSON.parse(decryptText(token, keys, "closing receipt")));
  } catch {
    return undefined;
  }
};
