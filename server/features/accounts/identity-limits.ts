/** How often identity may be asked. Keys name what was typed, never what is stored, so a refusal tells nobody whether an account exists. */
import { createHash } from "node:crypto";
import { addressBlock, type Limit } from "../../infra/rate-limit.ts";

const minute = 60_000;
const hour = 60 * minute;

export interface AccountLimits {
  /** Per client address. */
  readonly signUpsPerHour: number;
  readonly signInsPerQuarterHour: number;
}

const hashed = (text: string): string =>
  createHash("sha256").update(text.trim().toLowerCase()).digest("hex").slice(0, 24);

/** Five wrong passwords slow the sixth: a minute's wait for this address from this place, and never for the person elsewhere. */
export const passwordTries = (email: string, address: string): Limit => ({
  key: `sign-in:${hashed(email)}:${addressBlock(address)}`,
  ceiling: 5,
  windowMs: minute,
});

export const limitsOf = (path: string, email: string, address: string, limits: AccountLimits): readonly Limit[] => {
  const block = addressBlock(address);
  const { signUpsPerHour, signInsPerQuarterHour } = limits;
  switch (path) {
    case "/api/auth/sign-in/email":
      return [
        passwordTries(email, address),
        { key: `sign-in:${block}`, ceiling: signInsPerQuarterHour, windowMs: 15 * minute },
        { key: `sign-in:${hashed(email)}`, ceiling: 300, windowMs: hour },
      ];
    case "/api/auth/sign-up/email":
    case "/api/accounts/employers":
      return [{ key: `sign-up:${block}`, ceiling: signUpsPerHour, windowMs: hour }];
    case "/api/auth/sign-in/anonymous":
      return [{ key: `visitor:${block}`, ceiling: signUpsPerHour * 3, windowMs: hour }];
    case "/api/auth/request-password-reset":
    case "/api/auth/send-verification-email":
    case "/api/auth/change-email":
      return [
        { key: `account-mail:${hashed(email)}`, ceiling: 3, windowMs: hour },
        { key: `account-mail:${block}`, ceiling: signInsPerQuarterHour, windowMs: hour },
      ];
    case "/api/auth/two-factor/verify-totp":
    case "/api/auth/two-factor/verify-backup-code":
      return [{ key: `second-factor:${block}`, ceiling: signInsPerQuarterHour, windowMs: 15 * minute }];
    default:
      return [];
  }
};
