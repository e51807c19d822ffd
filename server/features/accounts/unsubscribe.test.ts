/** The unsubscribe link of optional emails: its headers, its page and its effect. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { asActor } from "../../db/client.ts";
import { buildTestApp, testKeys } from "../../test/build-test-app.ts";
import { aUser } from "../../test/fixtures/factories.ts";
import { readNotifications } from "./notifications.service.ts";
import { sendAccountEmail } from "./email-address/send-account-email.task.ts";
import { unsubscribeToken } from "./unsubscribe.service.ts";
import { eventually } from "../../test/eventually.ts";

const { app, db, owner, catcher, tools: deps } = await buildTestApp();
const settingsOf = (userId: string) => asActor(db, { userId }, (db) => readNotifications(db, userId));
const mailTo = async (to: string) => {
  await eventually(() => expect(catcher.caught.some((each) => each.to.includes(to))).toBe(true));
  return catcher.caught.find((each) => each.to.includes(to))?.mail;
};
const headerOf = (mail: Awaited<ReturnType<typeof mailTo>>, name: string) =>
  mail?.headers.find((each) => each.key === name)?.value;

test("the one-click link in an optional email turns off exactly one setting", async () => {
  const { id: userId, username: to } = await aUser(owner.db);
  const joined = { kind: "member-joined", to, name: "Ada", userId, member: "Bo", company: "Harbor" } as const;
  await sendAccountEmail.handle(joined, deps);
  const mail = await mailTo(to);
  expect(headerOf(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const url = new URL(/^<(.*)>$/.exec(headerOf(mail, "list-unsubscribe") ?? "")?.[1] ?? "");
  expect(url.origin).toBe("http://localhost:3000");
  expect((await app.inject({ url: url.pathname })).json()).toEqual({ setting: "memberJoined" });
  // Opening the page changes nothing, because email scanners open every link.
  expect((await settingsOf(userId)).memberJoined).toBe(true);
  const response = await app.inject({
    method: "POST",
    url: url.pathname,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(response.statusCode).toBe(200);
  expect(await settingsOf(userId)).toMatchObject({ memberJoined: false, newSignIn: true });
  await sendAccountEmail.handle({ ...joined, member: "Cy" }, deps);
  expect(catcher.caught.filter((each) => each.to.includes(to))).toHaveLength(1);
});

test("accepts a multipart body, or no body at all", async () => {
  const { id: userId } = await aUser(owner.db);
  const url = `/api/unsubscribe/${unsubscribeToken(testKeys, { userId, setting: "memberJoined" })}`;
  const form = { "content-type": "multipart/form-data; boundary=x" };
  expect((await app.inject({ method: "POST", url, headers: form, payload: "--x--" })).statusCode).toBe(200);
  expect((await app.inject({ method: "POST", url })).statusCode).toBe(200);
  expect((await settingsOf(userId)).memberJoined).toBe(false);
});

test("rejects an unsubscribe link that we did not sign", async () => {
  const { id: userId } = await aUser(owner.db);
  const good = unsubscribeToken(testKeys, { userId, setting: "memberJoined" });
  const other = (await aUser(owner.db)).id;
  for (const token of [good.replace(userId, other), `${good}x`, good.slice(0, -1), "x", `newSignIn.${userId}.x`]) {
    expect((await app.inject({ method: "POST", url: `/api/unsubscribe/${token}` })).statusCode).toBe(404);
  }
  expect((await settingsOf(other)).memberJoined).toBe(true);
  const deletedUserToken = unsubscribeToken(testKeys, { userId: randomUUID(), setting: "memberJoined" });
  expect((await app.inject({ method: "POST", url: `/api/unsubscribe/${deletedUserToken}` })).statusCode).toBe(200);
});

test("adds no unsubscribe link to security emails", async () => {
  const { id: userId, username: to } = await aUser(owner.db);
  await sendAccountEmail.handle(
    { kind: "new-sign-in", to, name: "Ada", userId, device: "Chrome", at: new Date().toISOString() },
    deps,
  );
  expect(headerOf(await mailTo(to), "list-unsubscribe")).toBeUndefined();
});
