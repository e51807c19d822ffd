/**
 * Random settings, random viewers, everything that can carry a profile: no hidden value appears, what is shown does appear, and
 * whoever is kept out gets the answers of a world in which the profile is not. A case is a profile, a viewer and a place to look.
 */
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PrivacySettings } from "#domain/privacy/settings.ts";
import { introductionRequests, matchRuns } from "../db/tables/matches.ts";
import { candidateProfiles, connectionInvitations } from "../db/tables/profiles.ts";
import { webhookMessages } from "../db/tables/webhooks.ts";
import { erasePerson } from "../features/rights/erase.service.ts";
import { buildTestApp, testKeys } from "./build-test-app.ts";
import { createLook } from "./seen-by-look.ts";
import {
  isBlocked,
  type MarkedProfile,
  nothing,
  seenInNetwork,
  seenOnceIntroduced,
  seenOnPage,
} from "./seen-by-profiles.ts";
import { createSeenByWorld, type SeenByWorld, type Viewer } from "./seen-by-world.ts";
import { tellOfConnectionRequest } from "../features/connections/tell-of-connection-request.task.ts";
import { askForIntroduction } from "../features/matching/ask-for-introduction.task.ts";
import { introductionToken } from "../features/matching/introduction-link.ts";
import { tellOfIntroduction } from "../features/matching/tell-of-introduction.task.ts";

