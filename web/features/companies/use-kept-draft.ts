import { useEffect } from "react";
import { keepDraft, type ProfileForm, type SetupStep, type TeamForm } from "./setup-values.ts";

/** What is typed outlives a reload of the tab, with an account or without. */
export const useKeptDraft = (
  workspaceId: string | null,
  step: SetupStep,
  profileForm: ProfileForm,
  teamForm: TeamForm,
): void => {
  useEffect(() => {
    const keep = (): void =>
      keepDraft({ of: workspaceId, step, profile: profileForm.getValues(), team: teamForm.getValues() });
    // With an account the server knows the step.
    if (workspaceId === null) keep();
    const watched = { formState: { values: true }, callback: keep } as const;
    const stops = [profileForm.subscribe(watched), teamForm.subscribe(watched)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [workspaceId, step, profileForm, teamForm]);
};
