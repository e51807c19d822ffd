import { expect, test } from "vitest";
import { brand } from "../brand.ts";
import { clientActorLabel, unnamedActorLabel } from "./activity.ts";

test("labels a client reviewer with a name, or else the email address", () => {
  expect(clientActorLabel({ name: "Tom Ito", email: "tom@investor.example" })).toBe("Tom Ito (client)");
  expect(clientActorLabel({ name: "", email: "tom@investor.example" })).toBe("tom@investor.example (client)");
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
