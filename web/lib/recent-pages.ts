/** The candidates, jobs and leads that were opened last in this tab. Signing out removes them. */
import { useEffect } from "react";

export interface RecentPage {
  readonly to: string;
  readonly title: string;
}

const key = "cohire-recent-pages";
const maxPages = 6;

export const readRecentPages = (): readonly RecentPage[] => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]") as readonly RecentPage[];
  } catch {
    return [];
  }
};

export const useRecentPage = (to: string, title: string): void => {
  useEffect(() => {
    const others = readRecentPages().filter((page) => page.to !== to);
    try {
      sessionStorage.setItem(key, JSON.stringify([{ to, title }, ...others].slice(0, maxPages)));
    } catch {
      // Storage may be blocked or full. The list is only a convenience.
    }
  }, [to, title]);
};
