/** Looks at every place where a profile may be, as one viewer, and holds what is found against what that viewer may see. */
import { expect } from "vitest";
import { accessTable } from "./access-table.ts";
import {
  marksIn,
  type MarkedProfile,
  nothing,
  seenByConnection,
  seenInNetwork,
  seenOnceIntroduced,
  seenOnPage,
} from "./seen-by-profiles.ts";
import type { SeenByWorld, Viewer } from "./seen-by-world.ts";

export type Allowed = (profile: MarkedProfile) => ReadonlySet<string>;

const listedFields = new Set(["title", "location"]);
const onlyListed = (seen: ReadonlySet<string>) => new Set([...seen].filter((field) => listedFields.has(field)));

const everyGet = Object.entries(accessTable).filter(
  ([call, door]) => /^GET \/api\/(?!desk|leads|auth|calculator)[^:]*$/.test(call) && door.isStream !== true,
);

interface Matched {
  readonly totalCandidates: number;
  readonly networkCandidates: number;
  readonly matches: readonly { readonly candidateId: string }[];
  readonly run: { readonly poolSize: number };
}

export const createLook = (world: SeenByWorld, seed: number) => {
  let cases = 0;

  /** One text at one place: of every profile nothing beyond what is allowed, and, where told, all of it. */
  const holds = (place: string, text: string, allowed: Allowed, must?: Allowed, of = world.profiles): void => {
    cases += of.length;
    const found = new Map<number, Set<string>>();
    for (const [at, field] of marksIn(text)) found.set(at, (found.get(at) ?? new Set()).add(field));
    const leaks = world.profiles.flatMap((profile) =>
      [...(found.get(profile.at) ?? [])]
        .filter((field) => !allowed(profile).has(field))
        .map((field) => `${profile.at} ${field}`),
    );
    expect(leaks, `${place} (seed ${seed})`).toEqual([]);
    const losses = of.flatMap((profile) =>
      [...(must?.(profile) ?? [])]
        .filter((field) => found.get(profile.at)?.has(field) !== true)
        .map((field) => `${profile.at} ${field}`),
    );
    expect(losses, `${place}, lost (seed ${seed})`).toEqual([]);
  };

  /** Accepted introductions and consented connections, by what follows from them. */
  const introduced = new Map<string, Set<number>>();
  const isIntroduced = ({ companyId }: Viewer, { at }: MarkedProfile): boolean =>
    introduced.get(companyId ?? "")?.has(at) === true;
  const seenByWorkspace =
    (viewer: Viewer): Allowed =>
    (profile) =>
      isIntroduced(viewer, profile) ? seenOnceIntroduced(profile) : seenInNetwork(profile, viewer);
  const networkOf = (viewer: Viewer) =>
    world.profiles.filter((each) => !isIntroduced(viewer, each) && seenInNetwork(each, viewer).size > 0);

  /** Closely: one by one too. */
  const lookEverywhere = async (viewer: Viewer, isClose = true): Promise<void> => {
    const { ask, name } = viewer;
    const inNetwork = seenByWorkspace(viewer);
    const unknown = await ask("GET", "/api/candidates/0190a0a0-0000-7000-8000-000000000000");
    const noPage = await ask("GET", "/api/profiles/nobody");

    const list = await ask("GET", "/api/candidates");
    holds(`${name}: list`, list.text, inNetwork, (each) =>
      isIntroduced(viewer, each) ? nothing : onlyListed(inNetwork(each)),
    );
    const some = await ask("GET", `/api/candidates?ids=${world.profiles.map(({ id }) => id).join(",")}`);
    holds(`${name}: some`, some.text, inNetwork, (each) =>
      isIntroduced(viewer, each) ? nothing : onlyListed(inNetwork(each)),
    );
    const lookAt = async (profile: MarkedProfile): Promise<void> => {
      const page = await ask("GET", `/api/candidates/${profile.id}`);
      const isSeen = networkOf(viewer).includes(profile);
      holds(`${name}: candidate`, page.text, isSeen ? inNetwork : () => nothing, isSeen ? inNetwork : undefined, [
        profile,
      ]);
      if (!isSeen) expect(page, `${name}: as if there were no candidate ${profile.at}`).toEqual(unknown);
      const open = await ask("GET", `/api/profiles/${profile.handle}`);
      // An API token is not let in there at all.
      const onPage = viewer.isProgram === true ? nothing : seenOnPage(profile, viewer);
      holds(
        `${name}: page`,
        open.text,
        () => onPage,
        () => onPage,
        [profile],
      );
      if (onPage.size === 0) expect(open, `${name}: as if there were no page ${profile.at}`).toEqual(noPage);
    };
    await Promise.all(isClose ? world.profiles.map(lookAt) : []);
    const doors: Readonly<Record<string, Allowed>> = {
      "/api/candidates": inNetwork,
      // The workspace's own people: of a profile, only what a yes has given.
      "/api/candidates/search": (each) => (isIntroduced(viewer, each) ? seenOnceIntroduced(each) : nothing),
      "/api/workspace-search?q=ma": (each) => (isIntroduced(viewer, each) ? seenOnceIntroduced(each) : nothing),
    };
    const openDoor = async ([call, { query }]: (typeof everyGet)[number]): Promise<void> => {
      const path = `${call.slice(4)}${typeof query === "string" ? `?${query}` : ""}`;
      holds(`${name}: ${call}`, (await ask("GET", path)).text, doors[path] ?? seenToCandidates(viewer));
    };
    await Promise.all(everyGet.map(openDoor));
    holds(`${name}: export`, (await ask("GET", "/api/candidate/export/json")).text, () => nothing);
  };

  /** The match of a workspace, held against what it may see; answers it without what differs from run to run. */
  const matchAs = async (viewer: Viewer): Promise<string> => {
    const { status, text } = await viewer.ask("POST", "/api/ai/match-candidates", { jobId: viewer.jobId });
    expect([viewer.name, status]).toEqual([viewer.name, 200]);
    holds(`${viewer.name}: match`, text, seenByWorkspace(viewer));
    const result = JSON.parse(text) as Matched;
    const visible = networkOf(viewer);
    const own = introduced.get(viewer.companyId ?? "")?.size ?? 0;
    expect([result.networkCandidates, result.totalCandidates, result.run.poolSize], `${viewer.name}: counts`).toEqual([
      visible.length,
      visible.length + own,
      visible.length + own,
    ]);
    return text.replace(/"run":\{[^}]*\}/, (run) => run.replaceAll(/"(number|id|at|durationMs)":[^,}]*/g, ""));
  };

  /** Two of a company's people asked somebody, whom the candidate viewers know by their consent. */
  const connected = new Set<string>();
  const seenToCandidates =
    (viewer: Viewer): Allowed =>
    (profile) =>
      connected.has(`${viewer.userId} ${profile.at}`) ? seenByConnection(profile, viewer) : nothing;

  return {
    holds,
    matchAs,
    lookEverywhere,
    networkOf,
    isIntroduced,
    introduced,
    connected,
    seenToCandidates,
    cases: () => cases,
    count: (more: number) => {
      cases += more;
    },
  };
};
