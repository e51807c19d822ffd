import { expect, test } from "vitest";
import { buildTestApp } from "../../test/build-test-app.ts";

const { app } = await buildTestApp();

test("security.txt names a contact and expires in months, not years", async () => {
  const { statusCode, body, headers } = await app.inject("/.well-known/security.txt");
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(body).toMatch(/^Contact: mailto:\S+@\S+\n/);
  expect(body).toContain("Canonical: http://localhost:3000/.well-known/security.txt");
  const days = (Date.parse(/Expires: (\S+)/.exec(body)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});
