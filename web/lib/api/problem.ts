/** Turns a failed call into one message and one message per field. */
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import type { z } from "zod";
import type { Endpoint } from "#domain/endpoint.ts";
import { errorBody, type ErrorCode } from "#domain/errors.ts";
import { ApiError } from "./api.ts";

export interface Problem {
  readonly code: ErrorCode;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

const unreachableText = "We couldn't reach our server. Check your connection and try again.";
const serverErrorText = "Something went wrong on our side. Please try again in a moment.";

const units = [
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
] as const;

/** Formats a wait, such as "2 minutes". It rounds up, so that a retry after that time is never too early. */
export const formatWait = (seconds: number): string => {
  const [size, unit] = units.find(([each]) => seconds > each) ?? [1, "second"];
  const count = Math.max(1, Math.ceil(seconds / size));
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
};

/**
 * Uses the server's message if there is one. `fallbackMessage` replaces the default text when the response is missing
 * or has another shape.
 */
export const toProblem = (error: unknown, fallbackMessage?: string): Problem => {
  if (!(error instanceof ApiError))
    return { code: "unavailable", message: fallbackMessage ?? unreachableText, errors: {} };
  if (error.status === 429) {
    const wait = error.retrySeconds === undefined ? "later" : `in ${formatWait(error.retrySeconds)}`;
    return { code: "rate_limited", message: `Too many attempts. Please try again ${wait}.`, errors: {} };
  }
  try {
    const { code, message, errors = {} } = errorBody.parse(JSON.parse(error.text));
    return { code, message, errors };
  } catch {
    return { code: "internal", message: fallbackMessage ?? serverErrorText, errors: {} };
  }
};

/** The extra data of a 409 response, such as what is still available. Undefined for any other failure. */
export const conflictDetails = <E extends Endpoint & { readonly conflict: z.ZodObject }>(
  error: unknown,
  { conflict }: E,
): z.output<E["conflict"]> | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  try {
    return conflict.parse(JSON.parse(error.text)) as z.output<E["conflict"]>;
  } catch {
    return undefined;
  }
};

/** Sets the server's message on each field it names and focuses the first. */
export const setFieldErrors = <Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  { errors }: Pick<Problem, "errors">,
): void => {
  for (const [index, [field, message]] of Object.entries(errors).entries()) {
    setError(field as Path<Values>, { message }, { shouldFocus: index === 0 });
  }
};
