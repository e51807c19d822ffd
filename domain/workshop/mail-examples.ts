/** Every mail the product sends, with invented data, for those who build. Not there in production. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const mailExample = z.object({ template: z.string(), subject: z.string(), html: z.string(), text: z.string() });

export const listMailExamples = endpoint({ method: "GET", path: "/api/dev/mails", reply: z.array(mailExample) });
