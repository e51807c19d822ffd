import type { RoleCategory } from "#domain/roles/catalog.ts";
import type { RoleCopy } from "./types.ts";
import { administrative } from "./roles/administrative.ts";
import { analytics } from "./roles/analytics.ts";
import { content } from "./roles/content.ts";
import { customerService } from "./roles/customer-service.ts";
import { design } from "./roles/design.ts";
import { education } from "./roles/education.ts";
import { engineering } from "./roles/engineering.ts";
import { executiveRoles } from "./roles/executive.ts";
import { finance } from "./roles/finance.ts";
import { healthcare } from "./roles/healthcare.ts";
import { hospitality } from "./roles/hospitality.ts";
import { humanResources } from "./roles/human-resources.ts";
import { legal } from "./roles/legal.ts";
import { logistics } from "./roles/logistics.ts";
import { management } from "./roles/management.ts";
import { marketing } from "./roles/marketing.ts";
import { operations } from "./roles/operations.ts";
import { sales } from "./roles/sales.ts";
import { security } from "./roles/security.ts";
import { skilledTrades } from "./roles/skilled-trades.ts";
import { technology } from "./roles/technology.ts";
import { transportation } from "./roles/transportation.ts";

/** The text of the role pages, by category and slug. A test compares them with the catalog. */
export const roleCopy: Readonly<Record<RoleCategory, Readonly<Record<string, RoleCopy>>>> = {
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
  Executive: executiveRoles,
  "Skilled Trades": skilledTrades,
  Education: education,
  Content: content,
};
