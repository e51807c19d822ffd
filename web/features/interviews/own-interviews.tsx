/** The interviews of whoever looks, and when they can be asked into one. */
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import type { Reply } from "#domain/endpoint.ts";
import { durationLabel } from "#domain/interviews/interview-status.ts";
import type { listOwnInterviews } from "#domain/interviews/scorecard.ts";
import { useDialog } from "../../lib/use-dialog.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Moment } from "../../ui/moment.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { typeWords } from "./interview-words.ts";

const HoursDialog = lazy(async () => ({ default: (await import("./hours-dialog.tsx")).HoursDialog }));

type Own = Reply<typeof listOwnInterviews>["interviews"][number];

const stateOf = (interview: Own, now: number): readonly [Tone, string] => {
  if (interview.status === "cancelled") return ["plain", "Cancelled"];
  if (interview.card === "submitted") return ["good", "Card in"];
  if (Date.parse(interview.scheduledAt) > now) return ["soft", "To come"];
  return ["warn", interview.card === "draft" ? "Card begun" : "Card missing"];
};

const Row = ({ interview, now }: { readonly interview: Own; readonly now: number }) => {
  const [tone, words] = stateOf(interview, now);
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 px-4.5 py-3.5">
      <div className="min-w-0 flex-1 basis-60">
        <Link
          to={`/platform/interviews/${interview.id}`}
          className="text-base/6 font-[560] underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {interview.candidate}
        </Link>
        <p className="text-sm/5 text-ink-3">{interview.jobTitle}</p>
      </div>
      <p className="text-[15px]/6 text-ink-2">
        <Moment iso={interview.scheduledAt} to="minute" />, {durationLabel(interview.duration)},{" "}
        {typeWords(interview.type)}
      </p>
      <Badge tone={tone}>{words}</Badge>
    </li>
  );
};

interface ListProps {
  readonly title: string;
  readonly interviews: readonly Own[];
  readonly now: number;
}

const List = ({ title, interviews, now }: ListProps) =>
  interviews.length === 0 ? null : (
    <section aria-label={title}>
      <h2 className="mb-3 text-xl/7">{title}</h2>
      <ul className={cardClass("divide-y divide-line")}>
        {interviews.map((interview) => (
          <Row key={interview.id} interview={interview} now={now} />
        ))}
      </ul>
    </section>
  );

interface OwnInterviewsProps {
  readonly interviews: readonly Own[];
  /** Of the server, when it answered: both renderings say the same. */
  readonly now: number;
}

export const OwnInterviews = ({ interviews, now }: OwnInterviewsProps) => {
  const hours = useDialog();
  const isToCome = (each: Own) => each.status === "scheduled" && Date.parse(each.scheduledAt) > now;
  const owes = (each: Own) => !isToCome(each) && each.status !== "cancelled" && each.card !== "submitted";
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-[32px]/[1.12] md:text-[40px]/[1.1]">My interviews</h1>
        <Button look="secondary" onClick={hours.ask}>
          My working hours
        </Button>
      </div>
      <div className="mt-7 grid gap-8">
        {interviews.length === 0 && (
          <EmptyState
            title="No interviews yet"
            text="When somebody asks you into a panel, the interview stands here with its questions and your scorecard."
          />
        )}
        <List title="Cards to write" interviews={interviews.filter(owes)} now={now} />
        <List title="To come" interviews={interviews.filter(isToCome).toReversed()} now={now} />
        <List title="Past" interviews={interviews.filter((each) => !isToCome(each) && !owes(each))} now={now} />
      </div>
      {hours.asked && (
        <Suspense>
          <HoursDialog open={hours.open} onOpenChange={hours.onOpenChange} />
        </Suspense>
      )}
    </>
  );
};
