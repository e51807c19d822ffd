/** Hints that the viewer has dismissed in this browser. A cookie keeps them, so that the server doesn't render them. */
import { createContext, use, useSyncExternalStore } from "react";

const cookieName = "cohire-dismissed";
/** A year. */
const maxAgeSeconds = 31_536_000;
/** Older ones are shown again; a cookie holds about 4,000 bytes. */
const maxHints = 40;

/** `cookies` is a Cookie header, or `document.cookie`. */
export const parseDismissed = (cookies: string): readonly string[] =>
  (new RegExp(`(?:^|; )${cookieName}=([\\w.-]*)`).exec(cookies)?.[1] ?? "").split(".").filter((hint) => hint !== "");

/** The hints that the server knows as dismissed. */
export const DismissedContext = createContext<readonly string[]>([]);

/** Choices that a blocked cookie doesn't keep last until the page is left. */
const unstored = new Set<string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A hint consists of letters, digits and hyphens. */
export const useDismissed = (hint: string): readonly [isDismissed: boolean, dismiss: () => void] => {
  const knownToServer = use(DismissedContext);
  const isDismissed = useSyncExternalStore(
    subscribe,
    () => unstored.has(hint) || parseDismissed(document.cookie).includes(hint),
    () => knownToServer.includes(hint),
  );
  const dismiss = (): void => {
    unstored.add(hint);
    const hints = [...parseDismissed(document.cookie).filter((each) => each !== hint), hint].slice(-maxHints);
    const secure = location.protocol === "https:" ? "; Secure" : "";
    document.cookie = `${cookieName}=${hints.join(".")}; Path=/platform; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
    for (const listener of listeners) listener();
  };
  return [isDismissed, dismiss];
};
