/** One's own scorecard: kept as a draft, handed in once, amended afterwards in sight of everyone. */
import { clsx } from "clsx";
import { useState } from "react";
import type { InterviewKit } from "#domain/interviews/interview-kit.ts";
import {
  amendScorecard,
  type CardDraft,
  saveScorecard,
  type Scorecard,
  submitScorecard,
  wholeCard,
} from "#domain/interviews/scorecard.ts";
import {
  highestRating,
  lowestRating,
  ratingWords,
  recommendations,
  recommendationWords,
} from "#domain/interviews/scorecard-words.ts";
import { call } from "../../lib/api.ts";
import { useChange } from "../../lib/use-change.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { CardRead } from "./card-read.tsx";

const mark =
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
        {Object.entries(ratingWords).map(([number, words]) => (
          <label key={number} className={mark} title={words}>
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={value === Number(number)}
              onChange={() => onRate(Number(number))}
            />
            <span aria-hidden="true">{number}</span>
            <span className="sr-only">
              {number}, {words}
            </span>
          </label>
        ))}
      </div>
      {/* The ends of the scale until something is chosen; then what the number stands for. */}
      <p className="mt-1 flex justify-between text-[13px]/5 text-ink-3" aria-live="polite">
        {value === undefined ? (
          <>
            <span aria-hidden="true">{ratingWords[lowestRating]}</span>
            <span aria-hidden="true">{ratingWords[highestRating]}</span>
          </>
        ) : (
          <span className="text-ink-2">{ratingWords[value]}</span>
        )}
      </p>
    </div>
  </fieldset>
);

const emptyCard: CardDraft = { ratings: [], notes: "", recommendation: null };

const isSame = (one: CardDraft, other: CardDraft): boolean =>
  one.notes.trim() === other.notes &&
  one.recommendation === other.recommendation &&
  one.ratings.length === other.ratings.length &&
  one.ratings.every(({ key, rating }) => other.ratings.some((each) => each.key === key && each.rating === rating));

interface ScorecardFormProps {
  readonly interviewId: string;
  readonly kit: InterviewKit;
  readonly card: Scorecard | null;
}

const Form = ({ interviewId, kit, card, onDone }: ScorecardFormProps & { readonly onDone: () => void }) => {
  const isIn = card?.status === "submitted";
  const [draft, setDraft] = useState<CardDraft>(() =>
    card === null ? emptyCard : { ratings: card.ratings, notes: card.notes, recommendation: card.recommendation },
  );
  const [reason, setReason] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const change = useChange();
  const params = { id: interviewId };

  const rate = (key: string, name: string, rating: number): void =>
    setDraft({ ...draft, ratings: [...draft.ratings.filter((each) => each.key !== key), { key, name, rating }] });

  const keep = async (): Promise<void> => {
    setErrors({});
    const failed = await change.run(() => call(saveScorecard, { params, body: draft }));
    if (failed === undefined) toast({ title: "Draft kept", description: "Only you see it until you hand it in." });
  };

  const handIn = async (): Promise<void> => {
    const whole = wholeCard.safeParse(draft);
    const wrong: Record<string, string> = {};
    for (const issue of whole.error?.issues ?? []) wrong[String(issue.path[0])] ??= issue.message;
    if (isIn && reason.trim().length < 5) wrong["reason"] = "Please say why the card changes";
    if (isIn && isSame(draft, card)) wrong["reason"] = "Nothing on the card has changed yet";
    setErrors(wrong);
    if (whole.data === undefined || Object.keys(wrong).length > 0) return;
    const body = whole.data;
    const failed = await change.run(() =>
      isIn ? call(amendScorecard, { params, body: { ...body, reason } }) : call(submitScorecard, { params, body }),
    );
    if (failed !== undefined) return;
    toast({
      title: isIn ? "Scorecard amended" : "Scorecard handed in",
      description: isIn ? "What it said before stays beside it." : "You can now read what the others wrote.",
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
        void handIn();
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
      <Field label="What you saw and heard" hint="Facts and examples first." error={errors["notes"]}>
        <Textarea
          rows={6}
          value={draft.notes}
          onChange={(event) => setDraft({ ...draft, notes: event.target.value })}
        />
      </Field>
      <fieldset>
        <legend className="mb-2 text-[15px]/[22px] font-[540]">Would you hire this person for this job?</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {recommendations.map((each) => (
            <label key={each} className={clsx(mark, "min-w-0")}>
              <input
                type="radio"
                name="recommendation"
                className="sr-only"
                checked={draft.recommendation === each}
                onChange={() => setDraft({ ...draft, recommendation: each })}
              />
              {recommendationWords[each]}
            </label>
          ))}
        </div>
        {errors["recommendation"] !== undefined && (
          <p role="alert" className="mt-1.5 text-sm/5 text-bad">
            {errors["recommendation"]}
          </p>
        )}
      </fieldset>
      {isIn && (
        <Field
          label="Why it changes"
          hint="Everyone who reads the card sees this, and what it said before."
          error={errors["reason"]}
        >
          <Input value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
      <FailureNotice text={change.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.busy && "Saving"}>
          {isIn ? "Save the amendment" : "Hand in the scorecard"}
        </Button>
        <Button look="secondary" onClick={() => (isIn ? onDone() : void keep())}>
          {isIn ? "Leave it as it is" : "Keep as a draft"}
        </Button>
      </div>
    </form>
  );
};

export const ScorecardForm = (props: ScorecardFormProps) => {
  const { card } = props;
  const [amending, setAmending] = useState(false);
  if (card?.status === "submitted" && !amending) return <CardRead card={card} onAmend={() => setAmending(true)} />;
  return <Form {...props} onDone={() => setAmending(false)} />;
};
