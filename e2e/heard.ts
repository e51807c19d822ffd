/** What a screen reader would be told without asking: whatever comes into the parts of a page that live. */
import type { Page } from "@playwright/test";

const livingParts = "output, [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";

export interface Heard {
  readonly heard: (words: RegExp) => readonly string[];
}

export const listenOn = async (page: Page): Promise<Heard> => {
  const told: string[] = [];
  await page.exposeFunction("tell", (words: string) => told.push(words));
  await page.evaluate((parts) => {
    const { tell } = globalThis as unknown as { readonly tell: (words: string) => void };
    const last = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const part of document.querySelectorAll(parts)) {
        const words = part.textContent.trim();
        if (words === "" || words === last.get(part)) continue;
        last.set(part, words);
        tell(words);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, livingParts);
  return { heard: (words) => told.filter((each) => words.test(each)) };
};
