import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Dashboard } from "#domain/dashboard/dashboard.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { LoadSampleData } from "./sample-data.tsx";

interface Step {
  readonly title: string;
  readonly text: string;
  readonly done: boolean;
  readonly action: ReactNode;
}

interface FirstStepsProps {
  readonly dashboard: Dashboard;
  readonly firstTeam: ReactNode;
  readonly firstJob: ReactNode;
}

const buildSteps = ({
  dashboard: { workspace, teams, jobs },
  firstTeam,
  firstJob,
}: FirstStepsProps): readonly Step[] => [
  {
    title: "Company profile",
    text: "Tell candidates who you are and how you work.",
    done: workspace.hasProfile,
    action: (
      <Link to="/platform/onboarding" className={buttonClass()}>
        Complete profile
      </Link>
    ),
  },
  {
    title: "First team",
    text: "Invite the people who hire for a job together.",
    done: teams.length > 0,
    action: firstTeam,
  },
  {
    title: "First job",
    text: "All you need for a draft is a title.",
    done: jobs.length > 0,
    action: firstJob,
  },
];

const StepMark = ({
  step,
  number,
  isNext,
}: {
  readonly step: Step;
  readonly number: number;
  readonly isNext: boolean;
}) =>
  step.done ? (
    <span className="grid size-7 shrink-0 place-items-center rounded-full bg-good-soft text-good">
      <Check className="size-4" aria-hidden="true" />
      <span className="sr-only">Done:</span>
    </span>
  ) : (
    <span
      aria-hidden="true"
      className={`grid size-7 shrink-0 place-items-center rounded-full border text-sm font-[600] tabular-nums ${isNext ? "border-brand text-brand" : "border-edge/50 text-ink-3"}`}
    >
      {number}
    </span>
  );

const titles = ["", "One step left", "Two steps left", "Your workspace is ready. Here's how to start."] as const;

/** A step is done once its data exists; the card disappears after the last step. */
export const FirstSteps = (props: FirstStepsProps) => {
  const steps = buildSteps(props);
  const remaining = steps.filter(({ done }) => !done);
  const { teams, jobs } = props.dashboard;
  if (remaining.length === 0) return null;
  return (
    <section aria-labelledby="first-steps" className={cardClass("overflow-hidden")}>
      <h2 id="first-steps" className="px-5 pt-4.5 pb-4 text-[21px] md:px-5.5">
        {titles[remaining.length]}
      </h2>
      <ol aria-labelledby="first-steps" className="grid gap-px border-t border-line bg-line md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-3.5 bg-card px-5 py-4 md:px-5.5 md:py-5">
            <StepMark step={step} number={index + 1} isNext={step === remaining[0]} />
            <div className="min-w-0">
              <p className={`text-base/7 font-[600] ${step.done ? "text-ink-3" : ""}`}>{step.title}</p>
              {!step.done && <p className="mt-0.5 text-[15px]/6 text-ink-2">{step.text}</p>}
              {step === remaining[0] && <div className="mt-3.5">{step.action}</div>}
            </div>
          </li>
        ))}
      </ol>
      {teams.length === 0 && jobs.length === 0 && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line bg-paper-2 px-5 py-2 text-[15px]/6 text-ink-2 max-sm:py-3 md:px-5.5">
          <p className="min-w-0 flex-1 basis-72">
            Just looking? Load sample data to see three teams at work. It's clearly marked, and you can remove it with
            one click.
          </p>
          <div className="max-sm:-ml-3.5 sm:-mr-3.5">
            <LoadSampleData variant="quiet" size="small" label="Load sample data" />
          </div>
        </div>
      )}
    </section>
  );
};
