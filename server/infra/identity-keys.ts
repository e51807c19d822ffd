/** What better-auth gets of the server's keys. It seals second factors under a numbered version and reads all of them; its cookies it signs and verifies with the first alone. */
import type { Key, Keyring } from "./keyring.ts";

export const identitySecretOf = (key: Key): string => key.derive("identity").toString("base64url");

/** The library numbers its keys: the key's id read as a number. */
export const versionOf = (key: Key): number => key.id.readUIntBE(0, key.id.length);

export const identitySecrets = (keys: Keyring) => ({
  secrets: keys.all.map((key) => ({ version: versionOf(key), value: identitySecretOf(key) })),
  /** Opens second factors from before keys had ids. They were sealed under the oldest secret as it is, until `npm run rotate-keys`. */
  secret: keys.all.at(-1)?.secret ?? "",
});

/** Every secret a cookie of the library may have been signed with, except the one that signs now. */
export const earlierCookieSecrets = (keys: Keyring): readonly string[] => [
  ...keys.all.slice(1).map(identitySecretOf),
  ...keys.all.map(({ secret }) => secret),
];
