/** Which résumé the profile was last filled from, and what was read from it. */
import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { showImportedResume } from "#domain/resumes/imported-resume.ts";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Moment } from "../../ui/moment.tsx";

interface ResumeStateProps {
  /** Null while nothing was saved: then there is no résumé either. */
  readonly profileId: string | null;
  /** False until the server has said what there is. */
  readonly isKnown: boolean;
  /** The reading that was imported last in this tab, once it is saved. */
  readonly lastReading: string;
  readonly onImport: () => void;
}

const inWords = new Intl.ListFormat("en", { style: "long", type: "conjunction" });
const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

export const ResumeState = ({ profileId, isKnown, lastReading, onImport }: ResumeStateProps) => {
  const { data, isError } = useQuery({
    queryKey: [showImportedResume.path, profileId, lastReading],
    queryFn: ({ signal }) => call(showImportedResume, {}, { signal }),
    enabled: profileId !== null,
  });
  // It is a help and no more: where it cannot be read, the import works all the same.
  const resume = isError ? null : (data?.resume ?? null);
  const read = resume && [
    ...counted(resume.skills, "skill", "skills"),
    ...counted(resume.jobs, "job", "jobs"),
    ...counted(resume.schools, "school", "schools"),
  ];
  return (
    <section
      aria-label="Your résumé"
      className={cardClass("flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-3.5 sm:px-7")}
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-3" />
        {resume === null ? (
          <p className="text-[15px]/6 text-ink-2">
            {isKnown ? "No résumé imported yet. " : "Bring a résumé: "}PDF, Word or text, or what LinkedIn gives you.
          </p>
        ) : (
          <p className="min-w-0 text-[15px]/6 text-ink-2">
            <span className="font-[560] text-ink wrap-anywhere">{resume.fileName}</span>, imported{" "}
            <Moment iso={resume.importedAt} />.{" "}
            {read === null || read.length === 0
              ? "No skills, jobs or schools were found in it."
              : `Read from it: ${inWords.format(read)}.`}
          </p>
        )}
      </div>
      <Button look="secondary" size="small" onClick={onImport}>
        {resume === null ? "Import a résumé" : "Import another"}
      </Button>
    </section>
  );
};
