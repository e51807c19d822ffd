import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Dashboard } from "#domain/dashboard/dashboard.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { useDismissed } from "../../lib/use-dismissed.ts";
import { Button, buttonClass, type ButtonVariant } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { LoadSampleData } from "./sample-data.tsx";

interface Step {
  readonly title: string;
  readonly text: string;
  readonly done: boolean;
  /** Null while an earlier step has to be done first. */
  readonly action: ((variant: ButtonVariant) => ReactNode) | null;
  readonly onSkip?: () => void;
}

export interface FirstStepsProps {
  readonly dashboard: Dashboard;
  readonly renderNewJob: (variant: ButtonVariant) => ReactNode;
}

const linkTo = (to: string, label: string) => (variant: ButtonVariant) => (
  <Link to={to} className={buttonClass(variant, "small")}>
    {label}
  </Link>
);

/** A sole owner can finish each step alone. */
const useSteps = ({ dashboard: { workspace, jobs }, renderNewJob }: FirstStepsProps): readonly Step[] => {
  const { me } = useViewer();
  const [isInviteSkipped, skipInvite] = useDismissed(`invite-${workspace.id}`);
  const draft = jobs.find(({ status }) => status === "draft");
  return [
    {
      title: "Company profile",
      text: "Tell candidates who you are and how you work.",
      done: workspace.hasProfile,
      action: linkTo("/platform/onboarding", "Complete profile"),
    },
    {
      title: "First job",
      text: "All you need for a draft is a title.",
      done: jobs.length > 0,
      action: renderNewJob,
    },
    {
      title: "Publish the job",
      text:
        me.person?.emailVerified === false
          ? "Confirm your email address first. Use the link that we emailed you."
          : "Candidates can then find it and apply.",
      done: jobs.some(({ status }) => status !== "draft"),
      action: draft === undefined ? null : linkTo(`/platform/jobs/${draft.id}`, "Open draft"),
    },
    {
      title: "Invite a team member",
      text: "Optional. Hire together with a manager or an interviewer.",
      done: workspace.hasInvited || isInviteSkipped,
      action: linkTo("/platform/settings#invitations", "Invite"),
      onSkip: skipInvite,
    },
  ];
};

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

const titles = [
  "",
  "One step left",
  "Two steps left",
  "Three steps left",
  "Your workspace is ready. Here's how to start.",
] as const;

/** A step is done once its data exists; the card disappears after the last step, or when it is dismissed. */
export const FirstSteps = (props: FirstStepsProps) => {
  const { workspace, teams, jobs } = props.dashboard;
  const [isDismissed, dismiss] = useDismissed(`first-steps-${workspace.id}`);
  const steps = useSteps(props);
  const remaining = steps.filter(({ done }) => !done);
  if (isDismissed || remaining.length === 0) return null;
  const next = remaining.find(({ action }) => action !== null);
  return (
    <section aria-labelledby="first-steps" className={cardClass("overflow-hidden")}>
      <div className="flex items-center justify-between gap-4 px-5 py-2.5">
        <h2 id="first-steps" className="text-[21px]">
          {titles[remaining.length]}
        </h2>
        <Button variant="quiet" size="small" className="-mr-2.5 px-2.5!" onClick={dismiss}>
          Dismiss<span className="sr-only"> these steps</span>
        </Button>
      </div>
      <ol
        aria-labelledby="first-steps"
        className="grid gap-px border-t border-line bg-line md:grid-cols-2 xl:grid-cols-4"
      >
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-3.5 bg-card px-5 py-4">
            <StepMark step={step} number={index + 1} isNext={step === next} />
            <div className="flex min-w-0 flex-1 flex-col">
              <p className={`text-base/7 font-[600] ${step.done ? "text-ink-3" : ""}`}>{step.title}</p>
              {!step.done && (
                <>
                  <p className="mt-0.5 mb-3.5 text-sm/5 text-ink-2">{step.text}</p>
                  <div className="mt-auto flex gap-1 empty:hidden">
                    {step.action?.(step === next ? "primary" : "secondary")}
                    {step.onSkip !== undefined && (
                      <Button variant="quiet" size="small" className="px-2.5!" onClick={step.onSkip}>
                        Skip<span className="sr-only"> the invitation</span>
                      </Button>
                    )}
                  </div>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
      {teams.length === 0 && jobs.length === 0 && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line bg-paper-2 px-5 py-2 text-[15px]/6 text-ink-2 max-sm:py-3">
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
