import { clsx } from "clsx";

/** First letters of the first and last word of the name. */
export const getInitials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? "")[0] ?? "",
  );
  return letters.join("").toUpperCase();
};

const variantClasses = { plain: "bg-tag text-ink-2", brand: "bg-brand text-brand-ink" } as const;
const sizeClasses = { medium: "size-9 text-[13px]/none", small: "size-7 text-[11px]/none" } as const;

interface InitialsProps {
  readonly name: string;
  readonly variant?: keyof typeof variantClasses;
  readonly size?: keyof typeof sizeClasses;
  /** For a company instead of a person. */
  readonly square?: boolean;
}

/** Decorative. The name beside it is what a screen reader announces. */
export const Initials = ({ name, variant = "plain", size = "medium", square = false }: InitialsProps) => (
  <span
    aria-hidden="true"
    className={clsx(
      "grid shrink-0 place-items-center font-[620]",
      square ? "rounded-tag" : "rounded-full",
      variantClasses[variant],
      sizeClasses[size],
    )}
  >
    {getInitials(name)}
  </span>
);
