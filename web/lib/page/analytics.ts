/** Page view counting with a third-party tag. It runs only if a tag is configured and the visitor has agreed. */
import { useSyncExternalStore } from "react";

export type AnalyticsConsent = "granted" | "denied";

const storageKey = "page-views";
const listeners = new Set<() => void>();

/** A browser that sends Do Not Track or Global Privacy Control counts as a denial. */
const isDeniedByBrowser = (): boolean =>
  navigator.doNotTrack === "1" || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const readConsent = (): AnalyticsConsent | null => {
  if (isDeniedByBrowser()) return "denied";
  try {
    const storedChoice = localStorage.getItem(storageKey);
    return storedChoice === "granted" || storedChoice === "denied" ? storedChoice : null;
  } catch {
    // Storage is unavailable, so no choice can be remembered. The visitor isn't asked and nothing is counted.
    return "denied";
  }
};

export const saveConsent = (choice: AnalyticsConsent): void => {
  localStorage.setItem(storageKey, choice);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Undefined until hydration, and null while the visitor has not chosen. */
export const useAnalyticsConsent = (): AnalyticsConsent | null | undefined =>
  useSyncExternalStore(subscribe, readConsent, () => undefined);

interface TagWindow {
  dataLayer?: unknown[];
}

/** The tag expects `arguments` objects, not arrays. */
function pushTagCommand(..._args: unknown[]): void {
  const queue = ((window as TagWindow).dataLayer ??= []);
  // oxlint-disable-next-line prefer-rest-params -- the tag tells commands from other entries by this very type
  queue.push(arguments);
}

let loadedTag = "";

/** Loads the tag once per visit. A tag that cannot be reached changes nothing on the page. */
const loadTag = (tag: string): void => {
  if (loadedTag === tag) return;
  loadedTag = tag;
  pushTagCommand("js", new Date());
  // Client-side navigation doesn't reload the page, so we report page views ourselves.
  pushTagCommand("config", new URL(tag).searchParams.get("id") ?? "", { send_page_view: false });
  const script = document.createElement("script");
  script.src = tag;
  script.async = true;
  document.head.append(script);
};

export const reportPageView = (tag: string, path: string): void => {
  loadTag(tag);
  pushTagCommand("event", "page_view", { page_path: path, page_location: location.href, page_title: document.title });
};
