/** Invitations created before the inviter's own address was confirmed: stored without an email, sent on confirmation. */
import { and, eq, isNull } from "drizzle-orm";
import { asActor, setActor, type Database } from "../../db/client.ts";
import { companies, companyMembers } from "../../db/tables/companies.ts";
import { invitations } from "../../db/tables/invitations.ts";
import { hiringTeamMembers, hiringTeams } from "../../db/tables/teams.ts";
import { isClosing } from "../closing/closing.service.ts";
import { type InvitationDeps, inviterOf, sendInvitationEmail, defaultExpiry } from "./invitations.service.ts";

/**
 * Sends this person's stored invitations with new links, inside the transaction that confirms the address. Sends only what they may still
 * invite: everything for a company admin, else their own teams.
 */
export const sendStoredInvitations = async (
  db: Database,
  deps: Pick<InvitationDeps, "enqueueEmail">,
  userId: string,
): Promise<number> => {
  const memberships = await asActor(db, { userId }, (db) =>
    db
      .select({ companyId: companyMembers.companyId, level: companyMembers.permissions, company: companies.name })
      .from(companyMembers)
      .innerJoin(companies, eq(companies.id, companyMembers.companyId))
      .where(eq(companyMembers.userId, userId)),
  );
  let sentCount = 0;
  for (const { companyId, level, company } of memberships) {
    sentCount += await asActor(db, { companyId, userId }, async (db) => {
      if (await isClosing(db, companyId)) return 0;
      const storedInvitations = await db
        .select({ id: invitations.id, email: invitations.email, teamId: invitations.teamId, team: hiringTeams.name })
        .from(invitations)
        .leftJoin(hiringTeams, eq(hiringTeams.id, invitations.teamId))
        .where(and(eq(invitations.invitedBy, userId), eq(invitations.isStored, true), isNull(invitations.revokedAt)));
      const teams = await db
        .select({ teamId: hiringTeamMembers.teamId, level: hiringTeamMembers.permissions })
        .from(hiringTeamMembers)
        .where(eq(hiringTeamMembers.userId, userId));
      const ledTeams = teams.filter((each) => each.level === "admin").map((each) => each.teamId);
      const { name: invitedBy } = await inviterOf(db, userId);
      const allowed = storedInvitations.filter(
        ({ teamId }) => level === "admin" || (teamId !== null && ledTeams.includes(teamId)),
      );
      for (const { id, email, team } of allowed) {
        await db.update(invitations).set({ isStored: false, expiresAt: defaultExpiry }).where(eq(invitations.id, id));
        await sendInvitationEmail(db, deps, { id, companyId, email, company, team, invitedBy });
      }
      return allowed.length;
    });
  }
  // Restores the caller's actor.
  await setActor(db, { userId });
  return sentCount;
};
