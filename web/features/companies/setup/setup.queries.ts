/** The setup state of the workspace, limited to what the viewer may see. */
import { useQuery } from "@tanstack/react-query";
import { readMe } from "#domain/accounts/me.ts";
import { uploadLogo } from "#domain/companies/company-profile.ts";
import { readWorkspace, type Workspace } from "#domain/companies/workspace.ts";
import { readDashboard } from "#domain/dashboard/dashboard.ts";
import { readTeam, type Team } from "#domain/teams/team.ts";
import { call, request } from "../../../lib/api/api.ts";

export type Setup =
  | { readonly kind: "visitor" }
  | { readonly kind: "member"; readonly company: string }
  | { readonly kind: "two-factor-required" }
  | { readonly kind: "admin"; readonly workspace: Workspace; readonly teams: readonly Team[] };

/** The setup wizard shows only the first teams. The dashboard lists all of them. */
const maxTeams = 5;

const readTeams = async (): Promise<readonly Team[]> => {
  const { teams } = await call(readDashboard, {});
  return Promise.all(teams.slice(0, maxTeams).map(({ id }) => call(readTeam, { params: { id } })));
};

const readSetup = async (): Promise<Setup> => {
  const { workspace: open } = await call(readMe, {});
  if (open === null) return { kind: "visitor" };
  if (open.needsSecondFactor) return { kind: "two-factor-required" };
  if (open.level !== "admin") return { kind: "member", company: open.name };
  const workspace = await call(readWorkspace, {});
  return { kind: "admin", workspace, teams: workspace.setupStep === 3 ? await readTeams() : [] };
};

/** Refetched on every visit, because the viewer may have signed in or another admin may have continued. */
export const useSetup = () => useQuery({ queryKey: ["setup"], queryFn: readSetup, staleTime: 0, gcTime: 0 });

export const sendLogo = async (file: File): Promise<string> => {
  const body = new FormData();
  body.append("file", file);
  const response = await request(uploadLogo.method, uploadLogo.path, { body });
  return uploadLogo.reply.parse(await response.json()).logoUrl;
};
