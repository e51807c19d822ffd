/** What signs a workspace's messages: made by chance, kept sealed, and for a day together with the one before. */
import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { Keyring } from "../../infra/keyring.ts";
import { openSealed, sealText } from "../../infra/sealed-text.ts";

const secretBytes = 32;

export const makeWebhookSecret = (keys: Keyring) => {
  const secret = `whsec_${randomBytes(secretBytes).toString("base64")}`;
  return { secret, sealed: sealText(secret, keys, "webhook secret") };
};

interface Kept {
  readonly secret: string;
  readonly previousSecret: string | null;
  readonly previousSecretUntil: Date | null;
}

interface Signed {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** The three headers of Standard Webhooks. While two secrets are good there are two signatures, and one that fits is enough. */
export const signatureHeaders = (kept: Kept, { id, at, body }: Signed, keys: Keyring): Record<string, string> => {
  const isOverlap = kept.previousSecret !== null && kept.previousSecretUntil !== null && kept.previousSecretUntil > at;
  const sealed = [kept.secret, ...(isOverlap ? [kept.previousSecret ?? ""] : [])];
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": sealed
      .map((each) => new Webhook(openSealed(each, keys, "webhook secret")).sign(id, at, body))
      .join(" "),
  };
};
