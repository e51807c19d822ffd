/**
 * The link to the receipt of a closed workspace. The names are in the link itself, closed: the database does not keep them, and only the
 * admins the link was mailed to have it.
 */
import { z } from "zod";
import type { Keyring } from "../../infra/keyring.ts";
import { openSealed, sealText } from "../../infra/sealed-text.ts";

const names = z.object({ id: z.uuid(), name: z.string(), begunBy: z.string().nullable() });
export type ReceiptNames = z.infer<typeof names>;

export const receiptToken = (subject: ReceiptNames, keys: Keyring): string =>
  sealText(JSON.stringify(names.parse(subject)), keys, "closing receipt");

export const receiptPath = (token: string): string => `/closed/${token}`;

/** Nothing where the link is not ours. */
export const namesIn = (token: string, keys: Keyring): ReceiptNames | undefined => {
  try {
    return names.parse(JSON.parse(openSealed(token, keys, "closing receipt")));
  } catch {
    return undefined;
  }
};
