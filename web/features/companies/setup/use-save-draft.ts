import { useEffect } from "react";
import { saveDraft, type ProfileForm, type SetupStep, type TeamForm } from "./setup-values.ts";

/** Saves the draft in the tab, so that it survives a reload with or without an account. */
export const useSaveDraft = (
  workspaceId: string | null,
  step: SetupStep,
  profileForm: ProfileForm,
  teamForm: TeamForm,
): void => {
  useEffect(() => {
    const save = (): void =>
      saveDraft({ of: workspaceId, step, profile: profileForm.getValues(), team: teamForm.getValues() });
    // With an account the server stores the step.
    if (workspaceId === null) save();
    const subscription = { formState: { values: true }, callback: save } as const;
    const unsubscribers = [profileForm.subscribe(subscription), teamForm.subscribe(subscription)];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [workspaceId, step, profileForm, teamForm]);
};
