/** What was read from the ad, before anybody is compared with it; a person may correct it. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import type { JobNeedsShown } from "#domain/matching/correct-needs.ts";
import { useDialog } from "../../lib/use-dialog.ts";
import { useViewer } from "../../lib/viewer.ts";
import { DeedButton } from "../../sections/workspace/deed-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { needsOptions } from "./matching.queries.ts";

const NeedsDialog = lazy(async () => ({ default: (await import("./needs-dialog.tsx")).NeedsDialog }));

const Needs = ({ title, items }: { readonly title: string; readonly items: readonly string[] }) => (
  <div className="min-w-0">
    <p className="text-[13px]/5 font-[560] text-ink-3">{title}</p>
    {items.length === 0 ? (
      <p className="mt-1.5 text-[15px]/6 text-ink-3">None named</p>
    ) : (
      <ul aria-label={title} className="mt-1.5 flex flex-wrap gap-1.5">
        {items.map((item) => (
          <li key={item} className="rounded-tag bg-tag px-2.5 py-1 text-[13px]/5 text-ink-2 wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    )}
  </div>
);

const sourceOf = ({ isCorrected, isAssumed }: JobNeedsShown): string => {
  if (isAssumed) return "Assumed from the title: the ad asks for nothing yet. Say what you need for a sharper match.";
  return isCorrected ? "Set by a person." : "Read from the ad.";
};

export const NeedsPanel = ({ jobId }: { readonly jobId: string }) => {
  const client = useQueryClient();
  const { isInside, may } = useViewer();
  const state = useDialog();
  const { data: needs, isError } = useQuery(needsOptions(jobId));
  if (isError) return null;
  if (needs === undefined) return <Skeleton className="h-16" />;
  const words = (isMust: boolean) => needs.needs.filter((need) => need.isMust === isMust).map((need) => need.words);
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        <Needs title="Must have" items={words(true)} />
        <Needs title="Nice to have" items={words(false)} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm/[22px] text-ink-3">
        <span>
          {sourceOf(needs)}
          {needs.minimumYears !== null && ` At least ${needs.minimumYears} years.`}
        </span>
        {(!isInside || may("job.edit")) && (
          <DeedButton
            look="quiet"
            deed="correct what a job asks for"
            state={state}
            dialog={
              <NeedsDialog
                key={state.open ? "open" : "closed"}
                open={state.open}
                onOpenChange={state.onOpenChange}
                needs={needs}
                onCorrected={(corrected) => client.setQueryData(needsOptions(jobId).queryKey, corrected)}
              />
            }
          >
            {needs.isAssumed ? "Say what you need" : "Correct"}
          </DeedButton>
        )}
      </div>
    </div>
  );
};
