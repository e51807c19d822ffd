/** A client testimonial on the home page. */
import { z } from "zod";
import { requiredText } from "../leads/contact-fields.ts";
import { siteImageUrl, prose, wholeNumber } from "./content-fields.ts";

export const testimonialFacts = z.object({
  name: requiredText("Enter a name"),
  position: requiredText("Enter a position"),
  company: requiredText("Enter a company"),
  content: prose("Enter the quote", 2000),
  rating: wholeNumber("Choose one to five stars", 1, 5),
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
