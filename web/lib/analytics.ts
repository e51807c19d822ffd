/** Counting page views with a third party's tag: never before a visitor agrees, never where none is configured. */
import { useSyncExternalStore } from "react";

export type Choice = "granted" | "denied";

const storageKey = "page-views";
const listeners = new Set<() => void>();

/** A browser that was told to keep quiet about its owner has answered already. */
const refusedByBrowser = (): boolean =>
  navigator.doNotTrack === "1" || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const readChoice = (): Choice | null => {
  if (refusedByBrowser()) return "denied";
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === "granted" || stored === "denied" ? stored : null;
  } catch {
    // Storage is switched off: nothing can be remembered, so nothing is asked and nothing counted.
    return "denied";
  }
};

export const saveChoice = (choice: Choice): void => {
  localStorage.setItem(storageKey, choice);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Undefined until the browser could be asked; null while the visitor has not chosen. */
export const useChoice = (): Choice | null | undefined => useSyncExternalStore(subscribe, readChoice, () => undefined);

interface TagWindow {
  dataLayer?: unknown[];
}

/** The tag reads its commands as argument lists, not as arrays. */
function command(..._words: unknown[]): void {
  const queue = ((window as TagWindow).dataLayer ??= []);
  // oxlint-disable-next-line prefer-rest-params -- the tag tells commands from other entries by this very type
  queue.push(arguments);
}

let loadedTag = "";

/** Once a visit. A tag that cannot be reached changes nothing on the page. */
const loadTag = (tag: string): void => {
  if (loadedTag === tag) return;
  loadedTag = tag;
  command("js", new Date());
  // Paths change without a load, so views are reported by us, each once.
  command("config", new URL(tag).searchParams.get("id") ?? "", { send_page_view: false });
  const script = document.createElement("script");
  script.src = tag;
  script.async = true;
  document.head.append(script);
};

export const reportPageView = (tag: string, path: string): void => {
  loadTag(tag);
  command("event", "page_view", { page_path: path, page_location: location.href, page_title: document.title });
};
