import type { ReactNode } from "react";
import type { FoundCandidate } from "#domain/candidates/search-candidates.ts";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { type Column, Table } from "../../ui/table.tsx";

const maxSkillsShown = 4;

const formatYears = ({ years }: FoundCandidate): string =>
  years === null ? "" : `${years} ${years === 1 ? "year" : "years"}`;
const formatDesiredSalary = ({ desiredSalary }: FoundCandidate): string =>
  desiredSalary === null ? "" : `$${Math.round(desiredSalary).toLocaleString("en-US")}`;
const currentPositionOf = ({ currentTitle, currentCompany }: FoundCandidate): string =>
  [currentTitle, currentCompany].filter((each) => each !== null && each !== "").join(", ");

const Skills = ({ person: { skills } }: { readonly person: FoundCandidate }) => (
  <span className="text-sm/5 text-ink-2">
    {skills.slice(0, maxSkillsShown).join(", ")}
    {skills.length > maxSkillsShown && (
      <span className="whitespace-nowrap text-ink-3"> +{skills.length - maxSkillsShown}</span>
    )}
  </span>
);

const Name = ({ person, opener: openControl }: { readonly person: FoundCandidate; readonly opener: ReactNode }) => (
  <span className="block min-w-52">
    <span className="font-[560] wrap-anywhere">
      {openControl}
      {person.isSample && <SampleBadge />}
    </span>
    <span className="block text-sm/5 text-ink-3 wrap-anywhere">{currentPositionOf(person)}</span>
  </span>
);

const buildColumns = (open: (person: FoundCandidate) => ReactNode): readonly Column<FoundCandidate>[] => [
  { key: "name", title: "Candidate", cell: (person) => <Name person={person} opener={open(person)} /> },
  { key: "skills", title: "Skills", cell: (person) => <Skills person={person} /> },
  { key: "place", title: "Location", cell: (person) => <span className="text-ink-2">{person.location}</span> },
  {
    key: "years",
    title: "Years",
    align: "right",
    cell: (person) => <span className="tabular-nums">{person.years}</span>,
  },
  {
    key: "wish",
    title: "Desired salary",
    align: "right",
    cell: (person) => <span className="tabular-nums">{formatDesiredSalary(person)}</span>,
  },
  {
    key: "applications",
    title: "Applications",
    align: "right",
    cell: (person) => <span className="tabular-nums">{person.applications}</span>,
  },
  {
    key: "added",
    title: "Added",
    align: "right",
    cell: (person) => (
      <span className="text-sm text-ink-3">
        <Timestamp iso={person.addedAt} />
      </span>
    ),
  },
];

const PhoneRow = ({ person, opener: openControl }: { readonly person: FoundCandidate; readonly opener: ReactNode }) => (
  <li className="px-5 py-3.5">
    <Name person={person} opener={openControl} />
    <p className="mt-1 text-sm/5 text-ink-2">
      {[person.location ?? "", formatYears(person), formatDesiredSalary(person)]
        .filter((each) => each !== "")
        .join(" · ")}
    </p>
    <p className="mt-1 text-sm/5">
      <Skills person={person} />
    </p>
  </li>
);

interface CandidateTableProps {
  readonly candidates: readonly FoundCandidate[];
  /** Renders the name as the link or button that opens the candidate. */
  readonly renderName: (person: FoundCandidate) => ReactNode;
}

export const CandidateTable = ({ candidates, renderName }: CandidateTableProps) => (
  <>
    <div className="max-md:hidden">
      <Table caption="Candidates" columns={buildColumns(renderName)} rows={candidates} rowKey={({ id }) => id} />
    </div>
    <ul aria-label="Candidates" className={cardClass("divide-y divide-line md:hidden")}>
      {candidates.map((person) => (
        <PhoneRow key={person.id} person={person} opener={renderName(person)} />
      ))}
    </ul>
  </>
);
