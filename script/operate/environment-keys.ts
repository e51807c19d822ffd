/** The server's keys for commands, from the same variables that the product reads. */
import { keysFrom, ledgerKeysFrom, secretList } from "#server/infra/crypto/key-settings.ts";
import { type Keyring, KeyringError } from "#server/infra/crypto/keyring.ts";
import { requireEnv } from "./require-variable.ts";

const settings = () => ({
  AUTH_SECRET: requireEnv("AUTH_SECRET"),
  AUTH_OLD_SECRETS: secretList(process.env["AUTH_OLD_SECRETS"] ?? ""),
  ERASURE_SECRET: process.env["ERASURE_SECRET"] || undefined,
});

const keyringOrExit = (createKeyring: () => Keyring): Keyring => {
  try {
    return createKeyring();
  } catch (error) {
    if (!(error instanceof KeyringError)) throw error;
    console.error(`AUTH_SECRET with AUTH_OLD_SECRETS ${error.message}.`);
    process.exit(1);
  }
};

export const keysFromEnvironment = (): Keyring => keyringOrExit(() => keysFrom(settings()));
export const ledgerKeysFromEnvironment = (): Keyring => keyringOrExit(() => ledgerKeysFrom(settings()));
