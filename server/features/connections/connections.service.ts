/** Requests, answers and ends of connections. Whether an address is known here is told to nobody but its owner. */
import { and, eq, sql } from "drizzle-orm";
import { type ConnectionRequest, connectionRequestsADay, type Network } from "#domain/profiles/connections.ts";
import { asActor, type Database } from "../../db/client.ts";
import { connectionInvitations, professionalConnections } from "../../db/tables/profiles.ts";
import { AppError, RateLimitError } from "../../infra/errors.ts";
import type { Nudge } from "../../infra/queue.ts";
import { countAgainst } from "../../infra/rate-limit.ts";
import { profileIdOf } from "../profiles/owner.service.ts";

/** Named here too, so that the service need not know the task that calls it. */
export const tellingTask = "tell-of-connection-request";

const dayMs = 86_400_000;
/** However many ask, one address is not written to more often. */
const mailsToOneAddressADay = 3;

interface Known extends Record<string, unknown> {
  readonly id: string;
  readonly standing: "incoming" | "outgoing" | "connected";
  readonly name: string;
  readonly title: string;
  readonly location: string;
  readonly message: string;
  readonly at: string;
}

const nameless = "Name not given";
const iso = (at: string | Date): string => new Date(at).toISOString();

/** Requests by address that were not accepted yet, whatever else became of them. */
const waitingAddresses = (db: Database) =>
  db
    .select({ id: connectionInvitations.id, to: connectionInvitations.email, at: connectionInvitations.createdAt })
    .from(connectionInvitations)
    .leftJoin(professionalConnections, eq(professionalConnections.id, connectionInvitations.connectionId))
    .where(sql`${professionalConnections.status} is distinct from 'accepted'`);

const readNetwork = async (db: Database): Promise<Network> => {
  const { rows } = await db.execute<Known>(sql`select * from own_connections()`);
  const people = rows.map((row) => ({ ...row, name: row.name === "" ? nameless : row.name }));
  const requests = people.filter(({ standing }) => standing === "incoming");
  const connections = people.filter(({ standing }) => standing === "connected");
  const asked = people.filter(({ standing }) => standing === "outgoing");
  const sent = [
    ...asked.map(({ id, name, at }) => ({ id, to: name, askedAt: iso(at) })),
    ...(await waitingAddresses(db)).map(({ id, to, at }) => ({ id, to, askedAt: iso(at) })),
  ];
  return {
    isSample: false,
    requestCount: requests.length,
    connectionCount: connections.length,
    requests: requests.map(({ at, ...row }) => ({ ...row, askedAt: iso(at) })),
    connections: connections.map(({ at, ...row }) => ({ ...row, since: iso(at) })),
    sent: sent.toSorted((one, other) => other.askedAt.localeCompare(one.askedAt)),
  };
};

/** What was asked of this address before there was a profile is claimed first. */
export const showNetwork = (db: Database, userId: string): Promise<Network> =>
  asActor(db, { userId }, async (db) => {
    await db.execute(sql`select claim_invitations()`);
    return readNetwork(db);
  });

const mayBeWritten = async (db: Database, email: string): Promise<boolean> => {
  try {
    const key = `connection-mail:${email}`;
    await countAgainst(db, [{ key, ceiling: mailsToOneAddressADay, windowMs: dayMs }]);
    return true;
  } catch (error) {
    if (error instanceof RateLimitError) return false;
    throw error;
  }
};

const askAddress = async (db: Database, email: string, message: string, write: boolean): Promise<boolean> => {
  const { rows } = await db.execute<{ id: string; is_new: boolean }>(
    sql`select id, is_new from ask_address(${email}, ${message})`,
  );
  const [asked] = rows;
  if (asked === undefined) {
    const own = "This is your own address.";
    throw new AppError("validation_failed", own, { email: own });
  }
  if (!asked.is_new || !write) return false;
  await db.execute(sql`select enqueue_task(${tellingTask}, ${JSON.stringify({ id: asked.id })}::jsonb)`);
  return true;
};

export const requestConnection = async (
  db: Database,
  nudge: Nudge,
  userId: string,
  request: ConnectionRequest,
): Promise<Network> => {
  await countAgainst(db, [{ key: `connections:${userId}`, ceiling: connectionRequestsADay, windowMs: dayMs }]);
  const write = "email" in request && (await mayBeWritten(db, request.email));
  const network = await asActor(db, { userId }, async (db) => {
    await profileIdOf(db, userId);
    if ("email" in request) {
      await askAddress(db, request.email, request.message, write);
    } else {
      const { rows } = await db.execute<{ id: string | null }>(
        sql`select ask_public_profile(${request.profileId}::uuid, ${request.message}) as id`,
      );
      if (rows[0]?.id == null) throw new AppError("not_found");
    }
    return readNetwork(db);
  });
  nudge(tellingTask);
  return network;
};

const statusOf = { accept: "accepted", ignore: "ignored" } as const;

/** Only whoever was asked can answer, once. */
export const answerConnection = (db: Database, userId: string, id: string, answer: "accept" | "ignore") =>
  asActor(db, { userId }, async (db) => {
    const answered = await db
      .update(professionalConnections)
      .set({ status: statusOf[answer] })
      .where(
        and(
          eq(professionalConnections.id, id),
          eq(professionalConnections.status, "pending"),
          sql`${professionalConnections.connectedCandidateId} = own_profile_id()`,
        ),
      )
      .returning({ id: professionalConnections.id });
    if (answered.length === 0) throw new AppError("not_found");
    return readNetwork(db);
  });

/** A connection ends for both; a request by address is taken back together with what it became, unless it was ignored. */
export const removeConnection = (db: Database, userId: string, id: string) =>
  asActor(db, { userId }, async (db) => {
    const [invitation] = await db
      .delete(connectionInvitations)
      .where(eq(connectionInvitations.id, id))
      .returning({ connectionId: connectionInvitations.connectionId });
    const gone = await db
      .delete(professionalConnections)
      .where(eq(professionalConnections.id, invitation?.connectionId ?? id))
      .returning({ id: professionalConnections.id });
    if (invitation === undefined && gone.length === 0) throw new AppError("not_found");
    return readNetwork(db);
  });

export interface InvitationToSend extends Record<string, unknown> {
  readonly email: string;
  readonly askerId: string;
  readonly asker: string;
  readonly title: string;
}

export const readInvitationToSend = async (db: Database, id: string): Promise<InvitationToSend | undefined> => {
  const { rows } = await db.execute<InvitationToSend>(
    sql`select email, asker_id as "askerId", asker, title from invitation_to_send(${id}::uuid)`,
  );
  return rows[0];
};

export const refuseConnections = async (db: Database, email: string): Promise<void> => {
  await db.execute(sql`select refuse_invitations(${email})`);
};
