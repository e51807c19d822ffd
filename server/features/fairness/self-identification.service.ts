/** Voluntary self-identification of applicants, stored and read through the link of the application. */
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { type SelfIdentification, selfIdentificationText } from "#domain/fairness/self-identification.ts";
import type { Database } from "../../db/client.ts";
import { selfIdentifications } from "../../db/tables/fairness.ts";
import { asApplicant, type StatusDeps } from "../applications/application-status.service.ts";

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

export const readAnswer = (deps: StatusDeps, token: string): Promise<Answer> => asApplicant(deps, token, read);

export const withdrawAnswer = (deps: StatusDeps, token: string): Promise<Answer> => asApplicant(deps, token, remove);

export const saveAnswer = (deps: StatusDeps, token: string, answer: SelfIdentification, now: Date): Promise<Answer> =>
  asApplicant(deps, token, async (db, applicationId) => {
    if (answer.sex === null && answer.race === null) return remove(db, applicationId);
    const values = {
      ...answer,
      textId: selfIdentificationText.id,
      textHash: createHash("sha256").update(selfIdentificationText.text).digest("hex"),
      answeredAt: now,
    };
    await db
      .insert(selfIdentifications)
      .values({ applicationId, ...values })
      .onConflictDoUpdate({ target: selfIdentifications.applicationId, set: values });
    return read(db);
  });
