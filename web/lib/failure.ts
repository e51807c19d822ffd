/** What went wrong, in words that can be shown. */
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { type ErrorBody, errorBody } from "#domain/errors.ts";
import { ApiError } from "./api.ts";

const unreachable: ErrorBody = {
  code: "unavailable",
  message: "We could not be reached. Please check your connection and try again.",
};
const unreadable: ErrorBody = { code: "internal", message: "Something went wrong on our side. Please try again." };

export const failureOf = (error: unknown): ErrorBody => {
  if (!(error instanceof ApiError)) return unreachable;
  try {
    return errorBody.parse(JSON.parse(error.text));
  } catch {
    return unreadable;
  }
};

/** Puts what the server said beneath the fields it named. */
export const markFields = <Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  { errors = {} }: ErrorBody,
): void => {
  for (const [at, [field, message]] of Object.entries(errors).entries()) {
    setError(field as Path<Values>, { message }, { shouldFocus: at === 0 });
  }
};
