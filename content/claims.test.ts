import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { home } from "./home.ts";

const claims = ["85%", "$2.4M", "94%", "10x", "1000+", "24/7", "500+", "48 hours", "50%", "95%", "60%", "40%"];

test("[CLAIM-03] keeps marketing claims as literal text in content", () => {
  const words = JSON.stringify(home);
  // The claim must also be in the source file, where a computed value would be missing.
  const source = readFileSync(new URL("home.ts", import.meta.url), "utf8");
  for (const claim of claims) {
    expect(words).toContain(claim);
    expect(source).toContain(claim);
  }
  // The content must be plain data: a value that JSON can't represent could be computed.
  expect(JSON.parse(words)).toEqual(home);
});
