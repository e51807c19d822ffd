/** One drop-down of the top navigation: opens on hover or click, a second click closes it, so does leaving it. */
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";

interface NavMenuProps {
  readonly label: string;
  /** Without a click: the menu opens on hover and by keyboard alone. */
  readonly hoverOnly?: boolean;
  readonly wide?: boolean;
  readonly children: (close: () => void) => ReactNode;
}

export const NavMenu = ({ label, hoverOnly = false, wide = false, children }: NavMenuProps) => {
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const [pinned, setPinned] = useState(false);
  const close = () => {
    setOpen(false);
    setPinned(false);
  };
  const press = () => {
    if (hoverOnly) return;
    // Hover has opened it already: the first click keeps it, the second closes it.
    if (open && pinned) close();
    else {
      setOpen(true);
      setPinned(true);
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- watches its button and panel, is none itself
    <li
      className="relative"
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") setOpen(true);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === "mouse") close();
      }}
      onFocus={(event) => {
        if (hoverOnly && event.target.matches(":focus-visible")) setOpen(true);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={press}
        className="flex h-18 items-center gap-1.5 text-[15px] font-[500] text-ink-2 transition-colors hover:text-ink aria-expanded:text-ink"
      >
        {label}
        <ChevronDown
          className={clsx("size-3.5 opacity-60 transition-transform", open && "rotate-180")}
          aria-hidden="true"
        />
      </button>
      <div
        id={panelId}
        hidden={!open}
        className={clsx(
          "absolute top-full left-0 -ml-[23px] animate-fade rounded-card border border-line bg-card p-2.5 shadow-float",
          wide ? "w-[420px]" : "w-72",
        )}
      >
        {children(close)}
      </div>
    </li>
  );
};
