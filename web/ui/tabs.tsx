import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

export interface Tab {
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
}

export const Tabs = ({ tabs, label, value, defaultValue, onValueChange }: TabsProps) => (
  <Radix.Root
    {...(value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value ?? "" } : { value })}
    {...(onValueChange === undefined ? {} : { onValueChange })}
  >
    <Radix.List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]">
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          className="-mb-px h-12 shrink-0 border-b-2 border-transparent text-[15px] font-[520] text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-brand data-[state=active]:text-ink"
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.value} value={tab.value} className="pt-6 focus-visible:outline-offset-4">
        {tab.content}
      </Radix.Content>
    ))}
  </Radix.Root>
);
