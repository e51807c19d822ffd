import type { ComponentProps } from "react";
import { useTypedWords } from "../../lib/use-typed-words.ts";
import { Input } from "../../ui/input.tsx";

interface TypedFieldProps extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  readonly value: string;
  readonly onTyped: (value: string) => void;
  /** What of the letters is taken, where not all of them are. */
  readonly only?: (typed: string) => string;
}

/** What is typed counts after a short pause; where the address changes in another way, the field follows. */
export const TypedField = ({ value, onTyped, only = (typed) => typed, ...rest }: TypedFieldProps) => {
  const [typed, setTyped] = useTypedWords(value, onTyped);
  return <Input {...rest} value={typed} onChange={(event) => setTyped(only(event.target.value))} />;
};
