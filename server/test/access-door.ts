/** One row of the access table: who gets what at a call of the API. */
import type { Holdings } from "./access-holdings.ts";
import type { Rule } from "./access-rules.ts";

export interface Door {
  readonly status: Rule;
  /** The path's parameters; without them whose it is makes no difference. */
  readonly params?: (held: Holdings) => Readonly<Record<string, string>>;
  readonly body?: (held: Holdings) => object;
  readonly query?: string | ((held: Holdings) => string);
  /** The firm's one desk: to staff it is all the same whose a row is. */
  readonly isDesk?: true;
  readonly isStream?: true;
  /** Names the firm's own people to one another, whichever workspace has let them in. */
  readonly namesStaff?: true;
  /** Names the firm's clients to its staff. */
  readonly namesClients?: true;
}
