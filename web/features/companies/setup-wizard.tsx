import { withQueries } from "../../lib/query-provider.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { ColleagueNote, SecondFactorNote } from "./setup-notes.tsx";
import { SetupSkeleton } from "./setup-skeleton.tsx";
import { SetupSteps, type SetupWords } from "./setup-steps.tsx";
import { useSetup } from "./setup.queries.ts";

const SetupWizard = ({ words }: { readonly words: SetupWords }) => {
  const { data: setup, isPending, isFetching, refetch } = useSetup();
  if (setup === undefined) {
    if (isPending) return <SetupSkeleton />;
    return (
      <div className="mt-7 md:mt-9">
        <ErrorState
          title="Your setup could not be read"
          text="Nothing is lost. Check your connection and try again."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </div>
    );
  }
  if (setup.kind === "colleague") return <ColleagueNote company={setup.company} />;
  if (setup.kind === "second factor first") return <SecondFactorNote />;
  return <SetupSteps setup={setup} words={words} />;
};

export default withQueries(SetupWizard);
