import { type ComponentProps, useEffect, useState } from "react";
import { Input } from "../../ui/input.tsx";

const typingPauseMs = 300;

interface TypedFieldProps extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  readonly value: string;
  readonly onTyped: (value: string) => void;
}

/** What is typed counts after a short pause; where the address changes in another way, the field follows. */
export const TypedField = ({ value, onTyped, ...rest }: TypedFieldProps) => {
  const [typed, setTyped] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  if (shownFor !== value) {
    setShownFor(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onTyped(typed.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, value, onTyped]);
  return <Input {...rest} value={typed} onChange={(event) => setTyped(event.target.value)} />;
};
