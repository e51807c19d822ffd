import { afterAll, expect, test, vi } from "vitest";
import { mergeEdits } from "#domain/profiles/merge-edits.ts";
import { emptyProfile, mergeProfile, type ProfileUpdate } from "#domain/profiles/profile.ts";
import type { ProfileChange, ProfileSaved, SavedProfile } from "#domain/profiles/save-profile.ts";
import { ApiError } from "../../lib/api/api.ts";
import { openProposals } from "./profile-state.ts";
import { createProfileStore } from "./profile-store.ts";

vi.useFakeTimers();
// Files share a process, and the next one needs real timers.
afterAll(() => void vi.useRealTimers());
// There is no session storage in Node, and the store must work without it.
vi.spyOn(console, "warn").mockImplementation(() => undefined);

const id = "018f0000-0000-7000-8000-000000000001";
const another = "018f0000-0000-7000-8000-000000000002";

/** A server with one profile that merges like the real one. Errors queued in `failures` are thrown first. */
const createFakeServer = (start: Partial<SavedProfile> = {}) => {
  const failures: Error[] = [];
  let current: SavedProfile = {
    profileId: null,
    revision: 0,
    profile: emptyProfile,
    savedAt: null,
    hasAccount: false,
    proposals: [],
    ...start,
  };
  const read = vi.fn(async () => current);
  const save = vi.fn(
    async ({ profileId, changes, base, resolvedProposals = [] }: ProfileChange): Promise<ProfileSaved> => {
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      if (profileId !== null && profileId !== current.profileId) throw new ApiError(409, "{}");
      const from = mergeProfile(current.profile, base);
      const { merged, overwritten } = mergeEdits({
        base: from,
        theirs: current.profile,
        mine: mergeProfile(from, changes),
      });
      const proposals = current.proposals.filter((each) => !resolvedProposals.includes(each.id));
      current = {
        ...current,
        profileId: current.profileId ?? id,
        revision: current.revision + 1,
        profile: merged,
        proposals,
      };
      return { ...current, overwritten };
    },
  );
  return {
    fails: failures,
    read,
    save,
    profile: () => current.profile,
    become: (next: Partial<SavedProfile>) => {
      current = { ...current, ...next };
    },
    write: (changes: ProfileUpdate) => {
      current = { ...current, revision: current.revision + 1, profile: mergeProfile(current.profile, changes) };
    },
  };
};

const createTab = async (server: ReturnType<typeof createFakeServer>) => {
  const notifyTabs = vi.fn();
  const store = createProfileStore({ read: server.read, save: server.save, notifyTabs });
  store.open(await server.read());
  return { ...store, tell: notifyTabs };
};
const advance = (ms = 700) => vi.advanceTimersByTimeAsync(ms);

test("saves typing once with the changed field and its base, and notifies other tabs", async () => {
  const server = createFakeServer();
  const tab = await createTab(server);
  for (const title of ["N", "Nu", "Nurse"]) tab.change({ title });
  expect(tab.read().saving).toBe("waiting");
  await advance();
  expect(server.save.mock.calls).toEqual([
    [{ profileId: null, revision: 0, changes: { title: "Nurse" }, base: { title: "" }, readingIds: [] }],
  ]);
  expect(tab.read()).toMatchObject({ saving: "saved", server: { revision: 1 } });
  expect(tab.tell).toHaveBeenCalledTimes(1);
});

test("keeps text typed before the profile loaded, and the rest of the profile", async () => {
  const server = createFakeServer({
    profileId: id,
    revision: 3,
    profile: { ...emptyProfile, title: "Nurse", phone: "312" },
  });
  const store = createProfileStore({ read: server.read, save: server.save, notifyTabs: vi.fn() });
  store.change({ location: "Dayton" });
  store.open(await server.read());
  await advance();
  expect(server.profile()).toEqual({ ...emptyProfile, title: "Nurse", phone: "312", location: "Dayton" });
});

test("retries a failed save with later changes, but a refused save only after a change", async () => {
  const server = createFakeServer();
  const tab = await createTab(server);
  server.fails.push(new TypeError("no network"), new ApiError(503, ""));
  tab.change({ title: "Nurse" });
  await advance();
  expect(tab.read().saving).toBe("retrying");
  tab.change({ phone: "312" });
  await advance(10_000);
  expect(tab.read().saving).toBe("saved");
  expect(server.profile()).toMatchObject({ title: "Nurse", phone: "312" });
  server.fails.push(new ApiError(400, ""));
  tab.change({ title: "Charge nurse" });
  await advance(60_000);
  expect(tab.read().saving).toBe("refused");
  tab.change({ title: "Cook" });
  await advance();
  expect(tab.read().saving).toBe("saved");
});

test("applies another tab's save and offers the value that it replaced", async () => {
  const server = createFakeServer();
  const tab = await createTab(server);
  tab.change({ title: "Nurse", skills: ["Triage"] });
  await advance();
  server.write({ phone: "312", title: "Cook", skills: ["Epic"] });
  await tab.refresh();
  expect(tab.read().profile).toMatchObject({ phone: "312", title: "Cook", skills: ["Epic"] });
  expect(tab.read().conflicts).toEqual([
    { field: "title", other: "Nurse" },
    { field: "skills", other: ["Epic", "Triage"] },
  ]);
  tab.takeOther("title");
  tab.dismissClash("skills");
  await advance();
  expect(server.profile()).toMatchObject({ title: "Nurse", skills: ["Epic"] });
  expect(tab.read().conflicts).toEqual([]);
});

