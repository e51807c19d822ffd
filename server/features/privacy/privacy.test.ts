import { expect, test } from "vitest";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBrowser } from "../../test/browsers.ts";

const { app } = await buildTestApp();
const address = "/api/candidate/privacy";

test("[PRIV-04] [PRIV-05] defaults apply before anything was chosen", async () => {
  expect((await aBrowser(app).get(address)).json()).toEqual({
    profileVisibility: "public",
    showEmail: false,
    showPhone: false,
    showLocation: true,
    showSalaryExpectation: false,
    blockedCompanies: [],
  });
});

test("[PRIV-03] a change keeps other settings, and blocks a company once, ignoring case", async () => {
  const jane = aBrowser(app);
  await jane.patch(address, { profileVisibility: "recruiters_only" });
  await jane.patch(address, { blockedCompanies: [" Acme ", "acme", "Globex"] });
  const { profileVisibility, blockedCompanies } = (await jane.patch(address, { showPhone: true })).json<{
    profileVisibility: string;
    blockedCompanies: string[];
  }>();
  expect([profileVisibility, blockedCompanies]).toEqual(["recruiters_only", ["Acme", "Globex"]]);
  expect((await jane.get(address)).json()).toMatchObject({ showPhone: true, showEmail: false });
  expect((await aBrowser(app).get(address)).json()).toMatchObject({ profileVisibility: "public" });
  expect((await jane.patch(address, { profileVisibility: "friends" })).statusCode).toBe(400);
  expect((await jane.patch(address, { blockedCompanies: ["  "] })).statusCode).toBe(400);
});
