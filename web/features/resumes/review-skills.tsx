/** The skills of an import. Only one is expanded at a time, since there may be many. */
import { clsx } from "clsx";
import { useId, useState } from "react";
import type { ParsedResume } from "#domain/resumes/import/import-resume.ts";
import { confidenceLabel } from "#domain/resumes/import/review.ts";
import { ReviewRow } from "./review-row.tsx";
import { pieceDisplay } from "./piece-text.ts";
import type { Review, ReviewedItem } from "./use-review.ts";

interface ReviewSkillsProps {
  readonly items: readonly ReviewedItem[];
  readonly reading: ParsedResume;
  readonly review: Review;
}

export const ReviewSkills = ({ items, reading, review }: ReviewSkillsProps) => {
  const id = useId();
  const [openId, setOpenId] = useState<string>();
  const open = items.find((item) => item.id === openId);
  return (
    <div className="py-4">
      <ul className="flex flex-wrap gap-2">
        {items.map((item) => {
          const isOpen = item.id === openId;
          const needsCheck = item.decision === "open" && confidenceLabel(item.confidence) === "please check";
          return (
            <li key={item.id} className="max-w-full min-w-0">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={() => setOpenId(isOpen ? undefined : item.id)}
                className={clsx(
                  "inline-flex min-h-8 max-w-full items-center rounded-tag border px-2.5 text-left text-sm/5 font-[520] break-words transition-colors pointer-coarse:min-h-11",
                  isOpen ? "border-brand bg-brand-soft text-brand" : "border-transparent hover:border-edge/60",
                  !isOpen && needsCheck && "bg-warn-soft text-warn",
                  !isOpen && !needsCheck && item.decision !== "undone" && "bg-tag text-ink-2",
                  item.decision === "undone" && "border-line! text-ink-3 line-through",
                )}
              >
                {pieceDisplay(item.now).title}
                {needsCheck && <span className="sr-only">, please check</span>}
                {item.decision === "undone" && <span className="sr-only">, undone</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <div id={id} aria-live="polite">
        {open === undefined ? (
          <p className="mt-3 text-[13px]/5 text-ink-3">
            Choose a skill to see where it comes from, or to edit or undo it.
          </p>
        ) : (
          <div className="mt-3 rounded-control bg-paper-2 px-4">
            <ReviewRow key={open.id} item={open} reading={reading} review={review} hideLabel />
          </div>
        )}
      </div>
    </div>
  );
};
