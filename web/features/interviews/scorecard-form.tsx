/** The viewer's scorecard: a draft, then submitted once, then amendable with a reason that everyone sees. */
import { clsx } from "clsx";
import { useState } from "react";
import type { InterviewKit } from "#domain/interviews/interview-kit.ts";
import {
  amendScorecard,
  type ScorecardDraft,
  saveScorecard,
  type Scorecard,
  submitScorecard,
  submittedScorecard,
} from "#domain/interviews/scorecard.ts";
import {
  maxRating,
  minRating,
  ratingLabels,
  recommendations,
  recommendationLabels,
} from "#domain/interviews/scorecard-values.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { SubmittedScorecard } from "./submitted-scorecard.tsx";

const ratingOptionClass =
  "relative grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-control border border-edge/60 px-3 text-[15px]/5 font-[560] transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand";

interface RatingProps {
  readonly name: string;
  readonly group: string;
  readonly value: number | undefined;
  readonly onRate: (value: number) => void;
}

const Rating = ({ name, group, value, onRate }: RatingProps) => (
  <fieldset className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3">
    <legend className="sr-only">{name}</legend>
    <p
      aria-hidden="true"
      className="min-w-0 flex-1 basis-40 self-center text-[15px]/6 font-[560] wrap-anywhere sm:-mt-5"
    >
      {name}
    </p>
    <div>
      <div className="flex gap-1.5">
        {Object.entries(ratingLabels).map(([number, label]) => (
          <label key={number} className={ratingOptionClass} title={label}>
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={value === Number(number)}
              onChange={() => onRate(Number(number))}
            />
            <span aria-hidden="true">{number}</span>
            <span className="sr-only">
              {number}, {label}
            </span>
          </label>
        ))}
      </div>
      {/* Shows the ends of the scale until a rating is chosen, then the label of that rating. */}
      <p className="mt-1 flex justify-between text-[13px]/5 text-ink-3" aria-live="polite">
        {value === undefined ? (
          <>
            <span aria-hidden="true">{ratingLabels[minRating]}</span>
            <span aria-hidden="true">{ratingLabels[maxRating]}</span>
          </>
        ) : (
          <span className="text-ink-2">{ratingLabels[value]}</span>
        )}
      </p>
    </div>
  </fieldset>
);

const emptyDraft: ScorecardDraft = { ratings: [], notes: "", recommendation: null };

const isSame = (one: ScorecardDraft, other: ScorecardDraft): boolean =>
  one.notes.trim() === other.notes &&
  one.recommendation === other.recommendation &&
  one.ratings.length === other.ratings.length &&
  one.ratings.every(({ key, rating }) => other.ratings.some((each) => each.key === key && each.rating === rating));

interface ScorecardFormProps {
  readonly interviewId: string;
  readonly kit: InterviewKit;
  readonly scorecard: Scorecard | null;
  readonly hasStarted: boolean;
  /** Others are on the panel too. */
  readonly hasOthers: boolean;
}

