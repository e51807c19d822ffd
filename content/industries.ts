import type { IndustrySlug } from "#domain/industries.ts";
import type { IndustryPage } from "./types.ts";
import { consulting } from "./industries/consulting.ts";
import { education } from "./industries/education.ts";
import { energy } from "./industries/energy.ts";
import { engineering } from "./industries/engineering.ts";
import { executives } from "./industries/executives.ts";
import { financialServices } from "./industries/financial-services.ts";
import { healthcare } from "./industries/healthcare.ts";
import { hospitality } from "./industries/hospitality.ts";
import { manufacturing } from "./industries/manufacturing.ts";
import { privateEquity } from "./industries/private-equity.ts";
import { retail } from "./industries/retail.ts";
import { salesMarketing } from "./industries/sales-marketing.ts";
import { technology } from "./industries/technology.ts";

/** The thirteen industry pages by slug, in the order of the navigation. */
export const industryPages: Readonly<Record<IndustrySlug, IndustryPage>> = {
  healthcare,
  engineering,
  technology,
  executives,
  hospitality,
  "sales-marketing": salesMarketing,
  energy,
  "financial-services": financialServices,
  manufacturing,
  consulting,
  "private-equity": privateEquity,
  retail,
  education,
};
