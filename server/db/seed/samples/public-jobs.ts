import { educationJobs } from "./public-jobs/education.ts";
import { engineeringJobs } from "./public-jobs/engineering.ts";
import { financialServicesJobs } from "./public-jobs/financial-services.ts";
import { generalJobs } from "./public-jobs/general.ts";
import { healthcareJobs } from "./public-jobs/healthcare.ts";
import { hospitalityJobs } from "./public-jobs/hospitality.ts";
import { manufacturingJobs } from "./public-jobs/manufacturing.ts";
import { retailJobs } from "./public-jobs/retail.ts";
import { technologyJobs } from "./public-jobs/technology.ts";
import type { PublicJobSample } from "./public-jobs/public-job-sample.ts";

/** Jobs of invented companies. Each salary filter finds at least eleven that lie wholly inside its band. */
export const publicJobs: readonly PublicJobSample[] = [
  ...generalJobs,
  ...manufacturingJobs,
  ...financialServicesJobs,
  ...retailJobs,
  ...healthcareJobs,
  ...technologyJobs,
  ...engineeringJobs,
  ...hospitalityJobs,
  ...educationJobs,
];