const EditForm = ({
  interviewId,
  kit,
  scorecard,
  hasStarted,
  hasOthers,
  onDone,
}: ScorecardFormProps & { readonly onDone: () => void }) => {
  const isSubmitted = scorecard?.status === "submitted";
  const [draft, setDraft] = useState<ScorecardDraft>(() =>
    scorecard === null
      ? emptyDraft
      : { ratings: scorecard.ratings, notes: scorecard.notes, recommendation: scorecard.recommendation },
  );
  const [reason, setReason] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const mutation = useApiMutation();
  const params = { id: interviewId };

  const rate = (key: string, name: string, rating: number): void =>
    setDraft({ ...draft, ratings: [...draft.ratings.filter((each) => each.key !== key), { key, name, rating }] });

  const saveDraft = async (): Promise<void> => {
    setErrors({});
    const problem = await mutation.run(() => call(saveScorecard, { params, body: draft }));
    if (problem === undefined) toast({ title: "Draft saved", description: "Only you can see it until you submit it." });
  };

  const submit = async (): Promise<void> => {
    const parsed = submittedScorecard.safeParse(draft);
    const fieldErrors: Record<string, string> = {};
    for (const issue of parsed.error?.issues ?? []) fieldErrors[String(issue.path[0])] ??= issue.message;
    if (isSubmitted && reason.trim().length < 5) fieldErrors["reason"] = "Enter a reason for the change";
    if (isSubmitted && isSame(draft, scorecard)) fieldErrors["reason"] = "You haven't changed anything yet";
    setErrors(fieldErrors);
    if (parsed.data === undefined || Object.keys(fieldErrors).length > 0) return;
    const body = parsed.data;
    const problem = await mutation.run(() =>
      isSubmitted
        ? call(amendScorecard, { params, body: { ...body, reason } })
        : call(submitScorecard, { params, body }),
    );
    if (problem !== undefined) return;
    toast({
      title: isSubmitted ? "Scorecard updated" : "Scorecard submitted",
      description: isSubmitted
        ? "The earlier version stays visible."
        : hasOthers
          ? "You can now see the other scorecards below."
          : "You can also find it on the candidate's page.",
    });
    onDone();
  };

  return (
    <form
      noValidate
      aria-label="Your scorecard"
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void (hasStarted ? submit() : saveDraft());
      }}
    >
      <div>
        <div className="divide-y divide-line">
          {kit.attributes.map(({ key, name }) => (
            <Rating
              key={key}
              name={name}
              group={`rating-${key}`}
              value={draft.ratings.find((each) => each.key === key)?.rating}
              onRate={(rating) => rate(key, name, rating)}
            />
          ))}
        </div>
        {errors["ratings"] !== undefined && (
          <p role="alert" className="mt-1 text-sm/5 text-bad">
            {errors["ratings"]}
          </p>
        )}
      </div>
      <Field label="What you saw and heard" hint="Start with facts and examples." error={errors["notes"]}>
        <Textarea
          rows={6}
          value={draft.notes}
          onChange={(event) => setDraft({ ...draft, notes: event.target.value })}
        />
      </Field>
      <fieldset>
        <legend className="mb-2 text-[15px]/[22px] font-[540]">Would you hire this person for this job?</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {recommendations.map((recommendation) => (
            <label key={recommendation} className={clsx(ratingOptionClass, "min-w-0")}>
              <input
                type="radio"
                name="recommendation"
                className="sr-only"
                checked={draft.recommendation === recommendation}
                onChange={() => setDraft({ ...draft, recommendation })}
              />
              {recommendationLabels[recommendation]}
            </label>
          ))}
        </div>
        {errors["recommendation"] !== undefined && (
          <p role="alert" className="mt-1.5 text-sm/5 text-bad">
            {errors["recommendation"]}
          </p>
        )}
      </fieldset>
      {isSubmitted && (
        <Field
          label="Reason for the change"
          hint="Everyone who can see the scorecard sees this and the earlier version."
          error={errors["reason"]}
        >
          <Input value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
      <FailureNotice text={mutation.failure} />
      <div className="flex flex-wrap gap-3">
        {hasStarted && (
          <Button type="submit" busy={mutation.busy && "Saving"}>
            {isSubmitted ? "Save changes" : "Submit scorecard"}
          </Button>
        )}
        {isSubmitted ? (
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => void saveDraft()}>
            Save draft
          </Button>
        )}
      </div>
    </form>
  );
};

export const ScorecardForm = (props: ScorecardFormProps) => {
  const { scorecard } = props;
  const [amending, setAmending] = useState(false);
  if (scorecard?.status === "submitted" && !amending)
    return <SubmittedScorecard scorecard={scorecard} onAmend={() => setAmending(true)} />;
  return <EditForm {...props} onDone={() => setAmending(false)} />;
};
