/** Handwritten SQL, prepared once per connection, for the few paths where round trips matter. */
import type { Pool, QueryResultRow } from "pg";
import type { Database } from "../db/client.ts";

export const runStatement = async <Row extends QueryResultRow>(
  db: Database,
  statement: { readonly name: string; readonly text: string },
  values: readonly unknown[],
): Promise<readonly Row[]> => {
  const { $client: pool } = db as Database & { $client: Pool };
  const { rows } = await pool.query<Row>({ ...statement, values: [...values] });
  return rows;
};
