import type { ReactNode } from "react";
import type { FoundPerson } from "#domain/candidates/search-candidates.ts";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Moment } from "../../ui/moment.tsx";
import { type Column, Table } from "../../ui/table.tsx";

const skillsShown = 4;

const yearsOf = ({ years }: FoundPerson): string =>
  years === null ? "" : `${years} ${years === 1 ? "year" : "years"}`;
const wishOf = ({ desiredSalary }: FoundPerson): string =>
  desiredSalary === null ? "" : `$${Math.round(desiredSalary).toLocaleString("en-US")}`;
const workOf = ({ currentTitle, currentCompany }: FoundPerson): string =>
  [currentTitle, currentCompany].filter((each) => each !== null && each !== "").join(", ");

const Skills = ({ person: { skills } }: { readonly person: FoundPerson }) => (
  <span className="text-sm/5 text-ink-2">
    {skills.slice(0, skillsShown).join(", ")}
    {skills.length > skillsShown && (
      <span className="whitespace-nowrap text-ink-3"> +{skills.length - skillsShown}</span>
    )}
  </span>
);

const Name = ({ person, opener }: { readonly person: FoundPerson; readonly opener: ReactNode }) => (
  <span className="block min-w-52">
    <span className="font-[560] wrap-anywhere">
      {opener}
      {person.isSample && <SampleBadge />}
    </span>
    <span className="block text-sm/5 text-ink-3 wrap-anywhere">{workOf(person)}</span>
  </span>
);

const columnsWith = (open: (person: FoundPerson) => ReactNode): readonly Column<FoundPerson>[] => [
  { key: "name", title: "Person", cell: (person) => <Name person={person} opener={open(person)} /> },
  { key: "skills", title: "Skills", cell: (person) => <Skills person={person} /> },
  { key: "place", title: "Place", cell: (person) => <span className="text-ink-2">{person.location}</span> },
  {
    key: "years",
    title: "Years",
    align: "right",
    cell: (person) => <span className="tabular-nums">{person.years}</span>,
  },
  {
    key: "wish",
    title: "Wants",
    align: "right",
    cell: (person) => <span className="tabular-nums">{wishOf(person)}</span>,
  },
  {
    key: "applications",
    title: "Applied",
    align: "right",
    cell: (person) => <span className="tabular-nums">{person.applications}</span>,
  },
  {
    key: "added",
    title: "Added",
    align: "right",
    cell: (person) => (
      <span className="text-sm text-ink-3">
        <Moment iso={person.addedAt} />
      </span>
    ),
  },
];

const PhoneRow = ({ person, opener }: { readonly person: FoundPerson; readonly opener: ReactNode }) => (
  <li className="px-5 py-3.5">
    <Name person={person} opener={opener} />
    <p className="mt-1 text-sm/5 text-ink-2">
      {[person.location ?? "", yearsOf(person), wishOf(person)].filter((each) => each !== "").join(" · ")}
    </p>
    <p className="mt-1 text-sm/5">
      <Skills person={person} />
    </p>
  </li>
);

interface PeopleTableProps {
  readonly people: readonly FoundPerson[];
  /** The name, as what opens the person. */
  readonly open: (person: FoundPerson) => ReactNode;
}

export const PeopleTable = ({ people, open }: PeopleTableProps) => (
  <>
    <div className="max-md:hidden">
      <Table caption="People" columns={columnsWith(open)} rows={people} rowKey={({ id }) => id} />
    </div>
    <ul aria-label="People" className={cardClass("divide-y divide-line md:hidden")}>
      {people.map((person) => (
        <PhoneRow key={person.id} person={person} opener={open(person)} />
      ))}
    </ul>
  </>
);
