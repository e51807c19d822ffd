/** One imported item: value, confidence, source line, and actions. */
import { clsx } from "clsx";
import { Check, Pencil, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import type { ParsedResume } from "#domain/resumes/import/import-resume.ts";
import { confidenceLabel } from "#domain/resumes/import/review.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { PieceEditor } from "./piece-editor.tsx";
import { PieceEvidence } from "./piece-evidence.tsx";
import { labelOf, nameOf, pieceDisplay } from "./piece-text.ts";
import type { Review, ReviewedItem } from "./use-review.ts";

const tones: Readonly<Record<ReturnType<typeof confidenceLabel>, Tone>> = {
  sure: "good",
  likely: "plain",
  "please check": "warn",
};

const stateBadge = ({ decision, confidence }: ReviewedItem) => {
  if (decision === "kept") return <Badge tone="soft">kept</Badge>;
  if (decision === "corrected") return <Badge tone="soft">edited</Badge>;
  if (decision === "undone") return <Badge tone="outline">undone</Badge>;
  const label = confidenceLabel(confidence);
  return <Badge tone={tones[label]}>{label}</Badge>;
};

interface ReviewRowProps {
  readonly item: ReviewedItem;
  readonly reading: ParsedResume;
  readonly review: Review;
  readonly hideLabel?: boolean;
}

export const ReviewRow = ({ item, reading, review, hideLabel = false }: ReviewRowProps) => {
  const [isEditing, setEditing] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  const { now, original, decision } = item;
  const { title, subtitle, body } = pieceDisplay(now);
  const isUndone = decision === "undone";
  // The pressed button may disappear, so the focus moves to the first button of the row.
  const focusRow = () => setTimeout(() => buttons.current?.querySelector("button")?.focus());
  const withFocus = (action: () => void) => () => {
    action();
    focusRow();
  };
  const endEditing = () => {
    setEditing(false);
    focusRow();
  };
  const previous = original !== undefined && !isUndone && decision !== "unchanged" ? pieceDisplay(original) : undefined;
  const previousText = previous === undefined ? "" : previous.title || previous.body || "";

  return (
    <div className="py-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          {!hideLabel && <p className="text-[13px]/5 text-ink-3">{labelOf(now)}</p>}
          <div className={clsx("break-words", isUndone && "text-ink-3 line-through")}>
            {title !== "" && <p className="text-[15px]/6 font-[560]">{title}</p>}
            {subtitle !== "" && <p className="text-sm/5 text-ink-2 tabular-nums">{subtitle}</p>}
            {body !== "" && (
              <p className={clsx("line-clamp-3 text-sm/5 whitespace-pre-line text-ink-2", title !== "" && "mt-1")}>
                {body}
              </p>
            )}
          </div>
        </div>
        {stateBadge(item)}
      </div>
      {previousText !== "" && previousText !== title && (
        <p className="mt-1 line-clamp-2 text-[13px]/5 text-ink-3">Before: {previousText}</p>
      )}
      {!isUndone && item.others.length > 0 && (
        <p className="mt-1 text-[13px]/5 break-words text-ink-3">The language model read: {item.others.join(", ")}</p>
      )}
      {!isUndone && <PieceEvidence text={reading.text} spans={item.spans} />}
      {isEditing ? (
        <PieceEditor
          piece={now}
          onCancel={endEditing}
          onSave={(piece) => {
            review.correct(item, piece);
            endEditing();
          }}
        />
      ) : (
        <div ref={buttons} className="mt-2 -ml-2.5 flex flex-wrap gap-x-1">
          {isUndone ? (
            <Button variant="quiet" size="small" className="px-2.5!" onClick={withFocus(() => review.restore(item))}>
              <Undo2 className="-scale-x-100" aria-hidden="true" />
              Restore <span className="sr-only">{nameOf(now)}</span>
            </Button>
          ) : (
            <>
              {decision === "open" && (
                <Button variant="quiet" size="small" className="px-2.5!" onClick={withFocus(() => review.keep(item))}>
                  <Check aria-hidden="true" />
                  Keep <span className="sr-only">{nameOf(now)}</span>
                </Button>
              )}
              <Button variant="quiet" size="small" className="px-2.5!" onClick={() => setEditing(true)}>
                <Pencil aria-hidden="true" />
                Edit <span className="sr-only">{nameOf(now)}</span>
              </Button>
              {decision === "unchanged" ? (
                <span className="self-center px-2.5 text-sm text-ink-3">Already in your profile</span>
              ) : (
                <Button variant="quiet" size="small" className="px-2.5!" onClick={withFocus(() => review.undo(item))}>
                  <Undo2 aria-hidden="true" />
                  Undo <span className="sr-only">{nameOf(now)}</span>
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
};
