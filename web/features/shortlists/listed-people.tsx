/** Those who are put on a list, in its order, each with the recruiter's words. */
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { letterOf } from "#domain/shortlists/shown-candidate.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/input.tsx";

export interface PersonOnList {
  readonly applicationId: string;
  readonly name: string;
  readonly title: string | null;
  readonly why: string;
}

interface ListedPeopleProps {
  readonly people: readonly PersonOnList[];
  readonly isAnonymous: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (people: readonly PersonOnList[]) => void;
}

const swapped = (people: readonly PersonOnList[], at: number, to: number): readonly PersonOnList[] => {
  const [one, other] = [people[at], people[to]];
  if (one === undefined || other === undefined) return people;
  return people.map((each, place) => (place === at ? other : place === to ? one : each));
};

export const ListedPeople = ({ people, isAnonymous, errors, onChange }: ListedPeopleProps) => (
  <section aria-label="People on the list">
    <h3 className="font-text text-[15px]/[22px] font-[540] tracking-normal">
      {people.length === 1 ? "1 person" : `${people.length} people`}, in this order
    </h3>
    {errors["entries"] !== undefined && (
      <p role="alert" className="mt-1 text-sm/5 text-bad">
        {errors["entries"]}
      </p>
    )}
    <ol className="mt-3 grid gap-3">
      {people.map((person, at) => (
        <li key={person.applicationId} className="rounded-control border border-line bg-paper px-4 pt-3 pb-4">
          <div className="flex items-start gap-2">
            <p className="min-w-0 flex-1 text-[15px]/6 wrap-anywhere">
              <span className="font-[600]">{person.name}</span>
              {isAnonymous && <span className="text-ink-3">, shown as Candidate {letterOf(at)}</span>}
              {person.title !== null && <span className="block text-sm/5 text-ink-2">{person.title}</span>}
            </p>
            <span className="flex shrink-0">
              <Button
                look="quiet"
                size="small"
                className="px-2!"
                aria-label={`Move ${person.name} up`}
                disabled={at === 0}
                onClick={() => onChange(swapped(people, at, at - 1))}
              >
                <ArrowUp aria-hidden="true" />
              </Button>
              <Button
                look="quiet"
                size="small"
                className="px-2!"
                aria-label={`Move ${person.name} down`}
                disabled={at === people.length - 1}
                onClick={() => onChange(swapped(people, at, at + 1))}
              >
                <ArrowDown aria-hidden="true" />
              </Button>
              <Button
                look="quiet"
                size="small"
                className="px-2!"
                aria-label={`Leave ${person.name} out`}
                disabled={people.length === 1}
                onClick={() => onChange(people.filter((each) => each !== person))}
              >
                <X aria-hidden="true" />
              </Button>
            </span>
          </div>
          <Field
            label={
              <>
                Why you suggest them<span className="sr-only">: {person.name}</span>
              </>
            }
            error={errors[`entries.${at}.why`]}
            className="mt-2"
          >
            <Textarea
              rows={2}
              value={person.why}
              maxLength={1000}
              onChange={(event) =>
                onChange(people.map((each) => (each === person ? { ...each, why: event.target.value } : each)))
              }
            />
          </Field>
        </li>
      ))}
    </ol>
  </section>
);
