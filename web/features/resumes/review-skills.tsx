/** The skills of an import, as many as there may be: one is opened at a time. */
import { clsx } from "clsx";
import { useId, useState } from "react";
import type { ResumeReading } from "#domain/resumes/import-resume.ts";
import { sureness } from "#domain/resumes/review.ts";
import { ReviewRow } from "./review-row.tsx";
import { shownOf } from "./piece-words.ts";
import type { Review, Reviewed } from "./use-review.ts";

interface ReviewSkillsProps {
  readonly items: readonly Reviewed[];
  readonly reading: ResumeReading;
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
          const needsLook = item.decision === "open" && sureness(item.confidence) === "please check";
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
                  !isOpen && needsLook && "bg-warn-soft text-warn",
                  !isOpen && !needsLook && item.decision !== "undone" && "bg-tag text-ink-2",
                  item.decision === "undone" && "border-line! text-ink-3 line-through",
                )}
              >
                {shownOf(item.now).head}
                {needsLook && <span className="sr-only">, please check</span>}
                {item.decision === "undone" && <span className="sr-only">, undone</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <div id={id} aria-live="polite">
        {open === undefined ? (
          <p className="mt-3 text-[13px]/5 text-ink-3">Choose a skill to see where it stands, correct or undo it.</p>
        ) : (
          <div className="mt-3 rounded-control bg-paper-2 px-4">
            <ReviewRow key={open.id} item={open} reading={reading} review={review} hideLabel />
          </div>
        )}
      </div>
    </div>
  );
};
