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

interface InitialsProps {
  readonly name: string;
  readonly variant?: keyof typeof variantClasses;
}

/** Decorative. The name beside it is what a screen reader announces. */
export const Initials = ({ name, variant = "plain" }: InitialsProps) => (
  <span
    aria-hidden="true"
    className={clsx(
      "grid size-9 shrink-0 place-items-center rounded-full text-[13px]/none font-[620]",
      variantClasses[variant],
    )}
  >
    {getInitials(name)}
  </span>
);
