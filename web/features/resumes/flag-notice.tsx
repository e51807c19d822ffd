/** Says that a document contains hidden text or instructions to software. None of it was imported. */
import { EyeOff } from "lucide-react";
import type { ParsedResume } from "#domain/resumes/import/import-resume.ts";

export const FlagNotice = ({ flags }: Pick<ParsedResume, "flags">) => {
  if (flags.length === 0) return null;
  const hasHiddenText = flags.some(({ kind }) => kind === "hidden");
  const hasInstructions = flags.some(({ kind }) => kind === "instruction");
  const description = [
    hasHiddenText ? "text that people can't see" : "",
    hasInstructions ? "instructions aimed at software" : "",
  ]
    .filter((part) => part !== "")
    .join(" and ");
  return (
    <div className="mt-4 grid grid-cols-[auto_1fr] gap-x-3 rounded-control bg-warn-soft px-4 py-3 text-sm/5">
      <EyeOff className="mt-0.5 size-4.5 text-warn" aria-hidden="true" />
      <div className="min-w-0">
        <p className="text-ink">
          This document contains {description}. We left it out. Recruiters see this as a warning sign, so you may want
          to remove it.
        </p>
        <details className="mt-1.5">
          <summary className="cursor-pointer py-1 font-[560] text-warn pointer-coarse:py-2.5">
            Show what we left out
          </summary>
          <ul className="mt-1 grid gap-1.5">
            {flags.slice(0, 10).map(({ words, page }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a list that does not change
              <li key={index} className="text-[13px]/5 break-words text-ink-2">
                Page {page}: “{words.length > 200 ? `${words.slice(0, 200)}…` : words}”
              </li>
            ))}
          </ul>
        </details>
      </div>
    </div>
  );
};
