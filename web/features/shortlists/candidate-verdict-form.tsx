/** A reviewer's yes, maybe or no for one candidate, saved on click, and a comment, saved when the field is left. */
import { clsx } from "clsx";
import { Check, CircleHelp, ThumbsDown, ThumbsUp } from "lucide-react";
import { type FormEvent, useId } from "react";
import { type CandidateByLink, maxCommentLength } from "#domain/shortlists/shortlist-by-link.ts";
import { type Verdict, verdicts, verdictLabels } from "#domain/shortlists/shortlist-states.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import type { SaveAnswer } from "./answer-store.ts";
import { useAnswer } from "./use-answer.ts";

const verdictStyles: Readonly<Record<Verdict, { readonly Icon: typeof ThumbsUp; readonly selectedClass: string }>> = {
  yes: { Icon: ThumbsUp, selectedClass: "border-good bg-good-soft text-good" },
  maybe: { Icon: CircleHelp, selectedClass: "border-warn bg-warn-soft text-warn" },
  no: { Icon: ThumbsDown, selectedClass: "border-bad bg-bad-soft text-bad" },
};

interface CandidateVerdictFormProps {
  readonly candidate: CandidateByLink;
  readonly save: SaveAnswer;
}

export const CandidateVerdictForm = ({ candidate, save }: CandidateVerdictFormProps) => {
  const radioGroupName = useId();
  const { label } = candidate;
  const { verdict, comment, isSaving, isSaved, isCommentSaved, failure, store } = useAnswer(candidate, save);
  const sendComment = (event: FormEvent): void => {
    event.preventDefault();
    void store.save();
  };

  return (
    <form aria-label={`Your feedback on ${label}`} noValidate onSubmit={sendComment} className="grid gap-4">
      <fieldset>
        <legend className="text-[15px]/[22px] font-[540]">
          What do you think<span className="sr-only"> of {label}</span>?
        </legend>
        <div className="mt-2.5 grid grid-cols-3 gap-2">
          {verdicts.map((each) => {
            const { Icon, selectedClass } = verdictStyles[each];
            return (
              <label
                key={each}
                className={clsx(
                  "flex h-12 cursor-pointer items-center justify-center gap-2 rounded-control border text-[15px] font-[560] transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand",
                  verdict === each ? selectedClass : "border-edge/45 text-ink hover:border-edge hover:bg-paper-2",
                )}
              >
                <input
                  type="radio"
                  name={radioGroupName}
                  value={each}
                  checked={verdict === each}
                  onChange={() => {
                    store.change({ verdict: each });
                    void store.save();
                  }}
                  className="sr-only"
                />
                <Icon className="size-4.5 shrink-0" aria-hidden="true" />
                {verdictLabels[each]}
              </label>
            );
          })}
        </div>
      </fieldset>
      <Field label="Comment (optional)">
        <Textarea
          rows={3}
          value={comment}
          maxLength={maxCommentLength}
          onChange={(event) => store.change({ comment: event.target.value })}
          onBlur={() => void store.save()}
        />
      </Field>
      <div className="flex min-h-9 flex-wrap items-center gap-3">
        {verdict !== null && !isCommentSaved && (
          <Button type="submit" variant="secondary" size="small" busy={isSaving && "Saving"}>
            Save comment
          </Button>
        )}
        <p className="flex items-center gap-1.5 text-sm/5 text-ink-2" aria-live="polite">
          {verdict !== null && isSaved && (
            <>
              <Check className="size-4 text-good" aria-hidden="true" />
              Saved. You can change it until the shortlist closes.
            </>
          )}
          {verdict === null && comment.trim() !== "" && "Choose Yes, Maybe or No to send your comment."}
        </p>
      </div>
      <FailureNotice text={failure} />
    </form>
  );
};
