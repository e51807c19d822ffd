/** Every column that is encrypted with the server's keys. A column missing here becomes unreadable when an old key is removed. */
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { keyNameIn, decryptText, encryptText } from "../../infra/crypto/encrypted-text.ts";
import { factorKeyName, reencryptFactor } from "../../infra/crypto/encrypted-two-factor.ts";

export interface EncryptedTable {
  readonly table: string;
  readonly columns: readonly string[];
  /** The id of the key that encrypted a value; null from before keys had ids. */
  readonly keyName: (sealed: string) => string | null;
  readonly reencrypt: (sealed: string, keys: Keyring) => Promise<string>;
}

export const encryptedTables: readonly EncryptedTable[] = [
  {
    table: "webhook_endpoints",
    columns: ["secret", "previous_secret"],
    keyName: keyNameIn,
    reencrypt: async (sealed, keys) => encryptText(decryptText(sealed, keys, "webhook secret"), keys, "webhook secret"),
  },
  { table: "two_factors", columns: ["secret", "backup_codes"], keyName: factorKeyName, reencrypt: reencryptFactor },
];
