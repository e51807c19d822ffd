/** Converts Better Auth errors into AppError: the library's messages where they help, ours where they would confuse. */
import type { ErrorCode } from "#domain/errors.ts";
import { AppError } from "../../infra/http/errors.ts";

export interface BetterAuthError {
  readonly code?: string;
  readonly message?: string;
}

const codes: Readonly<Record<number, ErrorCode>> = {
  400: "validation_failed",
  401: "not_signed_in",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  422: "conflict",
  429: "rate_limited",
};

/** Messages by error code, each with its form field if it has one. */
const betterAuthMessages: Readonly<Record<string, { readonly message: string; readonly field?: string }>> = {
  INVALID_EMAIL_OR_PASSWORD: { message: "Incorrect email or password." },
  INVALID_PASSWORD: { message: "This password is incorrect.", field: "password" },
  INVALID_TOKEN: { message: "This link was already used or has expired. Request a new one." },
  INVALID_CODE: { message: "This code is incorrect. Enter the code your app shows now.", field: "code" },
  INVALID_BACKUP_CODE: { message: "This backup code is incorrect or was already used.", field: "code" },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: {
    message: "An account with this email already exists. Sign in.",
    field: "email",
  },
};

/** `passwordField` is the name of the new password in the request body. */
export const appErrorOf = (status: number, problem: BetterAuthError, passwordField: string): AppError => {
  const { code = "", message } = problem;
  const words = betterAuthMessages[code] ?? {
    message,
    ...(code.startsWith("PASSWORD_") ? { field: passwordField } : {}),
  };
  const errors = words.field === undefined ? undefined : { [words.field]: words.message ?? "" };
  return new AppError(codes[status] ?? (status < 500 ? "validation_failed" : "internal"), words.message, errors);
};
