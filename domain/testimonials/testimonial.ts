import { z } from "zod";
import { endpoint } from "../endpoint.ts";

const testimonial = z.object({
  id: z.uuid(),
  name: z.string(),
  position: z.string(),
  company: z.string(),
  content: z.string(),
  /** Whole stars, one to five. */
  rating: z.int().min(1).max(5),
  avatarUrl: z.string().nullable(),
});

export type Testimonial = z.infer<typeof testimonial>;

export const listTestimonials = endpoint({ method: "GET", path: "/api/testimonials", reply: z.array(testimonial) });
