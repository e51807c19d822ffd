/**
 * A commit that waits for a standby and is cancelled answers with success and a warning: it is stored here and perhaps nowhere else,
 * and is lost with this machine. Whoever asked must not take that for a yes.
 */
import type pg from "pg";

/** PostgreSQL's own name for it: it is not known what became of the transaction. */
const resolutionUnknown = "08007";
const warning = /wait for synchronous replication/;

export class UnconfirmedError extends Error {
  readonly code = resolutionUnknown;

  constructor() {
    super("committed here, and confirmed by no standby");
    this.name = "UnconfirmedError";
  }
}

type Callback = (error: Error | null, result?: unknown) => void;
type Ask = (...given: unknown[]) => unknown;

export const refuseUnconfirmed = (client: pg.PoolClient): void => {
  let isUnconfirmed = false;
  client.on("notice", ({ message }) => {
    if (warning.test(message ?? "")) isUnconfirmed = true;
  });
  const verdict = (): UnconfirmedError | undefined => {
    if (!isUnconfirmed) return undefined;
    isUnconfirmed = false;
    return new UnconfirmedError();
  };

  const ask = client.query.bind(client) as Ask;
  client.query = ((...given) => {
    const last = given.at(-1);
    if (typeof last === "function") {
      const tell = last as Callback;
      const told: Callback = (error, result) => tell(error ?? verdict() ?? null, result);
      return ask(...given.slice(0, -1), told);
    }
    const answer = ask(...given);
    if (!(answer instanceof Promise)) return answer;
    return answer.then((result: unknown) => {
      const failure = verdict();
      if (failure !== undefined) throw failure;
      return result;
    });
  }) as Ask as typeof client.query;
};
