/** The link in a retention notice, signed for one person and one notice. */
import { createHmac } from "node:crypto";
import { z } from "zod";
import { AppError } from "../../infra/http/errors.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { sign, signerOf } from "../../infra/crypto/signatures.ts";

export interface NoticeRef {
  readonly userId: string;
  readonly noticedAt: Date;
}

const purpose = "retention notice link";
const messageOf = ({ userId, noticedAt }: NoticeRef): string => `keep:${userId}:${noticedAt.getTime()}`;

export const retentionToken = (keys: Keyring, subject: NoticeRef): string =>
  [
    subject.userId,
    subject.noticedAt.getTime().toString(36),
    sign(keys, purpose, messageOf(subject)).toString("base64url"),
  ].join(".");

const parts = z.tuple([z.uuid(), z.string().regex(/^[0-9a-z]{1,12}$/), z.string()]);

export const readRetentionToken = (keys: Keyring, token: string): NoticeRef => {
  const { data } = parts.safeParse(token.split("."));
  if (data === undefined) throw new AppError("not_found");
  const [userId, at, signatureText] = data;
  const subject = { userId, noticedAt: new Date(Number.parseInt(at, 36)) };
  const message = messageOf(subject);
  const legacy = (secret: string) => createHmac("sha256", secret).update(message).digest();
  const signature = Buffer.from(signatureText, "base64url");
  if (signerOf(keys, { purpose, message, signature, legacy }) === undefined) throw new AppError("not_found");
  return subject;
};
