/** The error body of every endpoint, and the status of each error code. */
import { z } from "zod";

export const errorStatus = {
  validation_failed: 400,
  not_signed_in: 401,
  forbidden: 403,
  second_factor_needed: 403,
  step_up_needed: 403,
  email_not_confirmed: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  wrong_type: 415,
  unreadable: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const errorCodes = Object.keys(errorStatus) as readonly ErrorCode[];

/** Forms show the message of each field; programs branch on the code. */
export const errorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
