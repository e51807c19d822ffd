import type { ComponentProps } from "react";
import { useDebouncedSearch } from "../../lib/use-debounced-search.ts";
import { Input } from "../../ui/input.tsx";

interface DebouncedInputProps extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  readonly value: string;
  readonly onDebouncedChange: (value: string) => void;
  /** Removes characters that the field does not accept. */
  readonly sanitize?: (typed: string) => string;
}

/** Reports the value after a short pause, and follows changes of the URL. */
export const DebouncedInput = ({
  value,
  onDebouncedChange,
  sanitize = (typed) => typed,
  ...rest
}: DebouncedInputProps) => {
  const [text, setText] = useDebouncedSearch(value, onDebouncedChange);
  return <Input {...rest} value={text} onChange={(event) => setText(sanitize(event.target.value))} />;
};
