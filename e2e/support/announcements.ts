/** Records what a screen reader would announce: every text that appears in a page's live regions. */
import type { Page } from "@playwright/test";

const liveRegions = "output, [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";

export interface Announcements {
  readonly announced: (pattern: RegExp) => readonly string[];
}

export const recordAnnouncements = async (page: Page): Promise<Announcements> => {
  const announcements: string[] = [];
  await page.exposeFunction("announce", (text: string) => announcements.push(text));
  await page.evaluate((parts) => {
    const { announce } = globalThis as unknown as { readonly announce: (text: string) => void };
    const last = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const part of document.querySelectorAll(parts)) {
        const text = part.textContent.trim();
        if (text === "" || text === last.get(part)) continue;
        last.set(part, text);
        announce(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, liveRegions);
  return { announced: (pattern) => announcements.filter((text) => pattern.test(text)) };
};
