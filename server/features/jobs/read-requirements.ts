/** What an ad asks for, read by the engine that later matches candidates against it. */
import type { z } from "zod";
import type { readRequirements as endpoint } from "#domain/jobs/read-requirements.ts";
import { isAssumed } from "#domain/matching/ad/assumed-needs.ts";
import { requireNeeds } from "../reading/read-text.service.ts";

type AdText = z.output<(typeof endpoint)["body"]>;

export const readRequirements = async (ad: AdText): Promise<z.input<(typeof endpoint)["reply"]>> => {
  const isGiven = ad.mustHave.length + ad.niceToHave.length > 0;
  const { needs, minimumMonths } = await requireNeeds({
    ...ad,
    mustHave: isGiven ? ad.mustHave : null,
    niceToHave: isGiven ? ad.niceToHave : null,
  });
  return {
    mustHave: needs.filter((need) => need.must).map((need) => need.words),
    niceToHave: needs.filter((need) => !need.must).map((need) => need.words),
    isAssumed: needs.every(({ id }) => isAssumed(id)),
    minimumYears: minimumMonths === null ? null : Math.round(minimumMonths / 1.2) / 10,
  };
};
