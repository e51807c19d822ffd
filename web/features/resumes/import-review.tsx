/** Shows each imported item beside its source line, to keep, correct or undo. */
import { type ReactNode, useEffect, useRef } from "react";
import type { ParsedResume } from "#domain/resumes/import/import-resume.ts";
import { confidenceLabel } from "#domain/resumes/import/review.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { FlagNotice } from "./flag-notice.tsx";
import { ReviewRow } from "./review-row.tsx";
import { ReviewProjects } from "./review-projects.tsx";
import { ReviewSkills } from "./review-skills.tsx";
import { useImportedProjects } from "./use-imported-projects.ts";
import { type ReviewedItem, type ReviewProps, useReview } from "./use-review.ts";

interface GroupProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

const Group = ({ title, count, children }: GroupProps) =>
  count === 0 ? null : (
    <section className="mt-5">
      <h3 className="flex items-baseline gap-2 border-b border-line pb-2 text-base font-[620]">
        {title}
        <span className="font-text text-sm font-[450] text-ink-3 tabular-nums">{count}</span>
      </h3>
      {children}
    </section>
  );

/** What no field took, so that the person can add it where it belongs. */
const NotImported = ({ reading }: { readonly reading: ParsedResume }) => {
  const lines = reading.fields.notImported;
  return (
    <Group title="Not imported" count={lines.length}>
      <p className="mt-3 text-sm/5 text-ink-2">We found no field for these lines. Add what matters yourself.</p>
      <ul aria-label="Not imported" className="divide-y divide-line">
        {lines.map(({ heading, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines of a document may be alike
          <li key={index} className="py-3 text-sm/5 wrap-anywhere">
            {heading !== "" && <p className="text-[13px]/5 text-ink-3">{heading}</p>}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Group>
  );
};

const summaryText = (items: readonly ReviewedItem[]): string => {
  const itemsToCheck = items.filter(
    (item) => item.decision === "open" && confidenceLabel(item.confidence) === "please check",
  );
  const entryCount = `${items.length} ${items.length === 1 ? "entry" : "entries"}`;
  return itemsToCheck.length === 0 ? entryCount : `${entryCount}, ${itemsToCheck.length} to check`;
};

const Panel = ({ onClose, ...props }: ReviewProps) => {
  const { parsedResume } = props;
  const review = useReview(props);
  const { items } = review;
  const projects = useImportedProjects(parsedResume);
  const heading = useRef<HTMLHeadingElement>(null);
  // The closing dialog first returns the focus to its opener, so this waits.
  useEffect(() => {
    const timer = setTimeout(() => heading.current?.focus(), 60);
    return () => clearTimeout(timer);
  }, []);
  const ofKind = (...kinds: ReviewedItem["piece"]["kind"][]) => items.filter(({ piece }) => kinds.includes(piece.kind));
  const rows = (some: readonly ReviewedItem[], hideLabel = false) => (
    <ul className="divide-y divide-line">
      {some.map((item) => (
        <li key={item.id}>
          <ReviewRow item={item} reading={parsedResume} review={review} hideLabel={hideLabel} />
        </li>
      ))}
    </ul>
  );
  const [about, skills, jobs, schools] = [ofKind("name", "text"), ofKind("skill"), ofKind("job"), ofKind("school")];
  const [credentials, languages, volunteering] = [ofKind("credential"), ofKind("language"), ofKind("volunteering")];
  const hasChanges =
    projects.hasChanges || items.some(({ decision }) => decision !== "undone" && decision !== "unchanged");
  const undoAll = () => {
    review.undoAll();
    void projects.undoAll();
  };
  return (
    <section aria-labelledby="import-review" className={cardClass("flex min-w-0 flex-col lg:max-h-[760px]")}>
      <header className="border-b border-line px-5 pt-5 pb-4 sm:px-6">
        <h2 id="import-review" ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
          Check what we imported
        </h2>
        <p className="mt-1 text-sm/5 break-words text-ink-2">
          {summaryText(items)}
          {parsedResume.fileName !== "" && <>, from {parsedResume.fileName}</>}. Everything is already in your profile;
          undo anything that isn't right.
        </p>
        <FlagNotice flags={parsedResume.flags} />
        <div className="mt-4 flex flex-wrap gap-2">
          <Button size="small" onClick={onClose}>
            Keep and close
          </Button>
          <Button variant="secondary" size="small" disabled={!hasChanges || projects.busy} onClick={undoAll}>
            Undo the whole import
          </Button>
        </div>
      </header>
      <div className="min-h-0 px-5 pb-5 sm:px-6 lg:overflow-y-auto">
        <Group title="About you" count={about.length}>
          {rows(about)}
        </Group>
        <Group title="Skills" count={skills.length}>
          <ReviewSkills items={skills} reading={parsedResume} review={review} />
        </Group>
        <Group title="Experience" count={jobs.length}>
          {rows(jobs, true)}
        </Group>
        <Group title="Education" count={schools.length}>
          {rows(schools, true)}
        </Group>
        <Group title="Licenses and certifications" count={credentials.length}>
          {rows(credentials, true)}
        </Group>
        <Group title="Languages" count={languages.length}>
          {rows(languages, true)}
        </Group>
        <Group title="Volunteer work" count={volunteering.length}>
          {rows(volunteering, true)}
        </Group>
        <Group title="Projects" count={projects.items.length}>
          <ReviewProjects projects={projects} />
        </Group>
        <NotImported reading={parsedResume} />
      </div>
      <output className="sr-only">{review.said}</output>
    </section>
  );
};

/** A second import starts a new review. */
export const ImportReview = (props: ReviewProps) => <Panel key={props.parsedResume.readingId} {...props} />;
