import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Input } from "./input.tsx";

/** A password input with a button that shows the typed text. */
export const PasswordInput = (props: Omit<ComponentProps<"input">, "type">) => {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input {...props} type={isShown ? "text" : "password"} className="pr-12" />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label="Show what you typed"
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-control text-ink-3 transition-colors hover:text-ink"
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
    </span>
  );
};
