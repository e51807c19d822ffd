/** The keys that better-auth gets. It encrypts two-factor secrets under a numbered version and can read all versions; it signs and verifies cookies with the first key alone. */
import type { Key, Keyring } from "./keyring.ts";

export const identitySecretOf = (key: Key): string => key.derive("identity").toString("base64url");

/** The library numbers its keys; this is the key's id as a number. */
export const versionOf = (key: Key): number => key.id.readUIntBE(0, key.id.length);

export const identitySecrets = (keys: Keyring) => ({
  secrets: keys.all.map((key) => ({ version: versionOf(key), value: identitySecretOf(key) })),
  /** Decrypts two-factor secrets from before keys had ids. They use the oldest secret directly until `npm run rotate-keys`. */
  secret: keys.all.at(-1)?.secret ?? "",
});

/** All secrets that may have signed a Better Auth cookie, except the current one. */
export const earlierCookieSecrets = (keys: Keyring): readonly string[] => [
  ...keys.all.slice(1).map(identitySecretOf),
  ...keys.all.map(({ secret }) => secret),
];