test("keeps the later of two tabs' saves of one text and offers the other", async () => {
  const server = createFakeServer();
  const tab = await createTab(server);
  tab.change({ title: "Nurse" });
  server.become({ profileId: id });
  server.write({ title: "Cook" });
  await advance();
  expect(server.profile().title).toBe("Nurse");
  expect(tab.read().conflicts).toEqual([{ field: "title", other: "Cook" }]);
});

test("undoes only this tab's change and merges typing in one field", async () => {
  const server = createFakeServer();
  const tab = await createTab(server);
  tab.change({ skills: ["Triage"] });
  for (const title of ["N", "Nu", "Nurse"]) tab.change({ title });
  await advance();
  server.write({ skills: ["Triage", "Epic"] });
  await tab.refresh();
  tab.undo();
  expect(tab.read().profile.title).toBe("");
  tab.undo();
  expect(tab.read().profile.skills).toEqual(["Epic"]);
  expect(tab.read().undoSteps).toEqual([]);
});

test("keeps all data when a visitor's session is replaced by another", async () => {
  const server = createFakeServer();
  const tab = await createTab(server);
  tab.change({ title: "Nurse", skills: ["Triage"] });
  await advance();
  server.become({ profileId: another, revision: 1, profile: { ...emptyProfile, skills: ["Epic"] } });
  tab.change({ phone: "312" });
  await advance(2000);
  expect(server.profile()).toMatchObject({ title: "Nurse", phone: "312", skills: ["Triage", "Epic"] });
});

test("continues with the account's profile after a sign-in elsewhere", async () => {
  const server = createFakeServer();
  const tab = await createTab(server);
  tab.change({ title: "Cook" });
  await advance();
  // The account's own text was kept when the two profiles were merged.
  server.become({ profileId: another, revision: 9, hasAccount: true, profile: { ...emptyProfile, title: "Nurse" } });
  tab.change({ phone: "312" });
  await advance(2000);
  expect(tab.read()).toMatchObject({ saving: "saved", profile: { title: "Nurse", phone: "312" } });
  expect(server.profile()).toMatchObject({ title: "Nurse", phone: "312" });
});

test("reports a sign-out elsewhere and saves nothing into another profile", async () => {
  const server = createFakeServer({ profileId: id, revision: 1, hasAccount: true });
  const tab = await createTab(server);
  server.become({ profileId: null, revision: 0, hasAccount: false });
  tab.change({ title: "Nurse" });
  await advance(60_000);
  expect(tab.read()).toMatchObject({ saving: "signed-out", profile: { title: "Nurse" } });
  expect(server.profile().title).toBe("");
});

test("sends a resume reading's id once", async () => {
  const server = createFakeServer();
  const tab = await createTab(server);
  tab.change({ title: "Nurse" }, id);
  await advance();
  tab.change({ title: "Cook" });
  await advance();
  expect(server.save.mock.calls.map(([{ readingIds }]) => readingIds)).toEqual([[id], []]);
});

const createProposal = { id: another, field: "skills" as const, value: ["Epic"] };

test("saves an accepted proposal and closes it in one call, and undo reverts it", async () => {
  const server = createFakeServer({ profileId: id, revision: 2, proposals: [createProposal] });
  const tab = await createTab(server);
  tab.resolve(another, { skills: ["Epic"] });
  expect(openProposals(tab.read())).toEqual([]);
  expect(tab.read().profile.skills).toEqual(["Epic"]);
  await advance();
  expect(server.save.mock.calls).toEqual([
    [
      {
        profileId: id,
        revision: 2,
        changes: { skills: ["Epic"] },
        base: { skills: [] },
        readingIds: [],
        resolvedProposals: [another],
      },
    ],
  ]);
  expect(tab.read().resolvedIds).toEqual([]);
  tab.undo();
  await advance();
  expect(server.profile().skills).toEqual([]);
});

test("saves a dismissal without a change and retries it after a failure", async () => {
  const server = createFakeServer({ profileId: id, revision: 2, proposals: [createProposal] });
  const tab = await createTab(server);
  server.fails.push(new Error("offline"));
  tab.resolve(another);
  await advance();
  expect([tab.read().saving, openProposals(tab.read())]).toEqual(["retrying", []]);
  await advance(2000);
  expect(tab.read().saving).toBe("saved");
  expect(server.save.mock.calls.at(-1)?.[0]).toMatchObject({ changes: {}, resolvedProposals: [another] });
});

test("keeps a proposal that is stored while a save is in flight", async () => {
  const server = createFakeServer({ profileId: id, revision: 2 });
  const tab = await createTab(server);
  const answered = Promise.withResolvers<ProfileSaved>();
  server.save.mockImplementationOnce(() => answered.promise);
  tab.change({ title: "Nurse" });
  await advance();
  tab.takeProposals({ profileId: id, revision: 4, proposals: [createProposal] });
  const profile = { ...emptyProfile, title: "Nurse" };
  answered.resolve({
    profileId: id,
    revision: 3,
    profile,
    savedAt: null,
    hasAccount: false,
    proposals: [],
    overwritten: {},
  });
  await advance();
  expect(openProposals(tab.read())).toEqual([createProposal]);
  expect(tab.read()).toMatchObject({ profile: { title: "Nurse" }, saving: "saved" });
  expect(tab.tell).toHaveBeenCalledTimes(2);
});
