/** One row of the access table: the expected status of an API call for each persona. */
import type { Fixtures } from "./access-fixtures.ts";
import type { Rule } from "./access-rules.ts";

/** The denials: not signed in, forbidden, not found for this user, rate limited. */
const deniedStatuses: readonly number[] = [401, 403, 404, 429];
export const isDenied = (status: number): boolean => deniedStatuses.includes(status);

export interface EndpointCase {
  readonly status: Rule;
  /** The path parameters; without them the owner of the ids makes no difference. */
  readonly params?: (fixtures: Fixtures) => Readonly<Record<string, string>>;
  readonly body?: (fixtures: Fixtures) => object;
  /** A file to upload instead of a body. */
  readonly file?: { readonly field: string; readonly fileName: string; readonly bytes: Buffer };
  /**
   * The request fails on purpose (a wrong password, an empty form, nothing to amend): the status for callers who passed every
   * access check. It is not a denial, and callers never get it for a row of another workspace.
   */
  readonly admittedStatus?: 400 | 409 | 415;
  readonly query?: string | ((fixtures: Fixtures) => string);
  /** A desk endpoint: for staff the owner of a row makes no difference. */
  readonly isDesk?: true;
  readonly isStream?: true;
  /** The reply names the firm's staff to other staff. */
  readonly namesStaff?: true;
  /** The reply names the firm's clients to its staff. */
  readonly namesClients?: true;
}
