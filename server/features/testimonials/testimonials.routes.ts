import { desc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as testimonialApi from "#domain/testimonials/testimonial.ts";
import type { Database } from "../../db/client.ts";
import { testimonials } from "../../db/tables/site.ts";
import { serve } from "../../infra/http/route.ts";

export const testimonialRoutes = (api: FastifyInstance, { db }: { readonly db: Database }): void => {
  serve(api, testimonialApi.listTestimonials, () =>
    db.select().from(testimonials).orderBy(desc(testimonials.rating), testimonials.id),
  );
};
