/** Requests, answers and removal of connections. Only the owner of an address learns whether it has an account. */
import { and, eq, sql } from "drizzle-orm";
import { type ConnectionRequest, maxConnectionRequestsPerDay, type Network } from "#domain/profiles/connections.ts";
import { asActor, type Database } from "../../db/client.ts";
import { connectionInvitations, professionalConnections } from "../../db/tables/profiles.ts";
import { AppError, RateLimitError } from "../../infra/http/errors.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import { countAgainst } from "../../infra/http/rate-limit.ts";
import { profileIdOf } from "../profiles/owner.service.ts";

/** The task name is here so that the service does not import the task. */
export const connectionRequestTask = "notify-connection-request";

const dayMs = 86_400_000;
/** The maximum of emails to one address per day, from all requesters together. */
const maxEmailsPerAddressPerDay = 3;

interface ConnectionRow extends Record<string, unknown> {
  readonly id: string;
  readonly state: "incoming" | "outgoing" | "connected";
  readonly name: string;
  readonly title: string;
  readonly location: string;
  readonly message: string;
  readonly at: string;
}

const unnamedLabel = "No name";
const iso = (date: string | Date): string => new Date(date).toISOString();

/** Requests by address that were not accepted, whatever their other status. */
const readPendingInvitations = (db: Database) =>
  db
    .select({ id: connectionInvitations.id, to: connectionInvitations.email, at: connectionInvitations.createdAt })
    .from(connectionInvitations)
    .leftJoin(professionalConnections, eq(professionalConnections.id, connectionInvitations.connectionId))
    .where(sql`${professionalConnections.status} is distinct from 'accepted'`);

const readNetwork = async (db: Database): Promise<Network> => {
  const { rows } = await db.execute<ConnectionRow>(sql`select * from own_connections()`);
  const people = rows.map((row) => ({ ...row, name: row.name === "" ? unnamedLabel : row.name }));
  const requests = people.filter(({ state }) => state === "incoming");
  const connections = people.filter(({ state }) => state === "connected");
  const outgoing = people.filter(({ state }) => state === "outgoing");
  const sentRequests = [
    ...outgoing.map(({ id, name, at }) => ({ id, to: name, askedAt: iso(at) })),
    ...(await readPendingInvitations(db)).map(({ id, to, at }) => ({ id, to, askedAt: iso(at) })),
  ];
  return {
    isSample: false,
    requestCount: requests.length,
    connectionCount: connections.length,
    requests: requests.map(({ at, ...row }) => ({ ...row, askedAt: iso(at) })),
    connections: connections.map(({ at, ...row }) => ({ ...row, since: iso(at) })),
    sent: sentRequests.toSorted((one, other) => other.askedAt.localeCompare(one.askedAt)),
  };
};

/** Claims requests that were sent to this address before it had a profile. */
export const showNetwork = (db: Database, userId: string): Promise<Network> =>
  asActor(db, { userId }, async (db) => {
    await db.execute(sql`select claim_invitations()`);
    return readNetwork(db);
  });

const canEmailAddress = async (db: Database, email: string): Promise<boolean> => {
  try {
    const key = `connection-mail:${email}`;
    await countAgainst(db, [{ key, ceiling: maxEmailsPerAddressPerDay, windowMs: dayMs }]);
    return true;
  } catch (error) {
    if (error instanceof RateLimitError) return false;
    throw error;
  }
};

const requestByAddress = async (db: Database, email: string, message: string, write: boolean): Promise<boolean> => {
  const { rows } = await db.execute<{ id: string; is_new: boolean }>(
    sql`select id, is_new from request_connection_by_address(${email}, ${message})`,
  );
  const [requestRow] = rows;
  if (requestRow === undefined) {
    const ownAddressMessage = "This is your own email address.";
    throw new AppError("validation_failed", ownAddressMessage, { email: ownAddressMessage });
  }
  if (!requestRow.is_new || !write) return false;
  await db.execute(sql`select enqueue_task(${connectionRequestTask}, ${JSON.stringify({ id: requestRow.id })}::jsonb)`);
  return true;
};

export const requestConnection = async (
  db: Database,
  wakeWorker: WakeWorker,
  userId: string,
  request: ConnectionRequest,
): Promise<Network> => {
  await countAgainst(db, [{ key: `connections:${userId}`, ceiling: maxConnectionRequestsPerDay, windowMs: dayMs }]);
  const write = "email" in request && (await canEmailAddress(db, request.email));
  const network = await asActor(db, { userId }, async (db) => {
    await profileIdOf(db, userId);
    if ("email" in request) {
      await requestByAddress(db, request.email, request.message, write);
    } else {
      const { rows } = await db.execute<{ id: string | null }>(
        sql`select request_connection_by_page(${request.profileId}::uuid, ${request.message}) as id`,
      );
      if (rows[0]?.id == null) throw new AppError("not_found");
    }
    return readNetwork(db);
  });
  wakeWorker(connectionRequestTask);
  return network;
};

const statusOf = { accept: "accepted", ignore: "ignored" } as const;

/** Only the person who was asked can answer, once. */
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

/** Removes a connection for both sides. Withdrawing a request by address also removes the connection it became, unless that was ignored. */
export const removeConnection = (db: Database, userId: string, id: string) =>
  asActor(db, { userId }, async (db) => {
    const [invitation] = await db
      .delete(connectionInvitations)
      .where(eq(connectionInvitations.id, id))
      .returning({ connectionId: connectionInvitations.connectionId });
    const deleted = await db
      .delete(professionalConnections)
      .where(eq(professionalConnections.id, invitation?.connectionId ?? id))
      .returning({ id: professionalConnections.id });
    if (invitation === undefined && deleted.length === 0) throw new AppError("not_found");
    return readNetwork(db);
  });

export interface InvitationToSend extends Record<string, unknown> {
  readonly email: string;
  readonly requesterId: string;
  readonly requester: string;
  readonly title: string;
}

export const readInvitationToSend = async (db: Database, id: string): Promise<InvitationToSend | undefined> => {
  const { rows } = await db.execute<InvitationToSend>(
    sql`select email, requester_id as "requesterId", requester as requester, title from invitation_to_send(${id}::uuid)`,
  );
  return rows[0];
};

export const optOutOfConnections = async (db: Database, email: string): Promise<void> => {
  await db.execute(sql`select refuse_invitations(${email})`);
};
