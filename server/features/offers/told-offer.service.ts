/** What the mails about an offer say, read when they are sent: who was erased meanwhile is told of to nobody. */
import { eq, inArray } from "drizzle-orm";
import { usualWorkingHours } from "#domain/interviews/working-hours.ts";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { memberHours } from "../../db/tables/interview-panels.ts";
import { recipientsOf } from "../applications/told-application.service.ts";
import { applicationOfOffer, type OfferRow, readAbout, readOffer } from "./offer-row.ts";
import type { LinkedOffer } from "./offer-link.ts";

const peopleOf = async (db: Database, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: users.id, email: users.username, name: users.name, timeZone: memberHours.timeZone })
    .from(users)
    .leftJoin(memberHours, eq(memberHours.userId, users.id))
    .where(inArray(users.id, [...ids]));
  return rows.map((row) => ({ ...row, timeZone: row.timeZone ?? usualWorkingHours.timeZone }));
};

/** Whoever made it and whoever sent it, while they are there; else whoever looks after the application, or the admins. */
const makersOf = async (db: Database, { applicationId, createdBy, sentBy }: OfferRow) => {
  const ids = [...new Set([createdBy, sentBy])].filter((id) => id !== null);
  const inside = await recipientsOf(db, applicationId, ids);
  return peopleOf(
    db,
    inside.map(({ id }) => id),
  );
};

export const readToldOffer = async (db: Database, { id, companyId }: LinkedOffer) => {
  const applicationId = await applicationOfOffer(db, companyId, id);
  if (applicationId === null) return undefined;
  return asActor(db, { companyId, applicationId }, async (db) => {
    const held = await readOffer(db, id, false);
    if (held === undefined || held.offer.sentAt === null) return undefined;
    const about = await readAbout(db, applicationId);
    if (about.candidate.email.endsWith("@erased.invalid")) return undefined;
    return {
      offer: held.offer,
      hasWithdrawn: held.application.status === "withdrawn",
      firstName: about.candidate.firstName,
      candidate: about.name,
      candidateId: about.candidate.id,
      email: about.candidate.email,
      isSample: about.candidate.isSample,
      makers: await makersOf(db, held.offer),
    };
  });
};

export type ToldOffer = NonNullable<Awaited<ReturnType<typeof readToldOffer>>>;
