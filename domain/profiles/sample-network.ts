/** A sample network of fake people, shown without an account and marked as a sample. */
import type { Network } from "./connections.ts";

export const sampleNetwork: Network = {
  isSample: true,
  requestCount: 3,
  connectionCount: 47,
  requests: [
    {
      id: "00000000-0000-4000-8000-000000000001",
      name: "Sarah Chen",
      title: "Senior Product Manager",
      location: "Austin, TX",
      message: "We spoke at the operations meetup in March. It would be good to stay in touch.",
      askedAt: "2026-01-12T15:00:00.000Z",
    },
  ],
  connections: [
    {
      id: "00000000-0000-4000-8000-000000000002",
      name: "Marcus Reid",
      title: "Engineering Manager",
      location: "Columbus, OH",
      since: "2025-11-03T15:00:00.000Z",
    },
  ],
  sent: [],
};
