/**
 * Random settings and viewers, and every response that can contain a profile: hidden values never appear, visible ones do, and a
 * blocked viewer gets the same responses as if the profile did not exist. A case is a profile, a viewer and an endpoint.
 */
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PrivacySettings } from "#domain/privacy/settings.ts";
import { introductionRequests, matchRuns } from "../../db/tables/matches.ts";
import { candidateProfiles, connectionInvitations } from "../../db/tables/profiles.ts";
import { webhookMessages } from "../../db/tables/webhooks.ts";
import { erasePerson } from "../../features/rights/erase.service.ts";
import { buildTestApp, testKeys } from "../build-test-app.ts";
import { createVisibilityChecks } from "./visibility-checks.ts";
import {
  isBlocked,
  type MarkedProfile,
  noFields,
  visibleInNetwork,
  visibleOnceIntroduced,
  visibleOnPage,
} from "./visibility-profiles.ts";
import { createVisibilityWorld, type VisibilityWorld, type Viewer } from "./visibility-world.ts";
import { propertySeed as seed } from "../property-seed.ts";
import { notifyConnectionRequest } from "../../features/connections/notify-connection-request.task.ts";
import { askForIntroduction } from "../../features/matching/introductions/ask-for-introduction.task.ts";
import { introductionToken } from "../../features/matching/introductions/introduction-link.ts";
import { notifyOfIntroduction } from "../../features/matching/introductions/notify-of-introduction.task.ts";

const { app, owner, catcher, tools } = await buildTestApp();
const count = 16;
let world: VisibilityWorld;
let checks: ReturnType<typeof createVisibilityChecks>;

beforeAll(async () => {
  world = await createVisibilityWorld(app, owner.db, testKeys, { count, seed });
  checks = createVisibilityChecks(world, seed);
});
afterAll(() => console.info(`seen by: ${checks.cases()} cases, ${world.asked()} calls, seed ${seed}`));

const asked = new Map<number, string[]>();

const employers = () => world.viewers.filter(({ company, isProgram }) => company !== null && isProgram !== true);
const candidates = () => world.viewers.filter(({ company, userId }) => company === null && userId !== null);

test("[PRIV-06] shows all visible fields and no hidden one at every endpoint", { timeout: 180_000 }, async () => {
  for (const viewer of employers()) await checks.matchAs(viewer);
  for (const viewer of world.viewers) await checks.checkEverywhere(viewer);
  expect(checks.cases()).toBeGreaterThan(0);
  const states = world.profiles.map(({ published }) => published?.visibility ?? "hidden");
  expect(new Set(states)).toEqual(new Set(["public", "recruiters_only", "hidden"]));
});

test("[PRIV-06] match runs and interview questions contain no hidden profile", async () => {
  for (const viewer of employers()) {
    const visible = new Set(checks.networkOf(viewer).map(({ id }) => id));
    const runs = await owner.db
      .select()
      .from(matchRuns)
      .where(sql`${matchRuns.companyId} = ${viewer.companyId} and ${matchRuns.actorUserId} = ${viewer.userId}`);
    const logged = runs.flatMap(({ results }) => (results as { id: string }[]).map(({ id }) => id));
    expect(
      logged.filter((id) => !visible.has(id)),
      viewer.name,
    ).toEqual([]);
    for (const profile of world.profiles.slice(0, 10)) {
      const body = { jobId: viewer.jobId, candidateId: profile.id };
      const { status, text } = await viewer.ask("POST", "/api/ai/generate-interview-questions", body);
      checks.expectVisible(`${viewer.name}: questions`, text, () => visibleInNetwork(profile, viewer), undefined, [
        profile,
      ]);
      expect([viewer.name, profile.at, status]).toEqual([viewer.name, profile.at, visible.has(profile.id) ? 200 : 404]);
    }
  }
});

