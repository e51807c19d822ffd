/** Opens the command palette, by click or with Ctrl-K (Cmd-K on a Mac). Its code is loaded on first use. */
import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useDialog } from "../../lib/use-dialog.ts";
import { useShortcuts } from "../../lib/use-shortcuts.ts";
import type { CommandSource } from "./command.ts";

const CommandPalette = lazy(() => import("./command-palette.tsx"));

const subscribeToNothing = () => () => undefined;

/** The server doesn't know the visitor's system. */
const useCommandKey = (): string =>
  useSyncExternalStore(
    subscribeToNothing,
    () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘K" : "Ctrl K"),
    () => "",
  );

interface CommandButtonProps {
  readonly commands: CommandSource;
  /** Opens it with "/" too, on pages that have no other use of that key. */
  readonly withSlash?: boolean;
}

export const CommandButton = ({ commands, withSlash = false }: CommandButtonProps) => {
  const commandKey = useCommandKey();
  const { open, onOpenChange, isLoaded, show } = useDialog();
  useShortcuts(withSlash ? { "/": show } : {});
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "k" || event.metaKey === event.ctrlKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    // Another dialog keeps the keyboard until it closes.
    if (!open && document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
    if (open) onOpenChange(false);
    else show();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={show}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={`Search ${commands.searchable}`}
        className="flex items-center gap-2 rounded-control text-sm/5 text-ink-3 transition-colors hover:text-ink max-md:size-11 max-md:justify-center md:h-9 md:w-full md:border md:border-line md:bg-card md:px-2.5 md:pointer-coarse:h-11 sidebar-collapsed:justify-center sidebar-collapsed:border-transparent sidebar-collapsed:bg-transparent sidebar-collapsed:px-0"
      >
        <Search className="size-4 shrink-0" aria-hidden="true" />
        <span className="min-w-0 truncate max-md:sr-only sidebar-collapsed:sr-only">Search or go to</span>
        <kbd
          aria-hidden="true"
          className="ml-auto h-5 shrink-0 rounded-xs border border-line px-1 font-text text-[11px]/4.5 whitespace-nowrap empty:invisible max-md:hidden sidebar-collapsed:hidden"
        >
          {commandKey}
        </kbd>
      </button>
      {isLoaded && (
        <Suspense>
          <CommandPalette open={open} onOpenChange={onOpenChange} source={commands} />
        </Suspense>
      )}
    </>
  );
};
