/** What a failed call says to a person: one sentence, and one for each field it concerns. */
import { errorBody } from "#domain/errors.ts";
import { ApiError } from "./api.ts";

export interface SpokenProblem {
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

export const problemOf = (error: unknown): SpokenProblem => {
  if (!(error instanceof ApiError)) return { message: unreachable, errors: {} };
  if (error.status === 429) {
    const wait = error.retrySeconds === undefined ? "later" : `in ${spokenWait(error.retrySeconds)}`;
    return { message: `Too many attempts. Please try again ${wait}.`, errors: {} };
  }
  try {
    const { message, errors = {} } = errorBody.parse(JSON.parse(error.text));
    return { message, errors };
  } catch {
    return { message: broken, errors: {} };
  }
};
