/** Single-key shortcuts. They are ignored in text fields, with a modifier key, and while a dialog or menu is open. */
import { useEffect, useEffectEvent } from "react";

export type Shortcuts = Readonly<Record<string, () => void>>;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox]), textarea, select"));

/** Enter on a link or button is its own action. */
const isActivation = ({ key, target }: KeyboardEvent): boolean =>
  key === "Enter" && target instanceof Element && target.closest("a[href], button, summary") !== null;

const isOverlayOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null;

export const useShortcuts = (shortcuts: Shortcuts): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const run = shortcuts[event.key];
    if (run === undefined || isField(event.target) || isActivation(event) || isOverlayOpen()) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
};
