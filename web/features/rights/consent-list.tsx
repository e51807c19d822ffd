import { type ConsentEntry, choiceLabels, findConsentText, purposeLabels } from "#domain/rights/consent.ts";
import { findNotice } from "#domain/rights/notices.ts";
import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { EmptyState } from "../../ui/states.tsx";

const initialCount = 6;
const locationLabels: Readonly<Record<string, string>> = {
  openings: "Open jobs",
  builder: "Profile builder",
  "data-page": "Your data",
};

export const ConsentList = ({ consents }: { readonly consents: readonly ConsentEntry[] }) => {
  const [isExpanded, setExpanded] = useState(false);
  if (consents.length === 0)
    return <EmptyState title="Nothing yet" text="Notices you've seen and choices you've made will appear here." />;
  const shownConsents = isExpanded ? consents : consents.slice(0, initialCount);
  return (
    <div>
      <ul aria-label="Your notices and consents" className={cardClass("divide-y divide-line")}>
        {shownConsents.map(({ id, at, purpose, choice, textId, textHash, place }) => (
          <li key={id} className="grid gap-x-5 gap-y-0.5 px-5 py-3.5 sm:grid-cols-[1fr_auto] sm:px-6">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base/6 font-[540]">
              {/* If there are several notices, each has a title. */}
              {purpose === "ai-notice" ? (findNotice(textId)?.title ?? purposeLabels[purpose]) : purposeLabels[purpose]}
              <Badge tone={choice === "withdrawn" || choice === "shown" ? "plain" : "good"}>
                {choiceLabels[choice]}
              </Badge>
            </p>
            <p className="text-sm/6 text-ink-2 tabular-nums sm:text-right">
              <Timestamp iso={at} precision="minute" />
            </p>
            {purpose === "recruiter-visibility" && (
              <p className="text-sm/5 text-ink-2 sm:col-span-2">{findConsentText(textId)}</p>
            )}
            <p className="text-sm/5 wrap-anywhere text-ink-3 sm:col-span-2">
              {locationLabels[place] ?? place} · text {textId} ({textHash.slice(0, 8)})
            </p>
          </li>
        ))}
      </ul>
      {consents.length > shownConsents.length && (
        <Button variant="secondary" size="small" className="mt-4" onClick={() => setExpanded(true)}>
          Show all {consents.length}
        </Button>
      )}
    </div>
  );
};
