/** Checks every endpoint that may contain a profile, as one viewer, against what that viewer may see. */
import { expect } from "vitest";
import { accessTable } from "../access/access-table.ts";
import {
  marksIn,
  type MarkedProfile,
  noFields,
  visibleToConnection,
  visibleInNetwork,
  visibleOnceIntroduced,
  visibleOnPage,
} from "./visibility-profiles.ts";
import type { VisibilityWorld, Viewer } from "./visibility-world.ts";

export type AllowedFields = (profile: MarkedProfile) => ReadonlySet<string>;

const listedFields = new Set(["title", "location"]);
const onlyListed = (seen: ReadonlySet<string>) => new Set([...seen].filter((field) => listedFields.has(field)));

const getEndpoints = Object.entries(accessTable).filter(
  ([call, endpointCase]) =>
    /^GET \/api\/(?!desk|leads|auth|calculator)[^:]*$/.test(call) && endpointCase.isStream !== true,
);

interface MatchResponse {
  readonly totalCandidates: number;
  readonly networkCandidates: number;
  readonly matches: readonly { readonly candidateId: string }[];
  readonly run: { readonly poolSize: number };
}

export const createVisibilityChecks = (world: VisibilityWorld, seed: number) => {
  let cases = 0;

  /** Checks one response: no field beyond the allowed ones, and all required ones. */
  const expectVisible = (
    place: string,
    text: string,
    allowed: AllowedFields,
    required?: AllowedFields,
    of = world.profiles,
  ): void => {
    cases += of.length;
    const found = new Map<number, Set<string>>();
    for (const [index, field] of marksIn(text)) found.set(index, (found.get(index) ?? new Set()).add(field));
    const leaks = world.profiles.flatMap((profile) =>
      [...(found.get(profile.at) ?? [])]
        .filter((field) => !allowed(profile).has(field))
        .map((field) => `${profile.at} ${field}`),
    );
    expect(leaks, `${place} (seed ${seed})`).toEqual([]);
    const losses = of.flatMap((profile) =>
      [...(required?.(profile) ?? [])]
        .filter((field) => found.get(profile.at)?.has(field) !== true)
        .map((field) => `${profile.at} ${field}`),
    );
    expect(losses, `${place}, lost (seed ${seed})`).toEqual([]);
  };

  /** The profiles introduced to each company. */
  const introduced = new Map<string, Set<number>>();
  const isIntroduced = ({ companyId }: Viewer, { at }: MarkedProfile): boolean =>
    introduced.get(companyId ?? "")?.has(at) === true;
  const seenByWorkspace =
    (viewer: Viewer): AllowedFields =>
    (profile) =>
      isIntroduced(viewer, profile) ? visibleOnceIntroduced(profile) : visibleInNetwork(profile, viewer);
  const networkOf = (viewer: Viewer) =>
    world.profiles.filter((each) => !isIntroduced(viewer, each) && visibleInNetwork(each, viewer).size > 0);

  /** With `isClose`, checks each profile individually too. */
  const checkEverywhere = async (viewer: Viewer, checksEachProfile = true): Promise<void> => {
    const { ask, name } = viewer;
    const inNetwork = seenByWorkspace(viewer);
    const unknown = await ask("GET", "/api/candidates/0190a0a0-0000-7000-8000-000000000000");
    const noPage = await ask("GET", "/api/profiles/nobody");

    const list = await ask("GET", "/api/candidates");
    expectVisible(`${name}: list`, list.text, inNetwork, (each) =>
      isIntroduced(viewer, each) ? noFields : onlyListed(inNetwork(each)),
    );
    const some = await ask("GET", `/api/candidates?ids=${world.profiles.map(({ id }) => id).join(",")}`);
    expectVisible(`${name}: some`, some.text, inNetwork, (each) =>
      isIntroduced(viewer, each) ? noFields : onlyListed(inNetwork(each)),
    );
    const checkProfile = async (profile: MarkedProfile): Promise<void> => {
      const page = await ask("GET", `/api/candidates/${profile.id}`);
      const isSeen = networkOf(viewer).includes(profile);
      expectVisible(
        `${name}: candidate`,
        page.text,
        isSeen ? inNetwork : () => noFields,
        isSeen ? inNetwork : undefined,
        [profile],
      );
      if (!isSeen) expect(page, `${name}: as if there were no candidate ${profile.at}`).toEqual(unknown);
      const open = await ask("GET", `/api/profiles/${profile.handle}`);
      // API tokens have no access to that page.
      const onPage = viewer.isProgram === true ? noFields : visibleOnPage(profile, viewer);
      expectVisible(
        `${name}: page`,
        open.text,
        () => onPage,
        () => onPage,
        [profile],
      );
      if (onPage.size === 0) expect(open, `${name}: as if there were no page ${profile.at}`).toEqual(noPage);
    };
    await Promise.all(checksEachProfile ? world.profiles.map(checkProfile) : []);
    const allowedByPath: Readonly<Record<string, AllowedFields>> = {
      "/api/candidates": inNetwork,
      // The workspace's own candidates: of a profile only what an accepted introduction shares.
      "/api/candidates/search": (each) => (isIntroduced(viewer, each) ? visibleOnceIntroduced(each) : noFields),
      "/api/workspace-search?q=ma": (each) => (isIntroduced(viewer, each) ? visibleOnceIntroduced(each) : noFields),
      // An introduced candidate is a new applicant to answer.
      "/api/action-items": (each) => (isIntroduced(viewer, each) ? new Set(["first", "last"]) : noFields),
    };
    const checkEndpoint = async ([call, { query }]: (typeof getEndpoints)[number]): Promise<void> => {
      const path = `${call.slice(4)}${typeof query === "string" ? `?${query}` : ""}`;
      expectVisible(`${name}: ${call}`, (await ask("GET", path)).text, allowedByPath[path] ?? seenToCandidates(viewer));
    };
    await Promise.all(getEndpoints.map(checkEndpoint));
    expectVisible(`${name}: export`, (await ask("GET", "/api/candidate/export/json")).text, () => noFields);
  };

  /** Checks a workspace's match and returns it without the parts that differ between runs. */
  const matchAs = async (viewer: Viewer): Promise<string> => {
    const { status, text } = await viewer.ask("POST", "/api/ai/match-candidates", { jobId: viewer.jobId });
    expect([viewer.name, status]).toEqual([viewer.name, 200]);
    expectVisible(`${viewer.name}: match`, text, seenByWorkspace(viewer));
    const result = JSON.parse(text) as MatchResponse;
    const visible = networkOf(viewer);
    const own = introduced.get(viewer.companyId ?? "")?.size ?? 0;
    expect([result.networkCandidates, result.totalCandidates, result.run.poolSize], `${viewer.name}: counts`).toEqual([
      visible.length,
      visible.length + own,
      visible.length + own,
    ]);
    return text.replace(/"run":\{[^}]*\}/, (run) => run.replaceAll(/"(number|id|at|durationMs)":[^,}]*/g, ""));
  };

  /** Connection requests by viewer and profile. */
  const connected = new Set<string>();
  const seenToCandidates =
    (viewer: Viewer): AllowedFields =>
    (profile) =>
      connected.has(`${viewer.userId} ${profile.at}`) ? visibleToConnection(profile, viewer) : noFields;

  return {
    expectVisible,
    matchAs,
    checkEverywhere,
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
