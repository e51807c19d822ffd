/** Templates for replies of staff. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { maxNameLength, requiredText } from "../leads/contact-fields.ts";
import { prose } from "./content-fields.ts";

export const placeholders = ["firstName", "company", "me"] as const;

/** A misspelled placeholder would be sent unfilled. */
const knownPlaceholdersOnly = (words: string, issues: z.RefinementCtx): void => {
  const usedNames = [...words.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = ""]) => name.trim());
  const unknown = usedNames.find((name) => !(placeholders as readonly string[]).includes(name));
  if (unknown === undefined) return;
  const knownPlaceholders = placeholders.map((name) => `{{${name}}}`).join(", ");
  issues.addIssue({ code: "custom", message: `{{${unknown}}} isn't a placeholder. Use ${knownPlaceholders}` });
};

export const replyTemplateFacts = z.object({
  name: requiredText("Enter a name", 100),
  subject: requiredText("Enter a subject", maxNameLength).superRefine(knownPlaceholdersOnly),
  body: prose("Enter a message").superRefine(knownPlaceholdersOnly),
});

export type ReplyTemplateFacts = z.infer<typeof replyTemplateFacts>;

export const newReplyTemplate: ReplyTemplateFacts = { name: "", subject: "", body: "" };

/** All templates, sorted by name. */
export const listReplyTemplates = endpoint({
  method: "GET",
  path: "/api/desk/reply-templates",
  reply: z.array(z.object({ id: z.uuid(), name: z.string(), subject: z.string(), body: z.string() })),
});
