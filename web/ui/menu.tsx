/** A dropdown menu of actions and checkbox items. */
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";

const itemClass =
  "flex min-h-10 cursor-default items-center gap-3 rounded-tag px-2.5 text-[15px]/6 text-ink outline-none select-none data-highlighted:bg-brand-soft pointer-coarse:min-h-11";

interface MenuProps {
  /** One focusable element. */
  readonly trigger: ReactNode;
  readonly label: string;
  readonly align?: "start" | "end";
  /** Set this if a keyboard shortcut also opens the menu. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Called after the menu closes, to move the focus elsewhere than to the trigger. */
  readonly onClosed?: () => void;
  readonly children: ReactNode;
}

export const Menu = ({ trigger, label, align = "end", open, onOpenChange, onClosed, children }: MenuProps) => (
  <Radix.Root
    modal={false}
    {...(open === undefined ? {} : { open })}
    {...(onOpenChange === undefined ? {} : { onOpenChange })}
  >
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        aria-label={label}
        onCloseAutoFocus={(event) => {
          if (onClosed === undefined) return;
          event.preventDefault();
          onClosed();
        }}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) w-64 animate-fade overflow-y-auto rounded-control border border-line bg-card p-1.5 shadow-float"
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

export const MenuItem = ({ className, ...rest }: ComponentProps<typeof Radix.Item>) => (
  <Radix.Item className={clsx(itemClass, className)} {...rest} />
);

interface MenuCheckboxItemProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** The menu stays open, so that several items can be checked. */
export const MenuCheckboxItem = ({ checked, onCheckedChange, children }: MenuCheckboxItemProps) => (
  <Radix.CheckboxItem
    checked={checked}
    onCheckedChange={onCheckedChange}
    onSelect={(event) => event.preventDefault()}
    className={itemClass}
  >
    <span
      className={clsx(
        "grid size-5 shrink-0 place-items-center rounded-xs border",
        checked ? "border-brand bg-brand text-brand-ink" : "border-edge",
      )}
      aria-hidden="true"
    >
      {checked && <Check className="size-3.5" strokeWidth={3} />}
    </span>
    {children}
  </Radix.CheckboxItem>
);

export const MenuLabel = ({ children }: { readonly children: ReactNode }) => (
  <Radix.Label className="px-2.5 pt-2 pb-1 text-[13px]/5 font-[560] text-ink-3">{children}</Radix.Label>
);

export const MenuSeparator = () => <Radix.Separator className="mx-2.5 my-1.5 h-px bg-line" />;
