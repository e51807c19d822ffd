/** Two-factor secrets as better-auth encrypts them, and re-encryption with the current key. */
import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { identitySecretOf, versionOf } from "./identity-keys.ts";
import type { Key, Keyring } from "./keyring.ts";

const withVersion = (keys: Keyring, version: number): Key | undefined =>
  keys.all.find((key) => versionOf(key) === version);

/** The id of its encryption key; null if it is from before keys had ids. */
export const factorKeyName = (sealed: string): string | null => {
  const envelope = parseEnvelope(sealed);
  return envelope === null ? null : envelope.version.toString(16).padStart(6, "0");
};

export const decryptFactor = async (sealed: string, keys: Keyring): Promise<string> => {
  const envelope = parseEnvelope(sealed);
  if (envelope !== null) {
    const key = withVersion(keys, envelope.version);
    if (key === undefined) throw new Error(`sealed with the key ${factorKeyName(sealed)}, which is not configured`);
    return symmetricDecrypt({ key: identitySecretOf(key), data: envelope.ciphertext });
  }
  let failure: unknown;
  for (const { secret } of keys.all) {
    try {
      return await symmetricDecrypt({ key: secret, data: sealed });
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
};

export const reencryptFactor = async (sealed: string, keys: Keyring): Promise<string> => {
  const version = versionOf(keys.current);
  const current = { keys: new Map([[version, identitySecretOf(keys.current)]]), currentVersion: version };
  return symmetricEncrypt({ key: current, data: await decryptFactor(sealed, keys) });
};
