/** Examples of every email with fake data, for developers. Not available in production. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

const emailExample = z.object({
  group: z.string(),
  template: z.string(),
  from: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});

export const listEmailExamples = endpoint({ method: "GET", path: "/api/dev/mails", reply: z.array(emailExample) });
