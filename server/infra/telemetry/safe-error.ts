/**
 * An error that is safe to log: what failed and where, without user input. Drizzle puts the values of a query into its message,
 * PostgreSQL the values of a row into its detail, mail servers the rejected address.
 */

const address = /(?<![^\s<>"'(),;:])[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const number = /\+?\d[\d\s().-]{6,}\d/g;
/** Tokens, hashes and keys: long, with mixed letters and digits. */
const token = /(?<![\w.~+/=-])(?=[\w.~+/=-]*\d)(?=[\w.~+/=-]*[A-Za-z])[\w.~+/=-]{20,}/g;
const query = /\?[^\s"']*/g;
const quoted = /(["'`])(?:(?!\1)[^\n]){1,2000}\1/g;

/** Names of tables, columns and constraints are safe but quoted like values: they contain no space and follow a keyword. */
const quotedIdentifiers =
  /\b(?:relation|table|column|constraint|function|index|schema|role|type|policy|database|sequence) "[\w]+"/g;

const withoutValues = (message: string): string => {
  const identifiers: string[] = [];
  return message
    .replace(/\n?params: [\s\S]*$/, "")
    .replaceAll(quotedIdentifiers, (identifier) => `\u0000${identifiers.push(identifier) - 1}\u0000`)
    .replaceAll(quoted, "[value]")
    .replaceAll(address, "[address]")
    .replaceAll(query, "")
    .replaceAll(token, "[token]")
    .replaceAll(number, "[number]")
    .replaceAll(/\0(\d+)\0/g, (_all, at: string) => identifiers[Number(at)] ?? "");
};

const statementIn = /^Failed query: ([\s\S]*?)(?:\nparams: [\s\S]*)?$/;

/** A statement has placeholders for values; literal text is removed as well. */
export const withoutLiterals = (statement: string): string =>
  statement.replaceAll(/'(?:[^']|'')*'/g, "'…'").slice(0, 2000);

const messageOf = (message: string): string => {
  const statement = statementIn.exec(message)?.[1];
  return statement === undefined ? withoutValues(message) : `Failed query: ${withoutLiterals(statement)}`;
};

const framesOf = (stack: string | undefined): string =>
  (stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

/** Fields without user input: codes and names. */
const safeFields = [
  "code",
  "errno",
  "syscall",
  "constraint",
  "table",
  "column",
  "routine",
  "severity",
  "responseCode",
  "statusCode",
  "command",
] as const;

export interface SafeError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [field: string]: unknown;
}

export const safeError = (error: unknown, depth = 0): SafeError | string => {
  if (!(error instanceof Error)) return typeof error === "string" ? withoutValues(error) : typeof error;
  const fields = error as unknown as Readonly<Record<string, unknown>>;
  const type = error.constructor.name;
  const message = messageOf(error.message);
  return {
    type,
    message,
    stack: `${type}: ${message}\n${framesOf(error.stack)}`,
    ...Object.fromEntries(safeFields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]))),
    ...(error.cause === undefined || depth > 3 ? {} : { cause: safeError(error.cause, depth + 1) }),
  };
};
