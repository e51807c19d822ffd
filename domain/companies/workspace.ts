/** A company's workspace: its facts, its setup progress and its sample data. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { optionalText, requiredText, maxTextLength } from "../leads/contact-fields.ts";
import { maxCompanyNameLength, plainName } from "../text/plain-name.ts";
import { savedProfile } from "./company-profile.ts";

const workspace = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  industry: z.string().nullable(),
  size: z.string().nullable(),
  logoUrl: z.string().nullable(),
  profile: savedProfile.nullable(),
  setupStep: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  requireTwoFactor: z.boolean(),
  hasSampleData: z.boolean(),
});
export type Workspace = z.infer<typeof workspace>;

export const readWorkspace = endpoint({ method: "GET", path: "/api/workspace", reply: workspace });

export const workspaceFacts = z.object({
  name: plainName(requiredText("Enter the company's name", maxCompanyNameLength)),
  website: optionalText(500),
  description: optionalText(maxTextLength),
  requireTwoFactor: z.boolean(),
});

export const changeWorkspace = endpoint({
  method: "PATCH",
  path: "/api/workspace",
  body: workspaceFacts.partial(),
  reply: workspace,
});

export const loadSampleData = endpoint({ method: "PUT", path: "/api/workspace/sample-data", reply: z.object({}) });
export const removeSampleData = endpoint({ method: "DELETE", path: "/api/workspace/sample-data", reply: z.object({}) });
