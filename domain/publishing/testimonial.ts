/** A client testimonial on the home page. */
import { z } from "zod";
import { requiredText } from "../leads/contact-fields.ts";
import { siteImageUrl, prose, wholeNumber } from "./content-fields.ts";

export const testimonialFacts = z.object({
  name: requiredText("A name is needed"),
  position: requiredText("A position is needed"),
  company: requiredText("A company is needed"),
  content: prose("Their words are needed", 2000),
  rating: wholeNumber("Please choose one to five stars", 1, 5),
  avatarUrl: siteImageUrl,
});

export type TestimonialFacts = z.infer<typeof testimonialFacts>;

/** The rating has no default. */
export const newTestimonial: Omit<TestimonialFacts, "rating"> & { readonly rating: number | null } = {
  name: "",
  position: "",
  company: "",
  content: "",
  rating: null,
  avatarUrl: "",
};
