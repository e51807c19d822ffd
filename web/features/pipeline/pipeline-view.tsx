/** A job's applications by stage: beside each other where there is room, one under the other on a phone. */
import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { moveApplication, type Pipeline, type PipelineApplication } from "#domain/pipeline/pipeline.ts";
import type { Stage } from "#domain/pipeline/stages.ts";
import { call } from "../../lib/api.ts";
import { useOneAtATime } from "../../lib/one-at-a-time.ts";
import { problemOf } from "../../lib/problem.ts";
import { useViewer } from "../../lib/viewer.ts";
import { SignUpPrompt } from "../../sections/workspace/sign-up-prompt.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast-store.ts";
import { ApplicationCard } from "./application-card.tsx";
import { stageWords } from "./stage-words.ts";

interface PipelineViewProps {
  readonly pipeline: Pipeline;
  readonly teamId: string | null;
  /** What to do while nobody has applied. */
  readonly whenEmpty: ReactNode;
}

export const PipelineView = ({ pipeline, teamId, whenEmpty }: PipelineViewProps) => {
  const { isInside, may } = useViewer();
  const { revalidate } = useRevalidator();
  const oneAtATime = useOneAtATime();
  const [asksVisitor, setAsksVisitor] = useState(false);

  const send = async ({ id, name, stage: from }: PipelineApplication, to: Stage): Promise<void> => {
    try {
      await call(moveApplication, { params: { id }, body: { from, to } });
      toast({ title: `${name}: ${stageWords[to]}`, description: `Moved from ${stageWords[from]}.` });
    } catch (error) {
      toast({ title: `${name} was not moved`, description: problemOf(error).message, look: "destructive" });
    }
    await revalidate();
  };
  const move = (application: PipelineApplication, to: Stage): void => {
    if (isInside) void oneAtATime(() => send(application, to));
    else setAsksVisitor(true);
  };

  const mayMove = !isInside || may("candidate.edit", teamId);
  if (pipeline.stages.every(({ count }) => count === 0)) {
    return (
      <EmptyState title="Nobody has applied yet" text="Whoever applies stands here, from Applied to Hired.">
        {whenEmpty}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
        {pipeline.stages.map(({ stage, count, applications }) => (
          <section key={stage} aria-label={stageWords[stage]} className="min-w-0">
            <h2 className="mb-2.5 flex items-baseline justify-between border-b border-line pb-2 font-text text-[15px]/6 font-[600] tracking-normal">
              {stageWords[stage]}
              <span className="text-sm/5 font-[520] text-ink-3 tabular-nums">{count}</span>
            </h2>
            {count === 0 ? (
              <p className="text-sm/5 text-ink-3">Nobody</p>
            ) : (
              <ul className="grid gap-2">
                {applications.map((application) => (
                  <ApplicationCard key={application.id} application={application} mayMove={mayMove} onMove={move} />
                ))}
              </ul>
            )}
            {count > applications.length && (
              <p className="mt-2 text-sm/5 text-ink-3 tabular-nums">and {count - applications.length} more</p>
            )}
          </section>
        ))}
      </div>
      <SignUpPrompt open={asksVisitor} onOpenChange={setAsksVisitor} deed="move a candidate" />
    </>
  );
};
