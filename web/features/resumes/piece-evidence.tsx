import { evidenceLines } from "#domain/resumes/evidence.ts";
import type { Span } from "#domain/resumes/read-resume.ts";

const mostLines = 3;

/** The line of the document that a value came from, the value marked in it. */
export const PieceEvidence = ({ text, spans }: { readonly text: string; readonly spans: readonly Span[] }) => {
  const lines = evidenceLines(text, spans);
  if (lines.length === 0) return null;
  const more = lines.length - mostLines;
  return (
    <figure className="mt-2.5">
      <figcaption className="sr-only">From your document</figcaption>
      <blockquote className="border-l-2 border-line pl-3 text-[13px]/5 break-words text-ink-3">
        {lines.slice(0, mostLines).map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of a document stay where they are
          <p key={at}>
            {line.map((piece, place) =>
              piece.marked ? (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <mark key={place} className="rounded-xs bg-mark px-0.5 text-ink">
                  {piece.text}
                </mark>
              ) : (
                piece.text
              ),
            )}
          </p>
        ))}
        {more > 0 && (
          <p>
            and {more} more {more === 1 ? "line" : "lines"}
          </p>
        )}
      </blockquote>
    </figure>
  );
};
