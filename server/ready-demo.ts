/** The last step of a seeding: the facts of the demo's people, so that the first match in it is as quick as the second. */
import { openDatabase } from "./db/client.ts";
import { makeDemoFacts } from "./features/matching/match-facts.service.ts";

export const readyDemo = async (ownerUrl: string): Promise<number> => {
  const { db, close } = openDatabase(ownerUrl, { max: 1 });
  try {
    return await makeDemoFacts(db, new Date());
  } finally {
    await close();
  }
};
