/** The candidates of a shortlist in order, each with the recruiter's note. */
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { candidateLetter } from "#domain/shortlists/shown-candidate.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/input.tsx";

export interface ListedCandidate {
  readonly applicationId: string;
  readonly name: string;
  readonly title: string | null;
  readonly why: string;
}

interface ListedCandidatesProps {
  readonly candidates: readonly ListedCandidate[];
  readonly isAnonymous: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (people: readonly ListedCandidate[]) => void;
}

const swapItems = (
  candidates: readonly ListedCandidate[],
  index: number,
  target: number,
): readonly ListedCandidate[] => {
  const [movedCandidate, displaced] = [candidates[index], candidates[target]];
  if (movedCandidate === undefined || displaced === undefined) return candidates;
  return candidates.map((each, position) =>
    position === index ? displaced : position === target ? movedCandidate : each,
  );
};

export const ListedCandidates = ({ candidates, isAnonymous, errors, onChange }: ListedCandidatesProps) => (
  <section aria-label="Candidates on the shortlist">
    <h3 className="font-text text-[15px]/[22px] font-[540] tracking-normal">
      {candidates.length === 1 ? "1 candidate" : `${candidates.length} candidates`}, in this order
    </h3>
    {errors["entries"] !== undefined && (
      <p role="alert" className="mt-1 text-sm/5 text-bad">
        {errors["entries"]}
      </p>
    )}
    <ol className="mt-3 grid gap-3">
      {candidates.map((candidate, index) => (
        <li key={candidate.applicationId} className="rounded-control border border-line bg-paper px-4 pt-3 pb-4">
          <div className="flex items-start gap-2">
            <p className="min-w-0 flex-1 text-[15px]/6 wrap-anywhere">
              <span className="font-[600]">{candidate.name}</span>
              {isAnonymous && <span className="text-ink-3">, shown as Candidate {candidateLetter(index)}</span>}
              {candidate.title !== null && <span className="block text-sm/5 text-ink-2">{candidate.title}</span>}
            </p>
            <span className="flex shrink-0">
              <Button
                variant="quiet"
                size="small"
                className="px-2!"
                aria-label={`Move ${candidate.name} up`}
                disabled={index === 0}
                onClick={() => onChange(swapItems(candidates, index, index - 1))}
              >
                <ArrowUp aria-hidden="true" />
              </Button>
              <Button
                variant="quiet"
                size="small"
                className="px-2!"
                aria-label={`Move ${candidate.name} down`}
                disabled={index === candidates.length - 1}
                onClick={() => onChange(swapItems(candidates, index, index + 1))}
              >
                <ArrowDown aria-hidden="true" />
              </Button>
              <Button
                variant="quiet"
                size="small"
                className="px-2!"
                aria-label={`Remove ${candidate.name}`}
                disabled={candidates.length === 1}
                onClick={() => onChange(candidates.filter((each) => each !== candidate))}
              >
                <X aria-hidden="true" />
              </Button>
            </span>
          </div>
          <Field
            label={
              <>
                Why you recommend them<span className="sr-only">: {candidate.name}</span>
              </>
            }
            error={errors[`entries.${index}.why`]}
            className="mt-2"
          >
            <Textarea
              rows={2}
              value={candidate.why}
              maxLength={1000}
              onChange={(event) =>
                onChange(candidates.map((each) => (each === candidate ? { ...each, why: event.target.value } : each)))
              }
            />
          </Field>
        </li>
      ))}
    </ol>
  </section>
);
