/** How far a workspace's setup has come, as far as the person at the screen may see it. */
import { useQuery } from "@tanstack/react-query";
import { readMe } from "#domain/accounts/me.ts";
import { uploadLogo } from "#domain/companies/company-profile.ts";
import { readWorkspace, type Workspace } from "#domain/companies/workspace.ts";
import { readDashboard } from "#domain/dashboard/dashboard.ts";
import { readTeam, type Team } from "#domain/teams/team.ts";
import { call, request } from "../../lib/api.ts";

export type Setup =
  | { readonly kind: "visitor" }
  | { readonly kind: "colleague"; readonly company: string }
  | { readonly kind: "second factor first" }
  | { readonly kind: "admin"; readonly workspace: Workspace; readonly teams: readonly Team[] };

/** Enough to recognise what was set up; the dashboard has them all. */
const shownTeams = 5;

const readTeams = async (): Promise<readonly Team[]> => {
  const { teams } = await call(readDashboard, {});
  return Promise.all(teams.slice(0, shownTeams).map(({ id }) => call(readTeam, { params: { id } })));
};

const readSetup = async (): Promise<Setup> => {
  const { workspace: open } = await call(readMe, {});
  if (open === null) return { kind: "visitor" };
  if (open.needsSecondFactor) return { kind: "second factor first" };
  if (open.level !== "admin") return { kind: "colleague", company: open.name };
  const workspace = await call(readWorkspace, {});
  return { kind: "admin", workspace, teams: workspace.setupStep === 3 ? await readTeams() : [] };
};

/** Asked anew with every visit: somebody may have signed in, or a colleague may have gone on. */
export const useSetup = () => useQuery({ queryKey: ["setup"], queryFn: readSetup, staleTime: 0, gcTime: 0 });

export const sendLogo = async (file: File): Promise<string> => {
  const body = new FormData();
  body.append("file", file);
  const answer = await request(uploadLogo.method, uploadLogo.path, { body });
  return uploadLogo.reply.parse(await answer.json()).logoUrl;
};