test("[PRIV-06] the preview shows the owner what each company sees", { timeout: 180_000 }, async () => {
  for (const profile of world.profiles.slice(0, 10)) {
    const ask = await world.signIn(profile.userId);
    const seen = async (query: string) =>
      JSON.parse((await ask("GET", `/api/candidate/privacy/preview?${query}`)).text) as { seen: object | null };
    for (const viewer of employers().slice(0, 6)) {
      const { name = "" } =
        (await owner.db.execute<{ name: string }>(sql`select name from companies where id = ${viewer.companyId}`))
          .rows[0] ?? {};
      const preview = JSON.stringify((await seen(`as=company&company=${encodeURIComponent(name)}`)).seen ?? {});
      const shown = visibleInNetwork(profile, viewer);
      const onPage = [...visibleOnPage(profile, viewer)].filter((field) => field.startsWith("project"));
      const expected = shown.size === 0 ? noFields : new Set([...shown, ...onPage]);
      checks.expectVisible(
        `${profile.at}: preview as ${name}`,
        preview,
        () => expected,
        () => expected,
        [profile],
      );
    }
    const outsider = { companies: [], company: null };
    const page = JSON.stringify((await seen("as=public")).seen ?? {});
    checks.expectVisible(
      `${profile.at}: preview of the page`,
      page,
      () => visibleOnPage(profile, outsider),
      () => visibleOnPage(profile, outsider),
      [profile],
    );
  }
  expect(checks.cases()).toBeGreaterThan(70);
});

const requestIntroductions = async (viewer: Viewer, profiles: readonly MarkedProfile[]): Promise<void> => {
  for (const profile of profiles) {
    const body = { candidateId: profile.id, jobId: viewer.jobId, message: "Come and see us." };
    const { status, text } = await viewer.ask("POST", "/api/introductions", body);
    checks.expectVisible(`${viewer.name}: request`, text, () => noFields, undefined, [profile]);
    const isSeen = visibleInNetwork(profile, viewer).size > 0;
    expect([profile.at, status]).toEqual([profile.at, isSeen ? 201 : 404]);
    if (isSeen) asked.set(profile.at, [...(asked.get(profile.at) ?? []), viewer.companyId ?? ""]);
  }
};

const requestRow = async (profile: MarkedProfile) => {
  const [row] = await owner.db
    .select()
    .from(introductionRequests)
    .where(eq(introductionRequests.profileId, profile.id));
  return { id: row?.id ?? "", companyId: row?.companyId ?? "" };
};

test("[PRIV-06] an introduction shares the profile only after acceptance", { timeout: 180_000 }, async () => {
  const [viewer] = world.viewers.filter(({ company }) => company === 5);
  if (viewer === undefined) throw new Error("nobody asks");
  await requestIntroductions(viewer, world.profiles);
  const waiting = world.profiles.filter(({ at }) => asked.has(at));
  expect(waiting.length).toBeGreaterThanOrEqual(3);
  const [yes, no, blocked] = [0, 1, 2].map((rest) => waiting.filter((_each, index) => index % 3 === rest)) as [
    MarkedProfile[],
    MarkedProfile[],
    MarkedProfile[],
  ];
  for (const profile of blocked) {
    const ask = await world.signIn(profile.userId);
    const { blockedCompanies } = JSON.parse((await ask("GET", "/api/candidate/privacy")).text) as PrivacySettings;
    await ask("PATCH", "/api/candidate/privacy", { blockedCompanies: [...blockedCompanies, "vandelay.example"] });
    world.profiles[profile.at] = { ...profile, blocks: [...profile.blocks, 5] };
  }
  for (const profile of waiting) await askForIntroduction.handle(await requestRow(profile), tools);
  const written = new Set(catcher.caught.flatMap(({ to }) => to));
  for (const profile of waiting)
    expect([profile.at, written.has(profile.email)]).toEqual([profile.at, !blocked.includes(profile)]);
  for (const [answer, profiles] of [
    ["accept", yes],
    ["decline", no],
    ["accept", blocked],
  ] as const) {
    for (const profile of profiles) {
      const ask = await world.signIn(profile.userId);
      const row = await requestRow(profile);
      const shown = (await ask("GET", "/api/candidate/introductions")).text;
      expect([profile.at, shown.includes(row.id)]).toEqual([profile.at, profiles !== blocked]);
      const link = await ask("GET", `/api/introductions/${introductionToken(row, testKeys)}`);
      const given = await ask("POST", `/api/candidate/introductions/${row.id}/answer`, { answer });
      expect([link.status, given.status]).toEqual(profiles === blocked ? [404, 404] : [200, 200]);
      await notifyOfIntroduction.handle(row, tools);
    }
  }
  checks.introduced.set(viewer.companyId ?? "", new Set(yes.map(({ at }) => at)));
  const mails = catcher.caught.filter(({ to }) => to.includes("member5@vandelay.example"));
  expect(mails).toHaveLength(yes.length + no.length);
  const accepted = new Set(yes.map(({ at }) => at));
  for (const { mail } of mails)
    checks.expectVisible("mail of an answer", `${mail.subject}${mail.text}${mail.html}`, (each) =>
      accepted.has(each.at) ? new Set(["first", "last", "email", "phone"]) : noFields,
    );
});

