/** What a form can say about a call that failed. */
import { errorBody, type ErrorCode } from "#domain/errors.ts";
import { ApiError } from "./api.ts";

export interface ApiProblem {
  /** Undefined when no answer came, or none in our shape. */
  readonly code: ErrorCode | undefined;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

/** The server's own words where it had some; otherwise the form's. */
export const problemFrom = (error: unknown, otherwise: string): ApiProblem => {
  const unknown = { code: undefined, message: otherwise, errors: {} };
  if (!(error instanceof ApiError)) return unknown;
  try {
    const { code, message, errors = {} } = errorBody.parse(JSON.parse(error.text));
    return { code, message, errors };
  } catch {
    return unknown;
  }
};
