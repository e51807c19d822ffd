/** One row of the access table: who gets what at a call of the API. */
import type { Holdings } from "./access-holdings.ts";
import type { Rule } from "./access-rules.ts";

/** The four ways to refuse: nobody signed in, not allowed, not there for this person, too often. */
const refusals: readonly number[] = [401, 403, 404, 429];
export const isRefusal = (status: number): boolean => refusals.includes(status);

export interface Door {
  readonly status: Rule;
  /** The path's parameters; without them whose it is makes no difference. */
  readonly params?: (held: Holdings) => Readonly<Record<string, string>>;
  readonly body?: (held: Holdings) => object;
  /** A file sent instead of a body. */
  readonly file?: { readonly field: string; readonly fileName: string; readonly bytes: Buffer };
  /**
   * The request cannot be done on purpose (a wrong password, an empty form, nothing to amend): what people who passed every
   * access check are told. It is no refusal, and nobody gets it for a row of another workspace.
   */
  readonly admitted?: 400 | 409 | 415;
  readonly query?: string | ((held: Holdings) => string);
  /** The firm's one desk: to staff it is all the same whose a row is. */
  readonly isDesk?: true;
  readonly isStream?: true;
  /** Names the firm's own people to one another, whichever workspace has let them in. */
  readonly namesStaff?: true;
  /** Names the firm's clients to its staff. */
  readonly namesClients?: true;
}
