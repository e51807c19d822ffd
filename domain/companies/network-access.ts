/** Access to the candidate network: staff approve a company, or its domain proves it. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** The stored states, after a request or a decision of staff. */
export const networkRequestStates = ["requested", "approved", "declined"] as const;

/** "proven": a confirmed admin has an address at the company's own website domain, and staff have not decided otherwise. */
export const networkStates = ["none", ...networkRequestStates, "proven"] as const;
export type NetworkState = (typeof networkStates)[number];

export const isNetworkOpen = (state: NetworkState): boolean => state === "approved" || state === "proven";

const networkAccess = z.object({ state: z.enum(networkStates) });

const path = "/api/workspace/network-access";
export const readNetworkAccess = endpoint({ method: "GET", path, reply: networkAccess });
/** Staff decide. Repeating a request changes nothing. */
export const requestNetworkAccess = endpoint({ method: "POST", path, body: z.object({}), reply: networkAccess });

export const networkDecision = z.object({ state: z.enum(["approved", "declined"]) });
export type NetworkDecision = z.infer<typeof networkDecision>;
