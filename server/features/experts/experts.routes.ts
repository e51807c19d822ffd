import { asc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as expertApi from "#domain/fractional/expert.ts";
import type { Availability } from "#domain/fractional/availability.ts";
import type { Database } from "../../db/client.ts";
import { experts } from "../../db/tables/site.ts";
import { AppError } from "../../infra/http/errors.ts";
import { serve } from "../../infra/http/route.ts";

const noImage = "/avatars/default.svg";

const describeExpert = (row: typeof experts.$inferSelect): expertApi.Expert => ({
  ...row,
  availability: row.availability as Availability,
  experience: row.experienceYears,
  hourlyRate: row.hourlyRateUsd,
  image: row.imageUrl ?? noImage,
  successRate: row.successRatePercent,
});

export const expertRoutes = (api: FastifyInstance, { db }: { readonly db: Database }): void => {
  serve(api, expertApi.listExperts, async () =>
    (await db.select().from(experts).orderBy(asc(experts.name))).map(describeExpert),
  );
  serve(api, expertApi.readExpert, async ({ params: { slug } }) => {
    const [row] = await db.select().from(experts).where(eq(experts.slug, slug));
    if (row === undefined) throw new AppError("not_found");
    return describeExpert(row);
  });
};