test("[PRIV-06] a connection shares the name, and nothing with a blocked company", { timeout: 180_000 }, async () => {
  for (const viewer of candidates()) {
    const email = viewer.companies.length > 0 ? "someone@acme.example" : "candidate@yahoo.com";
    await viewer.ask("POST", "/api/candidate/privacy/page");
    for (const profile of world.profiles.filter(({ hasAccount }) => hasAccount).slice(0, 8)) {
      const ask = await world.signIn(profile.userId);
      const { status } = await ask("POST", "/api/candidate/connections", { email });
      expect([profile.at, status]).toEqual([profile.at, 201]);
      checks.connected.add(`${viewer.userId} ${profile.at}`);
    }
    const invitations = await owner.db
      .select()
      .from(connectionInvitations)
      .where(eq(connectionInvitations.email, email));
    for (const { id } of invitations) await notifyConnectionRequest.handle({ id }, tools);
    const visible = checks.seenToCandidates(viewer);
    for (const { mail } of catcher.caught.filter(({ to }) => to.includes(email)))
      checks.expectVisible(`${viewer.name}: mail of a request`, `${mail.subject}${mail.text}${mail.html}`, visible);
    const written = catcher.caught.filter(({ to }) => to.includes(email)).length;
    const requesters = world.profiles.filter(({ at }) => checks.connected.has(`${viewer.userId} ${at}`));
    const seen = requesters.filter((each) => !isBlocked(each, viewer));
    expect([viewer.name, written]).toEqual([viewer.name, seen.length]);
    const network = await viewer.ask("GET", "/api/candidate/connections");
    checks.expectVisible(`${viewer.name}: requests`, network.text, visible, visible);
    expect(JSON.parse(network.text)).toMatchObject({ requestCount: seen.length });
    // By id, only a public profile can be requested.
    for (const profile of world.profiles.slice(8)) {
      const { status } = await viewer.ask("POST", "/api/candidate/connections", { profileId: profile.id });
      const isSeen = visibleOnPage(profile, viewer).size > 0;
      expect([viewer.name, profile.at, status]).toEqual([viewer.name, profile.at, isSeen ? 201 : 404]);
      if (isSeen) checks.connected.add(`${viewer.userId} ${profile.at}`);
    }
  }
});

test("[PRIV-06] holds again after all changes, over ten thousand cases", { timeout: 180_000 }, async () => {
  for (const viewer of employers()) await checks.matchAs(viewer);
  for (const viewer of world.viewers) await checks.checkEverywhere(viewer, viewer.company === 5);
  expect(checks.cases()).toBeGreaterThanOrEqual(10_000);
});

