/** One stored resume, loaded and shown in the page, with quotes from it marked. */
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useRef, useState } from "react";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { QuotedText } from "./find-quotes.ts";
import { useEvidenceMarks } from "./use-evidence-marks.ts";

const PdfPages = lazy(() => import("./pdf-pages.tsx"));
const WordDocument = lazy(() => import("./word-document.tsx"));

const loadBytes = async (url: string, signal: AbortSignal): Promise<ArrayBuffer> => {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The resume could not be loaded: ${response.status}`);
  return response.arrayBuffer();
};

interface ResumeDocumentProps {
  readonly url: string;
  readonly mediaType: string;
  readonly quotes: readonly QuotedText[];
}

export const ResumeDocument = ({ url, mediaType, quotes }: ResumeDocumentProps) => {
  const container = useRef<HTMLDivElement>(null);
  const [version, setVersion] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const { data: bytes, isError } = useQuery({
    queryKey: ["resume", url],
    queryFn: ({ signal }) => loadBytes(url, signal),
    // A stored file never changes.
    staleTime: Infinity,
    retry: 1,
  });
  useEvidenceMarks(container, quotes, version);
  const onRender = useCallback(() => setVersion((current) => current + 1), []);
  const onFail = useCallback(() => setHasFailed(true), []);

  if (isError || hasFailed)
    return (
      <p role="alert" className="px-4.5 py-4 text-[15px]/6 text-ink-2">
        We couldn't show this file here. Download it to read it.
      </p>
    );
  const loading = <Skeleton className="h-80 rounded-none" />;
  if (bytes === undefined) return loading;
  return (
    <div ref={container} className="min-h-80 bg-paper-2">
      <Suspense fallback={loading}>
        {mediaType === "application/pdf" ? (
          <PdfPages bytes={bytes} onRender={onRender} onFail={onFail} />
        ) : mediaType.startsWith("text/plain") ? (
          <p ref={onRender} className="resume-text bg-card px-6 py-5 text-sm/6 whitespace-pre-wrap">
            {new TextDecoder().decode(bytes)}
          </p>
        ) : (
          <WordDocument bytes={bytes} onRender={onRender} onFail={onFail} />
        )}
      </Suspense>
    </div>
  );
};
