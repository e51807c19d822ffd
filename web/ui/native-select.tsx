import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlClass, useFieldProps } from "./field.tsx";

/**
 * The browser's own select. It needs no extra code and opens the native list on phones. Use it for short forms and
 * option groups.
 */
export const NativeSelect = ({ className, children, ...rest }: ComponentProps<"select">) => (
  <span className="relative block">
    <select
      {...useFieldProps()}
      className={controlClass(`h-12 appearance-none pr-10 pl-3.5 ${className ?? ""}`)}
      {...rest}
    >
      {children}
    </select>
    <ChevronDown
      className="pointer-events-none absolute top-1/2 right-3.5 size-4.5 -translate-y-1/2 text-ink-3"
      aria-hidden="true"
    />
  </span>
);
