/** What a thread of matching does. */
import { factsOf } from "#domain/matching/facts-of.ts";
import { needsOf } from "#domain/matching/needs-of.ts";
import type { TextAnswer, TextOrder } from "./text-orders.ts";

export const read = (order: TextOrder): TextAnswer => {
  if (order.kind === "facts") return factsOf(order.record, order.month);
  if (order.kind === "needs") return needsOf(order.record);
  throw new Error(`No order of matching: ${order.kind}`);
};

// The vocabulary is made ready before the first order, whose deadline would pay for it.
read({ kind: "needs", record: { title: "Registered Nurse", requirements: "- BLS\n- Intensive care" } });
read({ kind: "facts", record: { currentTitle: "Registered Nurse", skills: ["BLS"] }, month: "2026-01" });
