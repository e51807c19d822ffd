import { useState, useEffect } from "react";
import { type CompanyProfile, saveCompanyProfile } from "#domain/companies/company-profile.ts";
import { createTeam, type NewTeam, type Team } from "#domain/teams/team.ts";
import { call } from "../../../lib/api/api.ts";
import { type Problem, toProblem } from "../../../lib/api/problem.ts";
import { useOneAtATime } from "../../../lib/api/one-at-a-time.ts";
import { cardClass } from "../../../ui/card.tsx";
import { StepHeader, StepProgress } from "../../../ui/step-progress.tsx";
import { ProfilePreview } from "./profile-preview.tsx";
import { SaveError, VisitorNote } from "./setup-notes.tsx";
import { ProfileStep } from "./setup-profile.tsx";
import { TeamStep } from "./setup-team.tsx";
import { TeamsDone } from "./setup-teams-done.tsx";
import {
  getSetupDefaults,
  clearDraft,
  emptyTeam,
  type SetupStep,
  useSetupForms,
  saveDraft,
  type ProfileForm,
  type TeamForm,
} from "./setup-values.ts";
import type { Setup } from "./setup.queries.ts";
import { type Tip, Welcome } from "./setup-welcome.tsx";
import { useLogo } from "./use-logo.ts";
import { invitationDays } from "#domain/companies/members.ts";
import { LevelGuide } from "../../../sections/workspace/levels.tsx";

/** Explains the permission levels next to the team form. */
const SetupGuide = () => (
  <>
    <h3 className="text-[20px]">What each role can do</h3>
    <LevelGuide className="mt-4 gap-2.5! border-y border-line py-4 text-[15px]/6!" />
    <p className="mt-4 text-[15px]/6 text-ink-2">
      Invitations expire after {invitationDays} days. You can change permissions at any time.
    </p>
  </>
);

/** Saves the draft in the tab, so that it survives a reload with or without an account. */
const useSaveDraft = (
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

const titles = ["Company Profile & Branding", "Create Your First Hiring Team", "Welcome"] as const;

const saveFailedText = "We couldn't reach the server. Try again in a moment.";

export interface SetupText {
  readonly notes: { readonly profile: string; readonly team: string };
  readonly tips: readonly Tip[];
}

interface SetupStepsProps {
  readonly setup: Extract<Setup, { readonly kind: "visitor" | "admin" }>;
  readonly words: SetupText;
}

export const SetupSteps = ({ setup, words }: SetupStepsProps) => {
  const workspaceId = setup.kind === "admin" ? setup.workspace.id : null;
  const hasWorkspace = workspaceId !== null;
  const oneAtATime = useOneAtATime();
  const [defaults] = useState(() => getSetupDefaults(setup));
  const { profileForm, teamForm } = useSetupForms(defaults);
  const logo = useLogo(profileForm, hasWorkspace);
  const [position, setPosition] = useState({ step: defaults.step, arrived: false });
  const [teams, setTeams] = useState<readonly Team[]>(setup.kind === "admin" ? setup.teams : []);
  const [isAddingTeam, setAddingTeam] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { step } = position;
  const goToStep = (to: SetupStep): void => {
    setProblem(null);
    setPosition({ step: to, arrived: true });
  };

  useSaveDraft(workspaceId, step, profileForm, teamForm);

  const save = (work: () => Promise<void>): Promise<void> =>
    oneAtATime(async () => {
      setProblem(null);
      setBusy(true);
      try {
        if (hasWorkspace) await work();
        goToStep(step === 1 ? 2 : 3);
      } catch (error) {
        console.error("The step of the setup could not be saved", error);
        setProblem(toProblem(error, saveFailedText));
      } finally {
        setBusy(false);
      }
    });
  const saveProfile = profileForm.handleSubmit((body: CompanyProfile) =>
    save(async () => profileForm.reset(await call(saveCompanyProfile, { body }))),
  );
  const saveTeam = teamForm.handleSubmit((body: NewTeam) =>
    save(async () => {
      const created = await call(createTeam, { body });
      setTeams([...teams, created]);
      setAddingTeam(false);
      teamForm.reset(emptyTeam);
      clearDraft();
    }),
  );
  const retry = step === 1 ? saveProfile : saveTeam;
  const steps = {
    busy: isBusy && (hasWorkspace ? "Saving..." : "One moment..."),
    problem: problem !== null && <SaveError problem={problem} onRetry={() => void retry()} />,
  } as const;
  const heading = (text: string) => (
    <StepHeader key={step} titles={titles} current={step - 1} text={text} focusOnMount={position.arrived} />
  );

  return (
    <>
      {defaults.company !== "" && (
        <p className="mt-2 text-[15px]/6 text-ink-2 wrap-anywhere">
          Using information from <strong className="font-[600] text-ink">{defaults.company}</strong>
        </p>
      )}
      <div className="mt-7 md:mt-9">
        {!hasWorkspace && <VisitorNote />}
        <StepProgress titles={titles} current={step - 1} />
      </div>
      {step === 3 ? (
        <Welcome
          company={defaults.company}
          hasWorkspace={hasWorkspace}
          tips={words.tips}
          focusOnMount={position.arrived}
          onReturn={goToStep}
        />
      ) : (
        <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_368px] lg:gap-14">
          <div className={cardClass("self-start p-5 sm:p-9")}>
            {step === 1 && (
              <ProfileStep form={profileForm} logo={logo} onSubmit={() => saveProfile()} {...steps}>
                {heading(words.notes.profile)}
              </ProfileStep>
            )}
            {step === 2 && teams.length > 0 && !isAddingTeam && (
              <TeamsDone
                teams={teams}
                onPrevious={() => goToStep(1)}
                onNext={() => goToStep(3)}
                onAdd={() => setAddingTeam(true)}
              >
                {heading("Your first team is ready. You can add another now, or later from the dashboard.")}
              </TeamsDone>
            )}
            {step === 2 && (teams.length === 0 || isAddingTeam) && (
              <TeamStep form={teamForm} onPrevious={() => goToStep(1)} onSubmit={() => saveTeam()} {...steps}>
                {heading(words.notes.team)}
              </TeamStep>
            )}
          </div>
          <aside aria-label="About this step" className="max-lg:hidden lg:sticky lg:top-26 lg:self-start">
            {step === 1 ? (
              <ProfilePreview form={profileForm} company={defaults.company} picture={logo.picture} />
            ) : (
              <SetupGuide />
            )}
          </aside>
        </div>
      )}
    </>
  );
};
