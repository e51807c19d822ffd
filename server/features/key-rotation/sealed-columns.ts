/** Every column that holds something sealed with the server's keys. What is missing here is lost when an old key is removed. */
import type { Keyring } from "../../infra/keyring.ts";
import { keyNameIn, openSealed, sealText } from "../../infra/sealed-text.ts";
import { factorKeyName, resealFactor } from "../../infra/sealed-second-factor.ts";

export interface SealedTable {
  readonly table: string;
  readonly columns: readonly string[];
  /** The id of the key that sealed a value; null on one from before keys had ids. */
  readonly keyName: (sealed: string) => string | null;
  readonly reseal: (sealed: string, keys: Keyring) => Promise<string>;
}

export const sealedTables: readonly SealedTable[] = [
  {
    table: "webhook_endpoints",
    columns: ["secret", "previous_secret"],
    keyName: keyNameIn,
    reseal: async (sealed, keys) => sealText(openSealed(sealed, keys, "webhook secret"), keys, "webhook secret"),
  },
  { table: "two_factors", columns: ["secret", "backup_codes"], keyName: factorKeyName, reseal: resealFactor },
];
