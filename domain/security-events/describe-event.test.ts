import { expect, test } from "vitest";
import { describeEvent } from "./describe-event.ts";
import { eventKindNames, eventKinds } from "./security-events.ts";

test("has a sentence-case label for every kind and describes details", () => {
  for (const kind of eventKindNames) {
    expect(eventKinds[kind].label).toMatch(/^[A-Z][\w-]+( [\w-]+)*$/);
    expect(kind.length).toBeLessThanOrEqual(40);
  }
  const described = [
    describeEvent({ kind: "sign-in", subject: null, details: { method: "passkey", newDevice: true } }),
    describeEvent({ kind: "session-revoked", subject: null, details: { count: 1 } }),
    describeEvent({ kind: "member-level-changed", subject: "Ada Reyes", details: { from: "viewer", to: "admin" } }),
    describeEvent({ kind: "access-denied-burst", subject: null, details: { count: 20, minutes: 5 } }),
    describeEvent({ kind: "member-removed", subject: "Ada Reyes", details: {} }),
    describeEvent({ kind: "password-changed", subject: null, details: {} }),
  ];
  expect(described).toEqual([
    "Passkey, new device",
    "1 session",
    "Ada Reyes, from viewer to admin",
    "20 in 5 minutes",
    "Ada Reyes",
    "",
  ]);
});

test("rejects details that the event kind does not name", () => {
  const { details } = eventKinds["sign-in-failed"];
  expect(details.safeParse({ method: "password" }).success).toBe(true);
  expect(details.safeParse({ method: "password", email: "ada@harbor.example" }).success).toBe(false);
});
