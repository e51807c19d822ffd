import { clsx } from "clsx";

/** The first letters of the first and the last name. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? "")[0] ?? "",
  );
  return letters.join("").toUpperCase();
};

const looks = { plain: "bg-tag text-ink-2", brand: "bg-brand text-brand-ink" } as const;

interface InitialsProps {
  readonly name: string;
  readonly look?: keyof typeof looks;
}

/** Stands beside the name, which a screen reader hears instead. */
export const Initials = ({ name, look = "plain" }: InitialsProps) => (
  <span
    aria-hidden="true"
    className={clsx("grid size-9 shrink-0 place-items-center rounded-full text-[13px]/none font-[620]", looks[look])}
  >
    {initialsOf(name)}
  </span>
);
