/** The signing secret of an endpoint: random, stored encrypted, and valid together with its predecessor for a day. */
import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { decryptText, encryptText } from "../../infra/crypto/encrypted-text.ts";

const secretBytes = 32;

export const createWebhookSecret = (keys: Keyring) => {
  const secret = `whsec_${randomBytes(secretBytes).toString("base64")}`;
  return { secret, sealed: encryptText(secret, keys, "webhook secret") };
};

interface StoredSecrets {
  readonly secret: string;
  readonly previousSecret: string | null;
  readonly previousSecretUntil: Date | null;
}

interface SignedMessage {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** The three headers of Standard Webhooks. During the overlap there are two signatures; one match is enough. */
export const signatureHeaders = (
  stored: StoredSecrets,
  { id, at, body }: SignedMessage,
  keys: Keyring,
): Record<string, string> => {
  const isOverlap =
    stored.previousSecret !== null && stored.previousSecretUntil !== null && stored.previousSecretUntil > at;
  const sealed = [stored.secret, ...(isOverlap ? [stored.previousSecret ?? ""] : [])];
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": sealed
      .map((each) => new Webhook(decryptText(each, keys, "webhook secret")).sign(id, at, body))
      .join(" "),
  };
};
