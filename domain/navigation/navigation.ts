/** What the navigation of a workspace shows: counts beside its pages and the caller's pinned jobs. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** Counting stops here. */
export const maxCounted = 9_999;
export const maxPinnedJobs = 10;

const navigation = z.object({
  /** Each is at most one more than the counting limit. */
  counts: z.object({
    activeJobs: z.int(),
    candidates: z.int(),
    scheduledInterviews: z.int(),
    /** Offers that wait for an answer and that the caller may read. */
    openOffers: z.int(),
  }),
  /** In the order in which they were pinned. */
  pinnedJobs: z.array(z.object({ id: z.uuid(), title: z.string() })),
});
export type Navigation = z.infer<typeof navigation>;

export const readNavigation = endpoint({ method: "GET", path: "/api/navigation", reply: navigation });

const params = z.object({ id: z.uuid() });

/** Pins belong to one person. Pinning a pinned job changes nothing. */
export const pinJob = endpoint({ method: "PUT", path: "/api/jobs-enhanced/:id/pin", params, reply: z.object({}) });
export const unpinJob = endpoint({ method: "DELETE", path: "/api/jobs-enhanced/:id/pin", params, reply: z.object({}) });
