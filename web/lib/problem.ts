/** What a failed call says to a person: one sentence, and one for each field it concerns. */
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

const unreachable = "We could not reach our server. Please check your connection and try again.";
const broken = "Something went wrong on our side. Please try again in a moment.";

const units = [
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
] as const;

/** "2 minutes": rounded up, so that whoever waits that long has waited long enough. */
export const spokenWait = (seconds: number): string => {
  const [size, unit] = units.find(([each]) => seconds > each) ?? [1, "second"];
  const count = Math.max(1, Math.ceil(seconds / size));
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
};

/** The server's own words where it had some; `otherwise` where no answer came, or none in our shape. */
export const problemOf = (error: unknown, otherwise?: string): Problem => {
  if (!(error instanceof ApiError)) return { code: "unavailable", message: otherwise ?? unreachable, errors: {} };
  if (error.status === 429) {
    const wait = error.retrySeconds === undefined ? "later" : `in ${spokenWait(error.retrySeconds)}`;
    return { code: "rate_limited", message: `Too many attempts. Please try again ${wait}.`, errors: {} };
  }
  try {
    const { code, message, errors = {} } = errorBody.parse(JSON.parse(error.text));
    return { code, message, errors };
  } catch {
    return { code: "internal", message: otherwise ?? broken, errors: {} };
  }
};

/** What a conflict told besides its message, such as what is still free; nothing for any other failure. */
export const conflictOf = <E extends Endpoint & { readonly conflict: z.ZodObject }>(
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

/** Puts what the server said beneath the fields it named. */
export const markFields = <Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  { errors }: Pick<Problem, "errors">,
): void => {
  for (const [at, [field, message]] of Object.entries(errors).entries()) {
    setError(field as Path<Values>, { message }, { shouldFocus: at === 0 });
  }
};
