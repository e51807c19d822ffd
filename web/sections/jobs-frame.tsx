import type { ReactNode } from "react";
import { Skeleton } from "../ui/skeleton.tsx";
import { WhenNear } from "../ui/when-near.tsx";
import { JobSkeletons } from "./job-skeletons.tsx";
import { SectionHeader } from "./section-header.tsx";

interface JobsFrameProps {
  readonly title: string;
  readonly lead: string;
  /** Shown above the search while it loads. It must have the height of the final content. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** A headline above a job search that loads when the visitor scrolls near it. */
export const JobsFrame = ({ title, lead, above, children }: JobsFrameProps) => (
  <>
    <SectionHeader title={title} lead={lead} />
    <WhenNear
      fallback={
        <>
          {above}
          <Skeleton className="mb-6 h-32 rounded-card!" />
          <JobSkeletons />
        </>
      }
    >
      {children}
    </WhenNear>
  </>
);
