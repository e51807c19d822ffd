import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { home } from "./home.ts";

const claims = ["85%", "$2.4M", "94%", "10x", "1000+", "24/7", "500+", "48 hours", "50%", "95%", "60%", "40%"];

test("[CLAIM-03] marketing claims are words: they stand in content, as text, and nothing computes them", () => {
  const words = JSON.stringify(home);
  // As it stands in the file too: a figure that is put together from others would be missing there.
  const source = readFileSync(new URL("home.ts", import.meta.url), "utf8");
  for (const claim of claims) {
    expect(words).toContain(claim);
    expect(source).toContain(claim);
  }
  // Plain data through and through: what cannot be written as JSON could compute.
  expect(JSON.parse(words)).toEqual(home);
});
