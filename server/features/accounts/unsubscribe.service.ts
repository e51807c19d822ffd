/** Links that turn off one kind of email. They are signed so that they cannot be forged, contain no email address and never expire. */
import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { type Unsubscribable, unsubscribable } from "#domain/accounts/unsubscribe.ts";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { sign, signerOf } from "../../infra/crypto/signatures.ts";
import { switchOffJobAlerts } from "../job-alerts/job-alerts.service.ts";
import { changeNotifications, readNotifications } from "./notifications.service.ts";

export interface UnsubscribeSubject {
  readonly userId: string;
  readonly setting: Unsubscribable;
}

const purpose = "unsubscribe link";
const messageOf = ({ userId, setting }: UnsubscribeSubject): string => `unsubscribe:${setting}:${userId}`;

export const unsubscribeToken = (keys: Keyring, subject: UnsubscribeSubject): string =>
  [subject.setting, subject.userId, sign(keys, purpose, messageOf(subject)).toString("base64url")].join(".");

const tokenParts = z.tuple([z.enum(unsubscribable), z.uuid(), z.string()]);

export const readUnsubscribeToken = (keys: Keyring, token: string): UnsubscribeSubject => {
  const { data } = tokenParts.safeParse(token.split("."));
  if (data === undefined) throw new AppError("not_found");
  const [setting, userId, signatureText] = data;
  const message = messageOf({ userId, setting });
  const legacy = (secret: string) => createHmac("sha256", secret).update(message).digest();
  const signature = Buffer.from(signatureText, "base64url");
  if (signerOf(keys, { purpose, message, signature, legacy }) === undefined) throw new AppError("not_found");
  return { userId, setting };
};

/** Turns off this one setting. A deleted account needs no change. */
export const unsubscribe = async (db: Database, { userId, setting }: UnsubscribeSubject): Promise<void> => {
  if (setting === "jobAlerts") {
    await switchOffJobAlerts(db, userId);
    return;
  }
  await asActor(db, { userId }, async (db) => {
    if ((await db.$count(users, eq(users.id, userId))) === 0) return;
    await changeNotifications(db, userId, { ...(await readNotifications(db, userId)), [setting]: false });
  });
};
