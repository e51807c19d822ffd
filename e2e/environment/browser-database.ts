/** The database behind the browser tests, for reading rows and for breaking things on purpose. */
import { readFileSync } from "node:fs";
import pg from "pg";

export const queryDatabase = async <Row extends pg.QueryResultRow>(
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  const { ownerUrl } = JSON.parse(readFileSync("test-results/browser-database.json", "utf8")) as { ownerUrl: string };
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
};
