import type { MatchingNeed } from "#domain/openings/ready-to-match.ts";
import { buttonClass } from "../../ui/button.tsx";
import { missingFieldText } from "./opening-text.ts";

/** The profile has too little data to score jobs, so no score is shown. */
export const IncompleteProfile = ({ toAdd }: { readonly toAdd: readonly MatchingNeed[] }) => (
  <div className="rounded-card border border-dashed border-edge/50 px-5 py-8 sm:px-8 sm:py-10">
    <p className="font-display text-xl font-[620] tracking-[-0.015em]">Your profile says too little to be matched</p>
    <p className="mt-2 max-w-[54ch] text-[15px]/6 text-ink-2">
      {toAdd.length === 1 ? "Add one thing more" : "Add these"}, and every open job gets a score for you, with the
      reasons.
    </p>
    <ul aria-label="Still to add" className="mt-5 grid gap-3">
      {toAdd.map((need) => (
        <li key={need} className="border-l-2 border-brand pl-3.5">
          <span className="block text-base/6 font-[560]">{missingFieldText[need].what}</span>
          <span className="block text-sm/5 text-ink-3">{missingFieldText[need].why}</span>
        </li>
      ))}
    </ul>
    <a href="#resume" className={buttonClass("secondary", "medium", "mt-6")}>
      Go on with your profile
    </a>
  </div>
);
