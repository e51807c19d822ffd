/** The candidate's resume, shown in the page. With several, the viewer chooses. */
import { Download } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { candidateFilePath } from "#domain/candidates/candidate-files.ts";
import type { CandidatePage } from "#domain/candidates/candidate-page.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { cardClass } from "../../../ui/card.tsx";
import { NativeSelect } from "../../../ui/native-select.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Section } from "../page/section.tsx";
import type { QuotedText } from "./find-quotes.ts";

const ResumeDocument = lazy(async () => ({ default: (await import("./resume-document.tsx")).ResumeDocument }));

const readableTypes = /^(?:application\/pdf|text\/plain|application\/vnd\.openxmlformats)/;

interface ShownDocument {
  readonly url: string;
  readonly mediaType: string;
  readonly fileName: string;
  readonly label: string;
  readonly isResume: boolean;
}

/** Resumes first, then other files that can be shown. */
const shownDocuments = ({ resumes, files }: Pick<CandidatePage, "resumes" | "files">): ShownDocument[] => [
  ...resumes
    .filter(({ mediaType }) => readableTypes.test(mediaType))
    .map(({ url, mediaType, fileName, jobTitle }) => ({
      url,
      mediaType,
      fileName,
      isResume: true,
      label: jobTitle === null ? `${fileName} (imported)` : `${fileName} (${jobTitle})`,
    })),
  ...files
    .filter(({ isReadable }) => isReadable)
    .map(({ id, mediaType, fileName }) => ({
      url: candidateFilePath(id),
      mediaType,
      fileName,
      isResume: false,
      label: fileName,
    })),
];

const quotesOf = ({ matches }: CandidatePage): QuotedText[] =>
  matches
    .slice(0, 1)
    .flatMap(({ trace }) => (trace?.needs ?? []).flatMap(({ elements }) => elements.flatMap(({ quotes }) => quotes)));

export const ResumeSection = ({ page }: { readonly page: CandidatePage }) => {
  const hydrated = useHydrated();
  const documents = shownDocuments(page);
  const [selectedUrl, setSelectedUrl] = useState<string>();
  const quotes = useMemo(() => quotesOf(page), [page]);
  const document = documents.find(({ url }) => url === selectedUrl) ?? documents[0];
  if (document === undefined) return null;
  return (
    <Section
      title={document.isResume ? "Resume" : "Document"}
      action={
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          {documents.length > 1 && (
            <NativeSelect
              aria-label="File to show"
              value={document.url}
              onChange={(event) => setSelectedUrl(event.target.value)}
              className="h-9! max-w-64 text-sm!"
            >
              {documents.map(({ url, label }) => (
                <option key={url} value={url}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          )}
          <a href={document.url} download className={buttonClass("secondary", "small")}>
            <Download aria-hidden="true" />
            Download
          </a>
        </div>
      }
    >
      <div className={cardClass("overflow-hidden")}>
        {hydrated ? (
          <Suspense fallback={<Skeleton className="h-80 rounded-none" />}>
            <ResumeDocument key={document.url} url={document.url} mediaType={document.mediaType} quotes={quotes} />
          </Suspense>
        ) : (
          <Skeleton className="h-80 rounded-none" />
        )}
      </div>
    </Section>
  );
};
