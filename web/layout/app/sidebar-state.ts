/**
 * Whether the sidebar is collapsed to icons. A script in the head sets the person's choice as an attribute before the first
 * paint; without one, the stylesheet decides by the window's width.
 */
import { useSyncExternalStore } from "react";
import { sidebarKey } from "../../lib/page/visitor-hint.ts";

const narrowQuery = "(width < 64rem)";

const isCollapsed = (): boolean => {
  const choice = document.documentElement.dataset["sidebar"];
  return choice === undefined ? matchMedia(narrowQuery).matches : choice === "collapsed";
};

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  const narrow = matchMedia(narrowQuery);
  narrow.addEventListener("change", listener);
  listeners.add(listener);
  return () => {
    narrow.removeEventListener("change", listener);
    listeners.delete(listener);
  };
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
