import { evidenceLines } from "#domain/resumes/import/evidence.ts";
import type { Span } from "#domain/resumes/read-resume.ts";

const maxLines = 3;

/** The source line of a value, with the value highlighted. */
export const PieceEvidence = ({ text, spans }: { readonly text: string; readonly spans: readonly Span[] }) => {
  const lines = evidenceLines(text, spans);
  if (lines.length === 0) return null;
  const hiddenCount = lines.length - maxLines;
  return (
    <figure className="mt-2.5">
      <figcaption className="sr-only">From your document</figcaption>
      <blockquote className="border-l-2 border-line pl-3 text-[13px]/5 break-words text-ink-3">
        {lines.slice(0, maxLines).map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of a document stay where they are
          <p key={index}>
            {line.map((part, partIndex) =>
              part.marked ? (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <mark key={partIndex} className="rounded-xs bg-mark px-0.5 text-ink">
                  {part.text}
                </mark>
              ) : (
                part.text
              ),
            )}
          </p>
        ))}
        {hiddenCount > 0 && (
          <p>
            and {hiddenCount} more {hiddenCount === 1 ? "line" : "lines"}
          </p>
        )}
      </blockquote>
    </figure>
  );
};
