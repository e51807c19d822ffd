import type { ComponentProps } from "react";
import { controlClass, useFieldProps } from "./field.tsx";

export const Input = ({ className, ...rest }: ComponentProps<"input">) => (
  <input {...useFieldProps()} className={controlClass(`h-12 px-3.5 ${className ?? ""}`)} {...rest} />
);

export const Textarea = ({ className, rows = 4, ...rest }: ComponentProps<"textarea">) => (
  <textarea {...useFieldProps()} rows={rows} className={controlClass(`px-3.5 py-3 ${className ?? ""}`)} {...rest} />
);
