/** What whoever applied says about themselves: kept by the link of the application, seen by whoever holds it. */
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { type SelfIdentification, selfIdentificationText } from "#domain/fairness/self-identification.ts";
import type { Database } from "../../db/client.ts";
import { selfIdentifications } from "../../db/tables/fairness.ts";
import { asApplicant, type StatusTools } from "../applications/application-status.service.ts";

export interface Answer {
  readonly answer: SelfIdentification | null;
}

const read = async (db: Database): Promise<Answer> => {
  const [row] = await db
    .select({ sex: selfIdentifications.sex, race: selfIdentifications.race })
    .from(selfIdentifications);
  return { answer: (row as SelfIdentification | undefined) ?? null };
};

const remove = async (db: Database, applicationId: string): Promise<Answer> => {
  await db.delete(selfIdentifications).where(eq(selfIdentifications.applicationId, applicationId));
  return read(db);
};

export const readAnswer = (tools: StatusTools, token: string): Promise<Answer> => asApplicant(tools, token, read);

export const withdrawAnswer = (tools: StatusTools, token: string): Promise<Answer> => asApplicant(tools, token, remove);

export const saveAnswer = (tools: StatusTools, token: string, said: SelfIdentification, now: Date): Promise<Answer> =>
  asApplicant(tools, token, async (db, applicationId) => {
    if (said.sex === null && said.race === null) return remove(db, applicationId);
    const kept = {
      ...said,
      textId: selfIdentificationText.id,
      textHash: createHash("sha256").update(selfIdentificationText.text).digest("hex"),
      answeredAt: now,
    };
    await db
      .insert(selfIdentifications)
      .values({ applicationId, ...kept })
      .onConflictDoUpdate({ target: selfIdentifications.applicationId, set: kept });
    return read(db);
  });
