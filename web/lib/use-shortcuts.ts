/** Keys that do something by themselves: never while somebody types, never with a modifier, never under a layer. */
import { useEffect, useEffectEvent } from "react";

export type Shortcuts = Readonly<Record<string, () => void>>;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

const isUnderLayer = (): boolean => document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null;

export const useShortcuts = (shortcuts: Shortcuts): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const run = shortcuts[event.key];
    if (run === undefined || isField(event.target) || isUnderLayer()) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
};
