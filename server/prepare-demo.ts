/** The last step of seeding: computes the match facts of the demo's candidates, so that the first match is fast. */
import { openDatabase } from "./db/client.ts";
import { refreshDemoFacts } from "./features/matching/match-facts.service.ts";

export const prepareDemo = async (ownerUrl: string): Promise<number> => {
  const { db, close } = openDatabase(ownerUrl, { max: 1 });
  try {
    return await refreshDemoFacts(db, new Date());
  } finally {
    await close();
  }
};
