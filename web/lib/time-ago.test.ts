import { expect, test } from "vitest";
import { timeAgo } from "./time-ago.ts";

test.each([
  ["2026-08-12T10:00:00Z", "just now"],
  ["2026-08-12T10:00:31Z", "just now"],
  ["2026-08-12T09:58:59Z", "1 minute ago"],
  ["2026-08-12T07:00:00Z", "3 hours ago"],
  ["2026-08-11T09:00:00Z", "yesterday"],
  ["2026-07-01T09:00:00Z", "last month"],
  ["2024-07-01T09:00:00Z", "2 years ago"],
])("formats %s as %s", (then, expected) => {
  expect(timeAgo(then, "2026-08-12T10:00:00Z")).toBe(expected);
});
