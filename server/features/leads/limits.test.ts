import { expect, test } from "vitest";
import { buildTestApp } from "../../test/build-test-app.ts";

const { app } = await buildTestApp({ formLimits: { perMinute: 5, perEmailPerDay: 3 }, trustProxy: "127.0.0.1" });

const send = (email: string, address: string) =>
  app.inject({
    method: "POST",
    url: "/api/leads",
    headers: { "x-forwarded-for": address },
    payload: { firstName: "Bo", lastName: "Li", email, company: "Li", interests: ["RPO Services"] },
  });

test("[ERR-01 ERR-03] refuses an IP's sixth form per minute with Retry-After, but not other IPs", async () => {
  const statuses = [];
  for (let n = 0; n < 7; n += 1) statuses.push(await send(`p${n}@x.example`, "203.0.113.7"));
  expect(statuses.map((response) => response.statusCode)).toEqual([201, 201, 201, 201, 201, 429, 429]);
  expect(Number(statuses[5]?.headers["retry-after"])).toBeGreaterThan(50);
  expect(Number(statuses[5]?.headers["retry-after"])).toBeLessThanOrEqual(60);
  expect(statuses[5]?.json()).toEqual({ code: "rate_limited", message: "Too many requests. Please try again later." });
  expect((await send("q@x.example", "203.0.113.8")).statusCode).toBe(201);
});

test("one email address may be used three times a day, from any IP", async () => {
  const statuses = [];
  for (const n of [1, 2, 3, 4])
    statuses.push((await send(n % 2 ? "same@x.example" : "Same@X.example", `198.51.100.${n}`)).statusCode);
  expect(statuses).toEqual([201, 201, 201, 429]);
});

test("addresses of one IPv6 network count as one", async () => {
  const statuses = [];
  for (const n of [1, 2, 3, 4, 5, 6]) statuses.push((await send(`v${n}@x.example`, `2001:db8::${n}`)).statusCode);
  expect(statuses.at(-1)).toBe(429);
});
