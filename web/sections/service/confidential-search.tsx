/** A confidential search as the client sees it: a code name, who is informed, and redacted names. */
import { cardClass } from "../../ui/card.tsx";

const redactedCandidates = [
  { seat: "Sitting CFO, regional health system", state: "In conversation", width: "w-36" },
  { seat: "Divisional CFO, medical devices", state: "NDA signed", width: "w-28" },
  { seat: "VP Finance, insurer", state: "Approached", width: "w-32" },
  { seat: "CFO, physician group", state: "Struck out by you", width: "w-24" },
] as const;

export const ConfidentialSearch = () => (
  <figure>
    <div className={cardClass("p-6 sm:p-8")}>
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-display text-[22px]/none font-[640] tracking-[-0.02em]">Project Juniper</p>
        <p className="text-[13px]/5 font-[560] text-spark">5 people know</p>
      </div>
      <p className="mt-2 text-[15px]/6 text-ink-3">Chief Financial Officer. Market map, step 2 of 4.</p>
      <ul className="mt-5 divide-y divide-line border-t border-line">
        {redactedCandidates.map(({ seat, state, width }) => (
          <li key={seat} className="flex items-center justify-between gap-4 py-3.5">
            <div className="min-w-0">
              <span aria-hidden="true" className={`block h-3.5 max-w-full rounded-xs bg-ink ${width}`} />
              <span className="sr-only">Name covered</span>
              <p className="mt-1.5 text-[14px]/5 text-ink-2">{seat}</p>
            </div>
            <p className="shrink-0 text-[13px]/5 font-[560] text-ink-3">{state}</p>
          </li>
        ))}
      </ul>
    </div>
    <figcaption className="mt-3 text-[13px]/5 text-ink-3">
      A sample of the weekly report. The search is fictional.
    </figcaption>
  </figure>
);
