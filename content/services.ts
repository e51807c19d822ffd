import { aiPlatform } from "./services/ai-platform.ts";
import { executiveRecruitment } from "./services/executive-recruitment.ts";
import { rpo } from "./services/rpo.ts";
import { talentAnalytics } from "./services/talent-analytics.ts";
import type { ServicePage } from "./types.ts";

/** The four service pages by slug. */
export const servicePages: Readonly<Record<ServicePage["slug"], ServicePage>> = {
  rpo,
  "ai-platform": aiPlatform,
  "talent-analytics": talentAnalytics,
  "executive-recruitment": executiveRecruitment,
};
