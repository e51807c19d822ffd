/** Validates a link that a person enters: http or https, a real host, no credentials. */
import { z } from "zod";

const linkPattern =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*(?::\d{1,5})?(?:[/?#][^\s<>"\\]*)?$/iu;

/** Adds a missing scheme. Schemes other than http and https are rejected. */
export const webLinkOf = (typed: string): string | undefined => {
  const text = typed.trim();
  const url = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  return url.length <= 500 && linkPattern.test(url) ? url : undefined;
};

const notALinkMessage = "Enter a web address, such as https://example.com/project";

/** Empty means none. */
export const optionalWebLink = z
  .string()
  .trim()
  .max(500, "Use at most 500 characters")
  .transform((typed, context) => {
    if (typed === "") return "";
    const link = webLinkOf(typed);
    if (link === undefined) context.addIssue({ code: "custom", message: notALinkMessage });
    return link ?? "";
  });
