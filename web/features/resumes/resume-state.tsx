/** The resume that the profile was last imported from, and what was found in it. */
import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { showImportedResume } from "#domain/resumes/import/imported-resume.ts";
import { call } from "../../lib/api/api.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";

interface ResumeStateProps {
  /** Null until the profile is first saved. Until then there is no resume either. */
  readonly profileId: string | null;
  /** False until the profile is loaded. */
  readonly isKnown: boolean;
  /** The id of the last reading imported in this tab, once it is saved. */
  readonly lastReading: string;
  readonly onImport: () => void;
}

const listFormat = new Intl.ListFormat("en", { style: "long", type: "conjunction" });
const countParts = (count: number, singular: string, plural: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? singular : plural}`];

export const ResumeState = ({ profileId, isKnown, lastReading, onImport }: ResumeStateProps) => {
  const { data, isError } = useQuery({
    queryKey: [showImportedResume.path, profileId, lastReading],
    queryFn: ({ signal }) => call(showImportedResume, {}, { signal }),
    enabled: profileId !== null,
  });
  // This line is optional. If it fails to load, imports still work.
  const resume = isError ? null : (data?.resume ?? null);
  const foundParts = resume && [
    ...countParts(resume.skills, "skill", "skills"),
    ...countParts(resume.jobs, "job", "jobs"),
    ...countParts(resume.schools, "school", "schools"),
  ];
  return (
    <section
      aria-label="Your resume"
      className={cardClass("flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-3.5 sm:px-7")}
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-3" />
        {resume === null ? (
          <p className="text-[15px]/6 text-ink-2">
            {isKnown ? "No resume imported yet.  " : "Import a resume:  "}PDF, Word, plain text or a LinkedIn export.
          </p>
        ) : (
          <p className="min-w-0 text-[15px]/6 text-ink-2">
            <span className="font-[560] text-ink wrap-anywhere">{resume.fileName}</span>, imported{" "}
            <Timestamp iso={resume.importedAt} />.{" "}
            {foundParts === null || foundParts.length === 0
              ? "We found no skills, jobs or schools in it."
              : `We found ${listFormat.format(foundParts)}.`}
          </p>
        )}
      </div>
      <Button variant="secondary" size="small" onClick={onImport}>
        {resume === null ? "Import a resume" : "Import another"}
      </Button>
    </section>
  );
};
