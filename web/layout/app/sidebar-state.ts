/** Whether the sidebar is collapsed to icons. A script in the head sets the attribute before the first paint. */
import { useSyncExternalStore } from "react";
import { sidebarKey } from "../../lib/page/visitor-hint.ts";

const isCollapsed = (): boolean => document.documentElement.dataset["sidebar"] === "collapsed";

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const toggleSidebar = (): void => {
  const { dataset } = document.documentElement;
  const next = isCollapsed() ? "expanded" : "collapsed";
  dataset["sidebar"] = next;
  try {
    localStorage.setItem(sidebarKey, next);
  } catch {
    // Storage may be blocked. The choice then lasts until the page is loaded again.
  }
  for (const listener of listeners) listener();
};

export const useSidebarCollapsed = (): boolean => useSyncExternalStore(subscribe, isCollapsed, () => false);
