/** The server's keys as the environment gives them, for the product and for the scripts that need them. */
import { createKeyring, type Keyring } from "./keyring.ts";

interface KeySettings {
  readonly AUTH_SECRET: string;
  readonly AUTH_OLD_SECRETS?: readonly string[] | undefined;
  readonly ERASURE_SECRET?: string | undefined;
}

export const secretList = (text: string): readonly string[] =>
  text
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");

export const keysFrom = ({ AUTH_SECRET, AUTH_OLD_SECRETS = [] }: KeySettings): Keyring =>
  createKeyring([AUTH_SECRET, ...AUTH_OLD_SECRETS]);

/** The ledger uses ERASURE_SECRET for new entries if it is set. Older entries use the server's keys. */
export const ledgerKeysFrom = ({ AUTH_SECRET, AUTH_OLD_SECRETS = [], ERASURE_SECRET }: KeySettings): Keyring => {
  const ownSecrets = ERASURE_SECRET === undefined ? [] : [ERASURE_SECRET];
  return createKeyring([...new Set([...ownSecrets, AUTH_SECRET, ...AUTH_OLD_SECRETS])]);
};
