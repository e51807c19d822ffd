/** The first setup step: the company profile that candidates see. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { maxTextLength } from "../leads/contact-fields.ts";

const entry = z.string().trim().min(1).max(200, "Use at most 200 characters");

export const companyProfile = z.object({
  logoUrl: z.string().max(500).optional(),
  tagline: z.string().trim().min(10, "Tagline must be at least 10 characters").max(300, "Use at most 300 characters"),
  culture: z
    .string()
    .trim()
    .min(20, "Company culture description must be at least 20 characters")
    .max(maxTextLength, "Use at most 10,000 characters"),
  benefits: z.array(entry).min(1, "Please add at least one benefit").max(50, "List at most 50 benefits"),
  locations: z.array(entry).min(1, "Please add at least one location").max(50, "List at most 50 locations"),
});
export type CompanyProfile = z.infer<typeof companyProfile>;

/** As stored: without the validation rules of a new profile. */
export const savedProfile = z.object({
  logoUrl: z.string().optional(),
  tagline: z.string(),
  culture: z.string(),
  benefits: z.array(z.string()),
  locations: z.array(z.string()),
});

export const saveCompanyProfile = endpoint({
  method: "PUT",
  path: "/api/workspace/profile",
  body: companyProfile,
  reply: savedProfile,
});

export const maxLogoBytes = 2 * 1024 * 1024;

/** Multipart with one file; returns the URL of the logo. */
export const uploadLogo = endpoint({
  method: "POST",
  path: "/api/workspace/logo",
  reply: z.object({ logoUrl: z.string() }),
  status: 201,
});
