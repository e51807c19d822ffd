import type { Occupation } from "./occupation.ts";
import { administrative } from "./occupations/administrative.ts";
import { analytics } from "./occupations/analytics.ts";
import { content } from "./occupations/content.ts";
import { customerService } from "./occupations/customer-service.ts";
import { design } from "./occupations/design.ts";
import { education } from "./occupations/education.ts";
import { engineering } from "./occupations/engineering.ts";
import { executive } from "./occupations/executive.ts";
import { finance } from "./occupations/finance.ts";
import { healthcare } from "./occupations/healthcare.ts";
import { hospitality } from "./occupations/hospitality.ts";
import { humanResources } from "./occupations/human-resources.ts";
import { legal } from "./occupations/legal.ts";
import { logistics } from "./occupations/logistics.ts";
import { management } from "./occupations/management.ts";
import { marketing } from "./occupations/marketing.ts";
import { operations } from "./occupations/operations.ts";
import { sales } from "./occupations/sales.ts";
import { security } from "./occupations/security.ts";
import { skilledTrades } from "./occupations/skilled-trades.ts";
import { technology } from "./occupations/technology.ts";
import { transportation } from "./occupations/transportation.ts";

export const occupationsByCategory: Readonly<Record<string, readonly Occupation[]>> = {
  Administrative: administrative,
  "Customer Service": customerService,
  Operations: operations,
  Logistics: logistics,
  Finance: finance,
  "Human Resources": humanResources,
  Sales: sales,
  Management: management,
  Healthcare: healthcare,
  Marketing: marketing,
  Analytics: analytics,
  Technology: technology,
  Engineering: engineering,
  Legal: legal,
  Design: design,
  Transportation: transportation,
  Security: security,
  Hospitality: hospitality,
  Executive: executive,
  "Skilled Trades": skilledTrades,
  Education: education,
  Content: content,
};
