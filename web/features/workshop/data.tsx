import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Bar } from "../../ui/bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { StepProgress } from "../../ui/step-progress.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { ShowcaseSection } from "./showcase-section.tsx";

interface Person {
  readonly name: string;
  readonly title: string;
  readonly stage: string;
  readonly days: number;
  readonly score: number;
}

const people: readonly Person[] = [
  { name: "Maya Okafor", title: "Charge Nurse, ICU", stage: "Interview", days: 3, score: 91 },
  { name: "Thị Hoa Nguyễn", title: "Nurse Manager", stage: "Screening", days: 6, score: 84 },
  { name: "Jamal Whitfield", title: "Critical Care RN", stage: "Screening", days: 11, score: 71 },
  {
    name: "Wolfeschlegelsteinhausenbergerdorff-Castellanos, Maximiliana",
    title: "Interim Director of Perioperative Services and Sterile Processing",
    stage: "Applied",
    days: 128,
    score: 57,
  },
];

const toneOf = (score: number) => (score >= 80 ? "good" : score >= 60 ? "warn" : "bad");

const columns: readonly Column<Person>[] = [
  {
    key: "name",
    title: "Candidate",
    cell: (person) => (
      <>
        <span className="block max-w-[30ch] min-w-[20ch] font-[560] wrap-anywhere">{person.name}</span>
        <span className="block text-sm/5 text-ink-3">{person.title}</span>
      </>
    ),
  },
  { key: "stage", title: "Stage", cell: (person) => <Badge>{person.stage}</Badge> },
  { key: "days", title: "Days", align: "right", cell: (person) => person.days },
  {
    key: "score",
    title: "Match",
    align: "right",
    cell: (person) => <Badge tone={toneOf(person.score)}>{person.score}%</Badge>,
  },
];

const Cards = () => (
  <ShowcaseSection
    title="Cards and badges"
    text="Flat, with a hairline border and no shadow. Badges show a state in one word."
  >
    <div className="grid gap-4.5 md:grid-cols-2">
      <Card>
        <div className="flex items-start justify-between gap-4">
          <div>
            <h3 className="text-[21px]">Maya Okafor</h3>
            <p className="mt-1 text-[15px]/6 text-ink-2">Charge Nurse, ICU. Dayton, OH</p>
          </div>
          <p className="text-right font-display text-[40px]/none font-[680] tracking-[-0.03em] text-good tabular-nums">
            91
            <span className="mt-1 block font-text text-xs font-[500] tracking-normal text-ink-3">match</span>
          </p>
        </div>
        <div className="mt-6 grid gap-4">
          <Progress label="Skills" percent={94} />
          <Progress label="Experience" percent={100} />
          <Progress label="Domain" percent={88} />
        </div>
        <p className="mt-6 border-t border-line pt-4 text-[15px]/6 text-ink-2">
          “<mark className="rounded-xs bg-mark px-0.5 text-ink">Led a 24-bed ICU</mark> night team of 14”
        </p>
      </Card>
      <Card className="flex flex-col">
        <h3 className="text-[21px]">ICU Nurse Manager</h3>
        <p className="mt-1 text-[15px]/6 text-ink-2">Columbus, OH. $98k - $118k</p>
        <div className="mt-5 flex flex-wrap content-start gap-2">
          <Badge tone="brand">Featured</Badge>
          <Badge>Remote</Badge>
          <Badge tone="outline">Full-time</Badge>
          <Badge tone="good">Replied in time</Badge>
          <Badge tone="warn">Due in 2 h</Badge>
          <Badge tone="bad">Overdue</Badge>
        </div>
        <div className="mt-auto grid gap-4 border-t border-line pt-5">
          <Progress label="Profile completeness" percent={63} tone="warn" />
          <Progress label="Reading 41 of 128 resumes" percent={32} tone="brand" />
          <p className="text-sm/5 text-ink-2">
            70 of 156 interviewed
            <Bar share={1} highlightedShare={70 / 156} />
          </p>
        </div>
      </Card>
    </div>
  </ShowcaseSection>
);

const States = () => {
  const [retrying, setRetrying] = useState(false);
  return (
    <ShowcaseSection
      title="Loading, empty, error"
      text="Every list has all three. A skeleton is as tall as the content it replaces."
    >
      <div className="grid gap-4.5">
        <Card aria-busy="true">
          <span className="sr-only">Loading</span>
          <div className="flex items-center gap-4">
            <Skeleton className="size-12 rounded-full!" />
            <div className="grid flex-1 gap-2.5">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-3.5 w-3/5" />
            </div>
            <Skeleton className="h-8 w-14" />
          </div>
        </Card>
        <EmptyState title="No jobs found" text="Try adjusting your search criteria to find more opportunities.">
          <Button variant="secondary">Clear filters</Button>
        </EmptyState>
        <ErrorState
          title="We couldn't load candidates"
          text="Try again in a moment. You won't lose anything you entered."
          retrying={retrying}
          onRetry={() => {
            setRetrying(true);
            setTimeout(setRetrying, 1500, false);
          }}
        />
      </div>
    </ShowcaseSection>
  );
};

const Steps = () => (
  <ShowcaseSection
    title="Steps"
    text="Shows progress through a form. The active step is the only accent on the screen."
  >
    <StepProgress titles={["Personal Information", "Company Setup", "Your Role"]} current={1} />
  </ShowcaseSection>
);

const TableSample = () => (
  <ShowcaseSection title="Table" text="Dense on work screens. Long names wrap and numbers line up.">
    <Table caption="Candidates" columns={columns} rows={people} rowKey={(person) => person.name} />
  </ShowcaseSection>
);

export const Data = () => (
  <>
    <Cards />
    <TableSample />
    <States />
    <Steps />
  </>
);
