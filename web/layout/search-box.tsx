/** Opens the workspace search, from a header button or the "/" key. The panel is loaded on first use. */
import { Search } from "lucide-react";
import { lazy, Suspense } from "react";
import { useDialog } from "../lib/use-dialog.ts";
import { useShortcuts } from "../lib/use-shortcuts.ts";
import { buttonClass } from "../ui/button.tsx";

const SearchPanel = lazy(() => import("./search-panel.tsx"));

export const SearchBox = () => {
  const { open, onOpenChange, isLoaded, show } = useDialog();
  useShortcuts({ "/": show });
  return (
    <>
      <button
        type="button"
        onClick={show}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        className={buttonClass("quiet", "small", "max-lg:px-2.5! lg:border-line!")}
      >
        <Search aria-hidden="true" />
        <span className="max-lg:sr-only">Search</span>
        <kbd
          aria-hidden="true"
          className="ml-1.5 rounded-tag border border-line px-1.5 font-text text-xs/4.5 text-ink-3 max-lg:hidden"
        >
          /
        </kbd>
      </button>
      {isLoaded && (
        <Suspense>
          <SearchPanel open={open} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </>
  );
};
