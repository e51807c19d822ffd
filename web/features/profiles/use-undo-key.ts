import { useEffect, useEffectEvent } from "react";

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** Ctrl+Z, or ⌘Z, undoes the last change. In a text field the browser's own undo applies. */
export const useUndoShortcut = (undo: () => void): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isUndo =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "z";
    if (!isUndo || event.defaultPrevented || isField(event.target) || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
};
