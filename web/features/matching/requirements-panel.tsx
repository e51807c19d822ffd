/** The requirements read from the ad, shown before matching. A person may correct them. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import type { ShownJobNeeds } from "#domain/matching/ad/correct-needs.ts";
import { useDialog } from "../../lib/use-dialog.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { ActionButton } from "../../sections/workspace/action-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { requirementsOptions } from "./matching.queries.ts";

const RequirementsDialog = lazy(async () => ({
  default: (await import("./requirements-dialog.tsx")).RequirementsDialog,
}));

const RequirementList = ({ title, items }: { readonly title: string; readonly items: readonly string[] }) => (
  <div className="min-w-0">
    <p className="text-[13px]/5 font-[560] text-ink-3">{title}</p>
    {items.length === 0 ? (
      <p className="mt-1.5 text-[15px]/6 text-ink-3">None listed</p>
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

const sourceOf = ({ isCorrected, isAssumed }: ShownJobNeeds): string => {
  if (isAssumed)
    return "Based on the job title, because the ad doesn't list requirements yet. Add yours for better matches.";
  return isCorrected ? "Set manually." : "Read from the ad.";
};

export const RequirementsPanel = ({ jobId }: { readonly jobId: string }) => {
  const client = useQueryClient();
  const { hasWorkspace, may } = useViewer();
  const state = useDialog();
  const { data: needs, isError } = useQuery(requirementsOptions(jobId));
  if (isError) return null;
  if (needs === undefined) return <Skeleton className="h-16" />;
  const textOf = (isMust: boolean) => needs.needs.filter((need) => need.isMust === isMust).map((need) => need.words);
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        <RequirementList title="Must have" items={textOf(true)} />
        <RequirementList title="Nice to have" items={textOf(false)} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm/[22px] text-ink-3">
        <span>
          {sourceOf(needs)}
          {needs.minimumYears !== null && ` Minimum years of experience: ${needs.minimumYears}.`}
        </span>
        {(!hasWorkspace || may("job.edit")) && (
          <ActionButton
            variant="quiet"
            action="edit a job's requirements"
            state={state}
            dialog={
              <RequirementsDialog
                key={state.open ? "open" : "closed"}
                open={state.open}
                onOpenChange={state.onOpenChange}
                needs={needs}
                onCorrected={(corrected) => client.setQueryData(requirementsOptions(jobId).queryKey, corrected)}
              />
            }
          >
            {needs.isAssumed ? "Add requirements" : "Edit requirements"}
          </ActionButton>
        )}
      </div>
    </div>
  );
};
