import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Input } from "./input.tsx";

/** A password input with a button that shows the typed text. */
export const PasswordInput = (props: Omit<ComponentProps<"input">, "type">) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input {...props} type={shown ? "text" : "password"} className="pr-12" />
      <button
        type="button"
        aria-pressed={shown}
        aria-label="Show what is typed"
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-control text-ink-3 transition-colors hover:text-ink"
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
    </span>
  );
};
