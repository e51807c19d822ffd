import { expect, test } from "vitest";
import { addressBlock } from "./rate-limit.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["not an address", "unknown"],
])("%s counts as %s", (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
