/** Connections between candidates. No reply reveals whether an email address has an account. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

const person = z.object({ id: z.uuid(), name: z.string(), title: z.string(), location: z.string() });

const incoming = person.extend({ message: z.string(), askedAt: z.iso.datetime() });
/** `to` is what the sender knew: the address they typed, or the name of a public profile. */
const outgoing = z.object({ id: z.uuid(), to: z.string(), askedAt: z.iso.datetime() });

const network = z.object({
  /** True for fake people, shown without an account. No action works on them. */
  isSample: z.boolean(),
  requestCount: z.int(),
  connectionCount: z.int(),
  requests: z.array(incoming),
  connections: z.array(person.extend({ since: z.iso.datetime() })),
  sent: z.array(outgoing),
});

export type Network = z.infer<typeof network>;

export const maxConnectionRequestsPerDay = 20;

const params = z.object({ id: z.uuid() });
const message = z.string().trim().max(500, "Use at most 500 characters").default("");

export const showNetwork = endpoint({ method: "GET", path: "/api/candidate/connections", reply: network });

const connectionRequest = z.union([
  z.object({ email: z.email("Please enter a valid email address").trim().toLowerCase().max(255), message }),
  z.object({ profileId: z.uuid(), message }),
]);

export type ConnectionRequest = z.output<typeof connectionRequest>;

/** The reply is the same with and without an account for the address. */
export const requestConnection = endpoint({
  method: "POST",
  path: "/api/candidate/connections",
  body: connectionRequest,
  reply: network,
  status: 201,
});

export const answerConnection = endpoint({
  method: "POST",
  path: "/api/candidate/connections/:id/answer",
  params,
  body: z.object({ answer: z.enum(["accept", "ignore"]) }),
  reply: network,
});

/** Removes a connection, or cancels a request. */
export const removeConnection = endpoint({
  method: "DELETE",
  path: "/api/candidate/connections/:id",
  params,
  reply: network,
});

const link = z.object({ token: z.string().min(1).max(300) });

/** The address behind an opt-out link; 404 for a link that we did not sign. */
export const readConnectionOptOut = endpoint({
  method: "GET",
  path: "/api/connection-refusals/:token",
  params: link,
  reply: z.object({ email: z.string() }),
});

/** Stops connection request emails to the address. The body is ignored: email programs send different ones. */
export const optOutOfConnections = endpoint({
  method: "POST",
  path: "/api/connection-refusals/:token",
  params: link,
  reply: z.object({ email: z.string() }),
});
