/** One dropdown of the top navigation. The parent controls which one is open, so only one is. */
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";

interface NavMenuProps {
  readonly label: string;
  readonly open: boolean;
  readonly onHover: () => void;
  readonly onLeave: () => void;
  /** If omitted, the menu opens on hover, touch and keyboard only. */
  readonly onPress?: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export const NavMenu = ({ label, open, onHover, onLeave, onPress, wide = false, children }: NavMenuProps) => {
  const panelId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- watches its button and panel, is none itself
    <li
      data-menu
      className="relative"
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") onHover();
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === "mouse") onLeave();
      }}
      onFocus={(event) => {
        if (onPress === undefined && event.target.matches(":focus-visible")) onHover();
      }}
      onBlur={(event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={onPress}
        onPointerUp={(event) => {
          // Touch screens have no hover, so a tap toggles the menu.
          if (onPress !== undefined || event.pointerType === "mouse") return;
          if (open) onLeave();
          else onHover();
        }}
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
        {children}
      </div>
    </li>
  );
};
