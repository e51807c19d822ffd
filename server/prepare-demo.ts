/** The last step of seeding: computes the facts of the demo's candidates and the scores of their applications. */
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import { openDatabase } from "./db/client.ts";
import { scoreApplications } from "./features/matching/application-scores.service.ts";
import { refreshDemoFacts } from "./features/matching/match-facts.service.ts";

const timeoutMs = 60_000;

export const prepareDemo = async (ownerUrl: string): Promise<number> => {
  const { db, close } = openDatabase(ownerUrl, { max: 1 });
  try {
    const now = new Date();
    const refreshed = await refreshDemoFacts(db, now);
    await scoreApplications(db, demoCompanyId, now, new Date(now.getTime() + timeoutMs));
    return refreshed;
  } finally {
    await close();
  }
};
