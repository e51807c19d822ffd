/** The link in a retention notice, signed for one person and one notice. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { AppError } from "../../infra/errors.ts";

export interface KeepSubject {
  readonly userId: string;
  readonly noticedAt: Date;
}

const signatureOf = (secret: string, { userId, noticedAt }: KeepSubject): string =>
  createHmac("sha256", secret).update(`keep:${userId}:${noticedAt.getTime()}`).digest("base64url");

export const keepToken = (secret: string, subject: KeepSubject): string =>
  [subject.userId, subject.noticedAt.getTime().toString(36), signatureOf(secret, subject)].join(".");

const parts = z.tuple([z.uuid(), z.string().regex(/^[0-9a-z]{1,12}$/), z.string()]);

export const readKeepToken = (secret: string, token: string): KeepSubject => {
  const { data } = parts.safeParse(token.split("."));
  if (data === undefined) throw new AppError("not_found");
  const [userId, at, signature] = data;
  const subject = { userId, noticedAt: new Date(Number.parseInt(at, 36)) };
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, subject))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new AppError("not_found");
  return subject;
};
