/** The initial values of the setup forms: stored data, else the draft in this tab, else the sign-up data. */
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { type CompanyProfile, companyProfile } from "#domain/companies/company-profile.ts";
import type { Workspace } from "#domain/companies/workspace.ts";
import { type NewTeam, newTeam } from "#domain/teams/team.ts";
import { permissionLevels } from "#domain/teams/permission-level.ts";
import { removeFromTab, saveToTab, readCompanyData, readFromTab } from "../../../lib/session-store.ts";
import type { Setup } from "./setup.queries.ts";
import { useZodForm } from "../../../lib/use-zod-form.ts";

export type ProfileForm = UseFormReturn<CompanyProfile>;
export type TeamForm = UseFormReturn<NewTeam>;
export type SetupStep = 1 | 2 | 3;

const draftKey = "setupDraft";

const draftSchema = z.object({
  /** The id of the workspace that the draft belongs to, or null without an account. */
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
export type Draft = z.infer<typeof draftSchema>;

export const emptyTeam: NewTeam = { name: "", description: "", members: [] };

export const saveDraft = (draft: Draft): void => saveToTab(draftKey, draft);
export const clearDraft = (): void => removeFromTab(draftKey);

/** The draft of this workspace, or one from before sign-up. */
const readDraft = (workspaceId: string | null): Draft | null => {
  const draft = readFromTab(draftKey, draftSchema);
  return draft !== null && (draft.of === null || draft.of === workspaceId) ? draft : null;
};

interface SetupDefaults {
  readonly company: string;
  readonly step: SetupStep;
  readonly profile: CompanyProfile;
  readonly team: NewTeam;
}

/** The step where the user left off. Without a profile the wizard starts with the profile. */
const initialStep = ({ profile, setupStep }: Workspace): SetupStep => (profile === null ? 1 : setupStep);

export const getSetupDefaults = (setup: Setup): SetupDefaults => {
  const workspace = setup.kind === "admin" ? setup.workspace : null;
  const draft = readDraft(workspace?.id ?? null);
  const company = workspace ?? readCompanyData();
  const logo = workspace === null || workspace.logoUrl === null ? {} : { logoUrl: workspace.logoUrl };
  const draftProfile = draft?.profile ?? { tagline: "", culture: "", benefits: [], locations: [] };
  const initialProfile = { ...draftProfile, culture: draftProfile.culture.trim() || (company?.description ?? "") };
  return {
    company: company?.name ?? "",
    step: workspace === null ? (draft?.step ?? 1) : initialStep(workspace),
    profile: { ...(workspace?.profile ?? initialProfile), ...logo },
    team: draft?.team ?? emptyTeam,
  };
};

export const useSetupForms = ({ profile, team }: SetupDefaults) => ({
  profileForm: useZodForm(companyProfile, { defaultValues: profile }),
  teamForm: useZodForm(newTeam, { defaultValues: team }),
});
