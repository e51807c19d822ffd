/** When a message that asked for something else says a job title. */
import { titleScore } from "../resumes/fields/work-words.ts";
import type { ChatStep } from "./chat-steps.ts";
import { answeredTitle, saidTitle } from "./said-title.ts";
import { isRemark } from "./sentences-by-subject.ts";
import { tradeNamed } from "./trade-words.ts";

/** "Now a licensed counselor" in a summary tells a story and changes no title. */
export const putsTitleRight =
  /\b(?:correction|oops|i meant|change|update|fix|wrong|should be|typo|title|instead of|actually|promot\w+)\b/i;

/** "Jane Smith, nurse". */
const titleBeside = (text: string): string | undefined => {
  const part = /,\s*(?:an? )?(?<title>[^,.;]+)/u.exec(text)?.groups?.["title"];
  const title = part === undefined ? undefined : answeredTitle(part);
  return title !== undefined && titleScore(title) >= 2 && (part?.includes(" ") === true || part === part?.toLowerCase())
    ? title
    : undefined;
};

/** A title without a word that says it is one, where a name or a place was asked for. */
export const titleInstead = (text: string, step: ChatStep): string | undefined => {
  if (step === "intro") return titleBeside(text);
  const trade = step === "location" ? tradeNamed(text) : undefined;
  return trade === undefined ? undefined : answeredTitle(trade);
};

export const explicitTitle = (text: string): string | undefined =>
  /\b(?:job )?title\b/i.test(text) || isRemark(text) ? saidTitle(text) : undefined;
