/** Who knows whom: a request, an answer, and nothing that tells a stranger whether an address is known here. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

const person = z.object({ id: z.uuid(), name: z.string(), title: z.string(), location: z.string() });

export type ConnectedPerson = z.infer<typeof person>;

const incoming = person.extend({ message: z.string(), askedAt: z.iso.datetime() });
/** To whom, as the asker knew them: the address they typed, or the name of a public profile. */
const outgoing = z.object({ id: z.uuid(), to: z.string(), askedAt: z.iso.datetime() });

export const network = z.object({
  /** Invented people, for whoever has no account. Nothing can be done with them. */
  isSample: z.boolean(),
  requestCount: z.int(),
  connectionCount: z.int(),
  requests: z.array(incoming),
  connections: z.array(person.extend({ since: z.iso.datetime() })),
  sent: z.array(outgoing),
});

export type Network = z.infer<typeof network>;

export const connectionRequestsADay = 20;

const params = z.object({ id: z.uuid() });
const message = z.string().trim().max(500, "Please use at most 500 characters").default("");

export const showNetwork = endpoint({ method: "GET", path: "/api/candidate/connections", reply: network });

export const connectionRequest = z.union([
  z.object({ email: z.email("Please enter an e-mail address").trim().toLowerCase().max(255), message }),
  z.object({ profileId: z.uuid(), message }),
]);

export type ConnectionRequest = z.output<typeof connectionRequest>;

/** The answer is the same whether or not the address belongs to anybody here. */
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

/** A connection that ends, or a request that is taken back. */
export const removeConnection = endpoint({
  method: "DELETE",
  path: "/api/candidate/connections/:id",
  params,
  reply: network,
});

const link = z.object({ token: z.string().min(1).max(300) });

/** What the link in a mail is about; 404 for one that we did not sign. */
export const openConnectionRefusal = endpoint({
  method: "GET",
  path: "/api/connection-refusals/:token",
  params: link,
  reply: z.object({ email: z.string() }),
});

/** No more mails of this kind to that address, whoever asks. The body is whatever a mail program sends along. */
export const refuseConnections = endpoint({
  method: "POST",
  path: "/api/connection-refusals/:token",
  params: link,
  reply: z.object({ email: z.string() }),
});