const { app, owner, catcher, tools } = await buildTestApp();
const count = 16;
/** `SEEN_BY_SEED=123` repeats a run: its seed is printed at the end and in every message. */
const seed = Number(process.env["SEEN_BY_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
let world: SeenByWorld;
let look: ReturnType<typeof createLook>;

beforeAll(async () => {
  world = await createSeenByWorld(app, owner.db, testKeys, { count, seed });
  look = createLook(world, seed);
});
afterAll(() => console.info(`seen by: ${look.cases()} cases, ${world.asked()} calls, seed ${seed}`));

const asked = new Map<number, string[]>();

const employers = () => world.viewers.filter(({ company, isProgram }) => company !== null && isProgram !== true);
const candidates = () => world.viewers.filter(({ company, userId }) => company === null && userId !== null);

test(
  "[PRIV-06] nothing that is hidden is found at any place, and all that is shown is",
  { timeout: 180_000 },
  async () => {
    for (const viewer of employers()) await look.matchAs(viewer);
    for (const viewer of world.viewers) await look.lookEverywhere(viewer);
    expect(look.cases()).toBeGreaterThan(0);
    const states = world.profiles.map(({ published }) => published?.visibility ?? "hidden");
    expect(new Set(states)).toEqual(new Set(["public", "recruiters_only", "hidden"]));
  },
);

test("[PRIV-06] the logs of runs and the questions for an interview know nobody who is hidden", async () => {
  for (const viewer of employers()) {
    const visible = new Set(look.networkOf(viewer).map(({ id }) => id));
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
      look.holds(`${viewer.name}: questions`, text, () => seenInNetwork(profile, viewer), undefined, [profile]);
      expect([viewer.name, profile.at, status]).toEqual([viewer.name, profile.at, visible.has(profile.id) ? 200 : 404]);
    }
  }
});

test(
  "[PRIV-06] the preview shows to the owner what each company gets, and to nobody else",
  { timeout: 180_000 },
  async () => {
    for (const profile of world.profiles.slice(0, 10)) {
      const ask = await world.signIn(profile.userId);
      const seen = async (query: string) =>
        JSON.parse((await ask("GET", `/api/candidate/privacy/preview?${query}`)).text) as { seen: object | null };
      for (const viewer of employers().slice(0, 6)) {
        const { name = "" } =
          (await owner.db.execute<{ name: string }>(sql`select name from companies where id = ${viewer.companyId}`))
            .rows[0] ?? {};
        const preview = JSON.stringify((await seen(`as=company&company=${encodeURIComponent(name)}`)).seen ?? {});
        const shown = seenInNetwork(profile, viewer);
        const onPage = [...seenOnPage(profile, viewer)].filter((field) => field.startsWith("project"));
        const expected = shown.size === 0 ? nothing : new Set([...shown, ...onPage]);
        look.holds(
          `${profile.at}: preview as ${name}`,
          preview,
          () => expected,
          () => expected,
          [profile],
        );
      }
      const stranger = { knownAs: [], company: null };
      const page = JSON.stringify((await seen("as=public")).seen ?? {});
      look.holds(
        `${profile.at}: preview of the page`,
        page,
        () => seenOnPage(profile, stranger),
        () => seenOnPage(profile, stranger),
        [profile],
      );
    }
    expect(look.cases()).toBeGreaterThan(70);
  },
);

const requestAll = async (viewer: Viewer, profiles: readonly MarkedProfile[]): Promise<void> => {
  for (const profile of profiles) {
    const body = { candidateId: profile.id, jobId: viewer.jobId, message: "Come and see us." };
    const { status, text } = await viewer.ask("POST", "/api/introductions", body);
    look.holds(`${viewer.name}: request`, text, () => nothing, undefined, [profile]);
    const isSeen = seenInNetwork(profile, viewer).size > 0;
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

test(
  "[PRIV-06] an introduction tells nothing before the yes, and then what was promised; a block ends it",
  { timeout: 180_000 },
  async () => {
    const [viewer] = world.viewers.filter(({ company }) => company === 5);
    if (viewer === undefined) throw new Error("nobody asks");
    await requestAll(viewer, world.profiles);
    const waiting = world.profiles.filter(({ at }) => asked.has(at));
    expect(waiting.length).toBeGreaterThanOrEqual(3);
    const [yes, no, blocked] = [0, 1, 2].map((rest) => waiting.filter((_each, at) => at % 3 === rest)) as [
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
        await tellOfIntroduction.handle(row, tools);
      }
    }
    look.introduced.set(viewer.companyId ?? "", new Set(yes.map(({ at }) => at)));
    const mails = catcher.caught.filter(({ to }) => to.includes("member5@vandelay.example"));
    expect(mails).toHaveLength(yes.length + no.length);
    const accepted = new Set(yes.map(({ at }) => at));
    for (const { mail } of mails)
      look.holds("mail of an answer", `${mail.subject}${mail.text}${mail.html}`, (each) =>
        accepted.has(each.at) ? new Set(["first", "last", "email", "phone"]) : nothing,
      );
  },
);

test(
  "[PRIV-06] connections carry a name to whoever was asked, and nothing to a blocked company",
  { timeout: 180_000 },
  async () => {
    for (const viewer of candidates()) {
      const email = viewer.knownAs.length > 0 ? "someone@acme.example" : "candidate@yahoo.com";
      await viewer.ask("POST", "/api/candidate/privacy/page");
      for (const profile of world.profiles.filter(({ hasAccount }) => hasAccount).slice(0, 8)) {
        const ask = await world.signIn(profile.userId);
        const { status } = await ask("POST", "/api/candidate/connections", { email });
        expect([profile.at, status]).toEqual([profile.at, 201]);
        look.connected.add(`${viewer.userId} ${profile.at}`);
      }
      const invitations = await owner.db
        .select()
        .from(connectionInvitations)
        .where(eq(connectionInvitations.email, email));
      for (const { id } of invitations) await tellOfConnectionRequest.handle({ id }, tools);
      const sight = look.seenToCandidates(viewer);
      for (const { mail } of catcher.caught.filter(({ to }) => to.includes(email)))
        look.holds(`${viewer.name}: mail of a request`, `${mail.subject}${mail.text}${mail.html}`, sight);
      const written = catcher.caught.filter(({ to }) => to.includes(email)).length;
      const askers = world.profiles.filter(({ at }) => look.connected.has(`${viewer.userId} ${at}`));
      const seen = askers.filter((each) => !isBlocked(each, viewer));
      expect([viewer.name, written]).toEqual([viewer.name, seen.length]);
      const network = await viewer.ask("GET", "/api/candidate/connections");
      look.holds(`${viewer.name}: requests`, network.text, sight, sight);
      expect(JSON.parse(network.text)).toMatchObject({ requestCount: seen.length });
      // By id only what is public can be asked.
      for (const profile of world.profiles.slice(8)) {
        const { status } = await viewer.ask("POST", "/api/candidate/connections", { profileId: profile.id });
        const isSeen = seenOnPage(profile, viewer).size > 0;
        expect([viewer.name, profile.at, status]).toEqual([viewer.name, profile.at, isSeen ? 201 : 404]);
        if (isSeen) look.connected.add(`${viewer.userId} ${profile.at}`);
      }
    }
  },
);

test("[PRIV-06] after all of it, once more; and ten thousand cases were looked at", { timeout: 180_000 }, async () => {
  for (const viewer of employers()) await look.matchAs(viewer);
  for (const viewer of world.viewers) await look.lookEverywhere(viewer, viewer.company === 5);
  expect(look.cases()).toBeGreaterThanOrEqual(10_000);
});

test("[PRIV-06] webhooks carry of a profile what its workspace sees", async () => {
  const messages = await owner.db.select().from(webhookMessages);
  // One for each application that an acceptance has made, and none before it.
  const accepted = [...look.introduced.values()].reduce((sum, people) => sum + people.size, 0);
  expect(messages.map(({ type }) => type)).toEqual(Array.from({ length: accepted }, () => "application.created"));
  for (const { companyId, data } of messages)
    look.holds("webhook", JSON.stringify(data), (each) =>
      look.introduced.get(companyId)?.has(each.at) === true ? seenOnceIntroduced(each) : nothing,
    );
});

const isAnywhere = (each: MarkedProfile): boolean =>
  [...look.introduced.values()].some((people) => people.has(each.at));

test("[PRIV-06] unpublishing and erasure take a profile from every place at once", { timeout: 180_000 }, async () => {
  const visible = world.profiles.filter((each) => each.published !== undefined && each.hasAccount && !isAnywhere(each));
  const [withdrawn, erased] = visible;
  if (withdrawn === undefined || erased === undefined) throw new Error("too few are visible");
  const ask = await world.signIn(withdrawn.userId);
  expect((await ask("DELETE", "/api/candidate/privacy/publication")).status).toBe(200);
  world.profiles[world.profiles.indexOf(withdrawn)] = { ...withdrawn, published: undefined };
  expect(await erasePerson(tools, { userId: erased.userId, cause: "asked" })).not.toBeNull();
  const gone = { ...erased, published: undefined, hasAccount: false };
  world.profiles[world.profiles.indexOf(erased)] = gone;
  for (const viewer of world.viewers) look.connected.delete(`${viewer.userId} ${gone.at}`);
  for (const viewer of world.viewers.filter(({ company }) => company === null || company === 5)) {
    if (employers().includes(viewer)) await look.matchAs(viewer);
    await look.lookEverywhere(viewer);
  }
  world.profiles.splice(world.profiles.indexOf(gone), 1);
});

test(
  "[PRIV-06] the answers to whoever is kept out are those of a world without the profile",
  { timeout: 180_000 },
  async () => {
    const places = [
      "/api/candidates",
      "/api/dashboard",
      "/api/workspace/activity",
      "/api/jobs-enhanced",
      "/api/candidate/connections",
    ];
    const answersTo = async (viewer: Viewer, ids: string): Promise<readonly string[]> => {
      const answers = [employers().includes(viewer) ? await look.matchAs(viewer) : ""];
      for (const place of [...places, `/api/candidates?ids=${ids}`])
        answers.push((await viewer.ask("GET", place)).text);
      // But for what the match itself has left behind in the log of the workspace.
      return answers.map((text) => text.replaceAll(/\{[^{}]*match\.run[^{}]*\},?/g, ""));
    };
    for (const viewer of world.viewers) {
      const hidden = world.profiles.filter(
        (each) =>
          seenInNetwork(each, viewer).size + seenOnPage(each, viewer).size === 0 &&
          (isBlocked(each, viewer) || !look.connected.has(`${viewer.userId} ${each.at}`)) &&
          !look.isIntroduced(viewer, each),
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
      look.count(hidden.length * before.length);
      expect(await answersTo(viewer, ids), viewer.name).toEqual(before);
      for (const { at } of hidden)
        world.profiles.splice(
          world.profiles.findIndex((each) => each.at === at),
          1,
        );
    }
  },
);
