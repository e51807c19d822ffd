import type { ReactNode } from "react";
import { Skeleton } from "../ui/skeleton.tsx";
import { WhenNear } from "../ui/when-near.tsx";
import { JobSkeletons } from "./job-skeletons.tsx";
import { SectionHead } from "./section-head.tsx";

interface JobsFrameProps {
  readonly title: string;
  readonly lead: string;
  /** Stands above the search while it loads, as high as what comes there. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** A headline over a job search that loads when somebody comes near it. */
export const JobsFrame = ({ title, lead, above, children }: JobsFrameProps) => (
  <>
    <SectionHead title={title} lead={lead} />
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
