import { expect, test } from "vitest";
import { home } from "./home.ts";

test("[CLAIM-03] marketing claims are words: they stand in content, as text, and nothing computes them", () => {
  const words = JSON.stringify(home);
  for (const claim of ["85%", "$2.4M", "94%", "10x", "1000+", "24/7", "500+", "48 hours", "50%", "95%", "60%", "40%"]) {
    expect(words).toContain(claim);
  }
  // Plain data through and through: what cannot be written as JSON could compute.
  expect(JSON.parse(words)).toEqual(home);
});
