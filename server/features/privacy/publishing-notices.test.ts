import { readFileSync } from "node:fs";
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { privacySettings } from "../../db/tables/profiles.ts";
import { consentLog } from "../../db/tables/rights.ts";
import type { Mail } from "../../infra/email/mail.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aProfile, aUser } from "../../test/fixtures/factories.ts";
import { publishProfile } from "./publication.service.ts";
import { sendPublishingNotices } from "./send-publishing-notices.task.ts";

const { owner, db, tools, catcher } = await buildTestApp();
let people = 0;

/** A person whose profile the migration has hidden. */
const aProfileWithDueNotice = async (emailVerified = true) => {
  const email = `owed-${(people += 1)}@people.example`;
  const user = await aUser(owner.db, { username: email, name: "Nadia Osei", kind: "candidate", emailVerified });
  const profile = await aProfile(owner.db, { userId: user.id });
  await owner.db.insert(privacySettings).values({ candidateId: profile.id, needsPublishingNotice: true });
  const owes = async () =>
    (await owner.db.select().from(privacySettings).where(eq(privacySettings.candidateId, profile.id)))[0]
      ?.needsPublishingNotice;
  return { email, userId: user.id, owes };
};

const sentTo = (email: string) => catcher.caught.filter(({ to }) => to.includes(email));
const run = (mail: Mail = tools.mail) => sendPublishingNotices.handle({}, { ...tools, mail });

test("everyone with a hidden profile gets one email about the change and publishing", async () => {
  const { email, owes } = await aProfileWithDueNotice();
  await run();
  await run();
  expect(sentTo(email)).toHaveLength(1);
  const [{ mail } = { mail: undefined }] = sentTo(email);
  expect(mail?.subject).toContain("Your profile is hidden until you publish it");
  expect(mail?.text).toContain("/candidates#privacy");
  expect(await owes()).toBe(false);
});

test("a worker that crashes after sending sends no second email", async () => {
  const { email, owes } = await aProfileWithDueNotice();
  const dying: Mail = {
    ...tools.mail,
    deliver: async (db, delivery) => {
      await tools.mail.deliver(db, delivery);
      throw new Error("the worker died");
    },
  };
  await run(dying);
  expect([sentTo(email).length, await owes()]).toEqual([1, true]);
  await run();
  expect([sentTo(email).length, await owes()]).toEqual([1, false]);
});

test("a failing address delays no one else and is retried", async () => {
  const [one, other] = [await aProfileWithDueNotice(), await aProfileWithDueNotice()];
  const failing: Mail = {
    ...tools.mail,
    deliver: (db, delivery) =>
      delivery.to === one.email ? Promise.reject(new Error("refused")) : tools.mail.deliver(db, delivery),
  };
  await run(failing);
  expect([sentTo(one.email).length, sentTo(other.email).length]).toEqual([0, 1]);
  await run();
  expect([sentTo(one.email).length, sentTo(other.email).length]).toEqual([1, 1]);
});

test("unconfirmed addresses get nothing, nor do people who have published since", async () => {
  const [unconfirmed, publisher] = [await aProfileWithDueNotice(false), await aProfileWithDueNotice()];
  await publishProfile(db, publisher.userId, {
    profileVisibility: "public",
    showEmail: false,
    showPhone: false,
    showLocation: true,
    showSalaryExpectation: false,
  });
  await run();
  expect([sentTo(unconfirmed.email), sentTo(publisher.email)]).toEqual([[], []]);
  expect([await unconfirmed.owes(), await publisher.owes()]).toEqual([true, false]);
});

/** A person as the release before left them; returns their current status. */
const before = async (profileVisibility: string, isAnonymous = false) => {
  const user = await aUser(owner.db, { kind: isAnonymous ? "visitor" : "candidate", isAnonymous });
  const profile = await aProfile(owner.db, { userId: user.id });
  await owner.db.insert(privacySettings).values({ candidateId: profile.id, profileVisibility });
  const entry = { purpose: "recruiter-visibility", choice: "given", textId: "recruiter-visibility/1" };
  if (profileVisibility !== "private" && !isAnonymous)
    await owner.db
      .insert(consentLog)
      .values({ ...entry, userId: user.id, textHash: "0".repeat(64), place: "Privacy settings" });
  return async () => {
    const [row] = await owner.db.select().from(privacySettings).where(eq(privacySettings.candidateId, profile.id));
    const withdrawn = await owner.db.$count(
      consentLog,
      and(eq(consentLog.userId, user.id), eq(consentLog.place, "Publishing became a separate step")),
    );
    return [row?.publishedAt, row?.needsPublishingNotice, withdrawn];
  };
};

test("the migration hides visible profiles, ends the consent and requests a notice", async () => {
  const file = new URL("../../db/migrations/0001_unpublish_profiles.sql", import.meta.url);
  const statements = readFileSync(file, "utf8").split("--> statement-breakpoint").slice(-2);
  const storedStates = [
    await before("public"),
    await before("recruiters_only"),
    await before("private"),
    await before("public", true),
  ];
  for (const statement of statements) await owner.db.execute(sql.raw(statement));
  expect(await Promise.all(storedStates.map((after) => after()))).toEqual([
    [null, true, 1],
    [null, true, 1],
    [null, false, 0],
    [null, false, 0],
  ]);
});