test("[PRIV-06] webhooks contain only what the workspace sees of a profile", async () => {
  const messages = await owner.db.select().from(webhookMessages);
  // One per application created by an acceptance, and none before.
  const accepted = [...checks.introduced.values()].reduce((sum, people) => sum + people.size, 0);
  expect(messages.map(({ type }) => type)).toEqual(Array.from({ length: accepted }, () => "application.created"));
  for (const { companyId, data } of messages)
    checks.expectVisible("webhook", JSON.stringify(data), (each) =>
      checks.introduced.get(companyId)?.has(each.at) === true ? visibleOnceIntroduced(each) : noFields,
    );
});

const isIntroducedAnywhere = (each: MarkedProfile): boolean =>
  [...checks.introduced.values()].some((people) => people.has(each.at));

test("[PRIV-06] unpublishing and erasure remove a profile everywhere at once", { timeout: 180_000 }, async () => {
  const visible = world.profiles.filter(
    (each) => each.published !== undefined && each.hasAccount && !isIntroducedAnywhere(each),
  );
  const [withdrawn, erased] = visible;
  if (withdrawn === undefined || erased === undefined) throw new Error("too few are visible");
  const ask = await world.signIn(withdrawn.userId);
  expect((await ask("DELETE", "/api/candidate/privacy/publication")).status).toBe(200);
  world.profiles[world.profiles.indexOf(withdrawn)] = { ...withdrawn, published: undefined };
  expect(await erasePerson(tools, { userId: erased.userId, cause: "asked" })).not.toBeNull();
  const gone = { ...erased, published: undefined, hasAccount: false };
  world.profiles[world.profiles.indexOf(erased)] = gone;
  for (const viewer of world.viewers) checks.connected.delete(`${viewer.userId} ${gone.at}`);
  for (const viewer of world.viewers.filter(({ company }) => company === null || company === 5)) {
    if (employers().includes(viewer)) await checks.matchAs(viewer);
    await checks.checkEverywhere(viewer);
  }
  world.profiles.splice(world.profiles.indexOf(gone), 1);
});

test("[PRIV-06] a blocked viewer gets the same responses as without the profile", { timeout: 180_000 }, async () => {
  const places = [
    "/api/candidates",
    "/api/dashboard",
    "/api/workspace/activity",
    "/api/jobs-enhanced",
    "/api/candidate/connections",
  ];
  const answersTo = async (viewer: Viewer, ids: string): Promise<readonly string[]> => {
    const answers = [employers().includes(viewer) ? await checks.matchAs(viewer) : ""];
    for (const place of [...places, `/api/candidates?ids=${ids}`]) answers.push((await viewer.ask("GET", place)).text);
    // Without the workspace log entries that the match itself wrote.
    return answers.map((text) => text.replaceAll(/\{[^{}]*match\.run[^{}]*\},?/g, ""));
  };
  for (const viewer of world.viewers) {
    const hidden = world.profiles.filter(
      (profile) =>
        visibleInNetwork(profile, viewer).size + visibleOnPage(profile, viewer).size === 0 &&
        (isBlocked(profile, viewer) || !checks.connected.has(`${viewer.userId} ${profile.at}`)) &&
        !checks.isIntroduced(viewer, profile),
    );
    const ids = world.profiles.map(({ id }) => id).join(",");
    const before = await answersTo(viewer, ids);
    if (hidden.length > 0)
      await owner.db.delete(candidateProfiles).where(
        inArray(
          candidateProfiles.id,
          hidden.map(({ id }) => id),
        ),
      );
    checks.count(hidden.length * before.length);
    expect(await answersTo(viewer, ids), viewer.name).toEqual(before);
    for (const { at: index } of hidden)
      world.profiles.splice(
        world.profiles.findIndex((each) => each.at === index),
        1,
      );
  }
});
