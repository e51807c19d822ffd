/** What the wizard's two forms begin with: what is stored, else what this tab remembers, else what sign-up said. */
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, type UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { type CompanyProfile, companyProfile } from "#domain/companies/company-profile.ts";
import type { Workspace } from "#domain/companies/workspace.ts";
import { type NewTeam, newTeam } from "#domain/teams/team.ts";
import { permissionLevels } from "#domain/teams/permission-level.ts";
import { dropFromTab, keepInTab, readCompanyData, readFromTab } from "../../lib/session-store.ts";
import type { Setup } from "./setup.queries.ts";

export type ProfileForm = UseFormReturn<CompanyProfile>;
export type TeamForm = UseFormReturn<NewTeam>;
export type SetupStep = 1 | 2 | 3;

const draftKey = "setupDraft";

const draft = z.object({
  /** Whose: a workspace's id, or null for somebody without an account. */
  of: z.string().nullable(),
  step: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  profile: z.object({
    tagline: z.string(),
    culture: z.string(),
    benefits: z.array(z.string()),
    locations: z.array(z.string()),
  }),
  team: z.object({
    name: z.string(),
    description: z.string(),
    members: z.array(z.object({ email: z.string(), role: z.string(), permissions: z.enum(permissionLevels) })),
  }),
});
export type Draft = z.infer<typeof draft>;

export const emptyTeam: NewTeam = { name: "", description: "", members: [] };

export const keepDraft = (kept: Draft): void => keepInTab(draftKey, kept);
export const dropDraft = (): void => dropFromTab(draftKey);

/** One's own, or one's own from before there was an account. */
const readDraft = (of: string | null): Draft | null => {
  const kept = readFromTab(draftKey, draft);
  return kept !== null && (kept.of === null || kept.of === of) ? kept : null;
};

interface Beginning {
  readonly company: string;
  readonly step: SetupStep;
  readonly profile: CompanyProfile;
  readonly team: NewTeam;
}

/** Where it was left; a profile that a first team was made without is asked for first. */
const firstStep = ({ profile, setupStep }: Workspace): SetupStep => (profile === null ? 1 : setupStep);

export const beginningOf = (setup: Setup): Beginning => {
  const workspace = setup.kind === "admin" ? setup.workspace : null;
  const kept = readDraft(workspace?.id ?? null);
  const told = workspace ?? readCompanyData();
  const logo = workspace === null || workspace.logoUrl === null ? {} : { logoUrl: workspace.logoUrl };
  const begun = kept?.profile ?? { tagline: "", culture: "", benefits: [], locations: [] };
  const drafted = { ...begun, culture: begun.culture.trim() || (told?.description ?? "") };
  return {
    company: told?.name ?? "",
    step: workspace === null ? (kept?.step ?? 1) : firstStep(workspace),
    profile: { ...(workspace?.profile ?? drafted), ...logo },
    team: kept?.team ?? emptyTeam,
  };
};

export const useSetupForms = ({ profile, team }: Beginning) => ({
  profileForm: useForm<CompanyProfile>({ defaultValues: profile, resolver: zodResolver(companyProfile) }),
  teamForm: useForm<NewTeam>({ defaultValues: team, resolver: zodResolver(newTeam) }),
});
