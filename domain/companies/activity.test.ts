import { expect, test } from "vitest";
import { brand } from "../brand.ts";
import { clientActorLabel, unnamedActorLabel } from "./activity.ts";

test("labels a client reviewer as a client", () => {
  expect(clientActorLabel("Tom Ito")).toBe("Tom Ito (client)");
});

test.each([
  ["shortlist.answered", "A client reviewer"],
  ["offer.declined", "The candidate"],
  ["job.expired", brand.name],
  ["webhook.switched-off", brand.name],
  ["job.closed", "A former member"],
] as const)("labels the actor of %s without an account", (action, label) => {
  expect(unnamedActorLabel(action)).toBe(label);
});
