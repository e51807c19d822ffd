/** The list of leads, for staff only. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { leadStatuses } from "./lead-status.ts";

export const listedLead = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string(),
  companySize: z.string().nullable(),
  interests: z.array(z.string()),
  message: z.string().nullable(),
  status: z.enum(leadStatuses),
  createdAt: z.iso.datetime(),
});

export const listLeads = endpoint({ method: "GET", path: "/api/leads", reply: z.array(listedLead) });
