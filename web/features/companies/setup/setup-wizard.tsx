import { withQueries } from "../../../lib/query/query-provider.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { TeamMemberNote, TwoFactorNote } from "./setup-notes.tsx";
import { SetupSkeleton } from "./setup-skeleton.tsx";
import { SetupSteps, type SetupText } from "./setup-steps.tsx";
import { useSetup } from "./setup.queries.ts";

const SetupWizard = ({ words }: { readonly words: SetupText }) => {
  const { data: setup, isPending, isFetching, refetch } = useSetup();
  if (setup === undefined) {
    if (isPending) return <SetupSkeleton />;
    return (
      <div className="mt-7 md:mt-9">
        <ErrorState
          title="We couldn't load your setup"
          text="Your answers are saved. Check your connection and try again."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </div>
    );
  }
  if (setup.kind === "member") return <TeamMemberNote company={setup.company} />;
  if (setup.kind === "two-factor-required") return <TwoFactorNote />;
  return <SetupSteps setup={setup} words={words} />;
};

export default withQueries(SetupWizard);
