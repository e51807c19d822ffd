/**
 * A commit that is canceled while it waits for a standby returns success with a warning: it is stored on this machine only and could be
 * lost with it. This turns the warning into an error.
 */
import type pg from "pg";

/** PostgreSQL's code for "transaction resolution unknown". */
const resolutionUnknown = "08007";
const warning = /wait for synchronous replication/;

class UnconfirmedCommitError extends Error {
  readonly code = resolutionUnknown;

  constructor() {
    super("committed here, and confirmed by no standby");
    this.name = "UnconfirmedError";
  }
}

type Callback = (error: Error | null, result?: unknown) => void;
type Query = (...args: unknown[]) => unknown;

export const rejectUnconfirmedCommits = (client: pg.PoolClient): void => {
  let isUnconfirmedCommit = false;
  client.on("notice", ({ message }) => {
    if (warning.test(message ?? "")) isUnconfirmedCommit = true;
  });
  const takeError = (): UnconfirmedCommitError | undefined => {
    if (!isUnconfirmedCommit) return undefined;
    isUnconfirmedCommit = false;
    return new UnconfirmedCommitError();
  };

  const query = client.query.bind(client) as Query;
  client.query = ((...args) => {
    const last = args.at(-1);
    if (typeof last === "function") {
      const callback = last as Callback;
      const wrapped: Callback = (error, result) => callback(error ?? takeError() ?? null, result);
      return query(...args.slice(0, -1), wrapped);
    }
    const result = query(...args);
    if (!(result instanceof Promise)) return result;
    return result.then((result: unknown) => {
      const failure = takeError();
      if (failure !== undefined) throw failure;
      return result;
    });
  }) as Query as typeof client.query;
};
