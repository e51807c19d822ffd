/** The jobs of the demo workspace, in the order of its teams. */
import { careJobs } from "./demo-jobs/care.ts";
import { digitalJobs } from "./demo-jobs/digital.ts";
import { financeAndFacilitiesJobs } from "./demo-jobs/finance-and-facilities.ts";
import { servicesJobs } from "./demo-jobs/services.ts";
import type { DemoJob } from "./demo-jobs/demo-job.ts";

export const demoJobs: readonly DemoJob[] = [...careJobs, ...digitalJobs, ...financeAndFacilitiesJobs, ...servicesJobs];
