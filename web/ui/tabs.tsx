import { clsx } from "clsx";
import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useHorizontalOverflow } from "./use-horizontal-overflow.ts";

interface Tab {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly label: string;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  /** The shown tab takes the rest of a page that fills the window. */
  readonly fillsWindow?: boolean;
}

/** On a narrow screen the tab row fades out on the side where more tabs follow. */
const fadeClasses =
  "data-[more=end]:[mask-image:linear-gradient(to_left,transparent,#000_48px)] data-[more=start]:[mask-image:linear-gradient(to_right,transparent,#000_48px)]";

const fillClass = "flex min-h-0 flex-1 flex-col";

export const Tabs = ({ tabs, label, value, defaultValue, onValueChange, fillsWindow = false }: TabsProps) => {
  const row = useHorizontalOverflow<HTMLDivElement>();
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value ?? "" } : { value })}
      {...(onValueChange === undefined ? {} : { onValueChange })}
      className={clsx(fillsWindow && fillClass)}
    >
      {/* The border belongs to the outer frame. A scrolling row would clip it. */}
      <div className={clsx("border-b border-line", fillsWindow && "px-4 md:px-6")}>
        <Radix.List
          ref={row}
          aria-label={label}
          className={`-mb-px flex gap-3.5 scroll-px-14 overflow-x-auto [scrollbar-width:none] sm:gap-6 ${fadeClasses}`}
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              onClick={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })}
              className="h-12 shrink-0 border-b-2 border-transparent text-[15px] font-[520] text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-brand data-[state=active]:text-ink"
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          className={
            fillsWindow ? clsx(fillClass, "data-[state=inactive]:hidden") : "pt-6 focus-visible:outline-offset-4"
          }
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
};
