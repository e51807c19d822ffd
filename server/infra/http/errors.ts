/** The one place where a failure becomes a status and a body. */
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { type ErrorBody, type ErrorCode, errorStatus } from "#domain/errors.ts";

const defaultMessage: Readonly<Record<ErrorCode, string>> = {
  validation_failed: "Check the highlighted fields.",
  not_signed_in: "Sign in to continue.",
  forbidden: "You don't have permission to do this.",
  second_factor_needed: "Set up two-factor authentication on your account page, or sign in with a passkey.",
  step_up_needed: "Confirm it's you to continue.",
  email_not_confirmed: "Confirm your email address first.",
  not_found: "This no longer exists, or you don't have access to it. Reload the page and try again.",
  conflict: "This has changed in the meantime. Reload and try again.",
  gone: "This is no longer available.",
  too_large: "This is too large.",
  wrong_type: "This file type isn't supported.",
  unreadable: "We couldn't read this.",
  rate_limited: "Too many requests. Please try again later.",
  internal: "Something went wrong on our side.",
  unavailable: "We can't respond right now. Please try again in a moment.",
};

/** The error that services throw. Every other error is reported to clients as "internal". */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: Readonly<Record<string, string>> | undefined;
  /** The fields of the endpoint's `conflict` schema; all others are stripped. */
  readonly details: object | undefined;

  constructor(
    code: ErrorCode,
    message = defaultMessage[code],
    errors?: Readonly<Record<string, string>>,
    details?: object,
  ) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.errors = errors;
    this.details = details;
  }
}

/** Thrown when a rate limit is exceeded; carries the seconds to wait. */
export class RateLimitError extends AppError {
  readonly retrySeconds: number;

  constructor(retrySeconds: number) {
    super("rate_limited");
    this.retrySeconds = Math.max(1, retrySeconds);
  }
}

/** Thrown when the server is at capacity, so that the client fails fast instead of waiting. */
export class BusyError extends AppError {
  constructor(message: string) {
    super("unavailable", message);
  }
}

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: "validation_failed",
  401: "not_signed_in",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  410: "gone",
  413: "too_large",
  415: "wrong_type",
  422: "unreadable",
  429: "rate_limited",
  503: "unavailable",
};

/** PostgreSQL is unreachable, or it or the disk is full. The request can be retried, so the status is 503 and not 500. */
const isUnavailableError = (error: unknown): boolean => {
  const { cause, code, message } = error as { cause?: unknown; code?: unknown; message?: unknown };
  if (cause instanceof Error && isUnavailableError(cause)) return true;
  return (
    /^(08|53|57P)/.test(String(code)) ||
    ["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EPIPE", "ENOSPC", "EDQUOT"].includes(String(code)) ||
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(String(message))
  );
};

/** Error messages of the multipart parser for malformed forms; they carry no status. */
const brokenFormPattern =
  /unexpected end of (form|file|multipart data)|Multipart: Boundary not found|The needle cannot|Malformed (part header|content type)/i;

const fieldErrors = (error: FastifyError): Record<string, string> => {
  const messages: Record<string, string> = {};
  for (const issue of error.validation ?? []) {
    const field = issue.instancePath.replace(/^\//, "").replaceAll("/", ".");
    messages[field] ??= issue.message ?? "isn't valid";
  }
  return messages;
};

const toErrorBody = (error: FastifyError): ErrorBody => {
  if (error instanceof AppError) {
    const { code, message, errors, details } = error;
    return { code, message, ...(errors ? { errors: { ...errors } } : {}), ...details };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return { code: "validation_failed", message: defaultMessage.validation_failed, errors: fieldErrors(error) };
  }
  if (brokenFormPattern.test(error.message)) {
    return { code: "validation_failed", message: "The upload was interrupted. Please try again." };
  }
  if (isUnavailableError(error)) return { code: "unavailable", message: defaultMessage.unavailable };
  const code =
    codeByStatus[error.statusCode ?? 500] ?? ((error.statusCode ?? 500) < 500 ? "validation_failed" : "internal");
  return { code, message: defaultMessage[code] };
};

/** Overload rejections and client disconnects are not logged as failures; the request log already has both. */
const shouldLog = (error: FastifyError, reply: FastifyReply): boolean =>
  error.code !== "FST_UNDER_PRESSURE" &&
  !(error instanceof BusyError) &&
  !(error.code === "ERR_STREAM_PREMATURE_CLOSE" && reply.raw.destroyed);

export const handleError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const body = toErrorBody(error);
  const status = errorStatus[body.code];
  if (status >= 500 && shouldLog(error, reply)) request.log.error({ err: error }, "request failed");
  if (status === 503) void reply.header("retry-after", "5");
  if (error instanceof RateLimitError) void reply.header("retry-after", String(error.retrySeconds));
  return reply.code(status).send(body);
};

export const notFoundBody: ErrorBody = { code: "not_found", message: defaultMessage.not_found };
