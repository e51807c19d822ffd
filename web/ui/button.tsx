import { clsx } from "clsx";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Spinner } from "./spinner.tsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "large" | "medium" | "small";

const variantClasses: Readonly<Record<ButtonVariant, string>> = {
  primary: "bg-brand text-brand-ink border-brand hover:bg-brand-strong hover:border-brand-strong",
  secondary: "border-edge/45 text-ink hover:border-edge hover:bg-paper-2",
  quiet: "border-transparent text-ink-2 hover:bg-paper-2 hover:text-ink",
  danger: "bg-bad text-bad-ink border-bad hover:bg-bad-strong hover:border-bad-strong",
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  large: "h-12 px-5.5 text-base",
  medium: "h-11 px-4.5 text-[15px]",
  small: "h-9 px-3.5 text-sm pointer-coarse:h-11",
};

/** The button classes for a link that should look like a button. */
export const buttonClass = (
  variant: ButtonVariant = "primary",
  size: ButtonSize = "medium",
  className?: string,
): string =>
  clsx(
    "inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-[560] whitespace-nowrap transition-colors",
    "disabled:cursor-not-allowed disabled:not-aria-busy:border-line disabled:not-aria-busy:bg-paper-2 disabled:not-aria-busy:text-ink-3",
    "aria-busy:cursor-progress [&_svg]:size-[1.15em] [&_svg]:shrink-0",
    variantClasses[variant],
    sizes[size],
    className,
  );

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Text shown while the action runs. The button is disabled then. */
  readonly busy?: string | false;
  readonly children: ReactNode;
}

export const Button = ({
  variant,
  size,
  busy: busyText = false,
  disabled,
  className,
  children,
  type,
  ...rest
}: ButtonProps) => (
  <button
    type={type ?? "button"}
    className={buttonClass(variant, size, className)}
    disabled={disabled === true || busyText !== false}
    aria-busy={busyText !== false || undefined}
    {...rest}
  >
    {busyText === false ? (
      children
    ) : (
      <>
        <Spinner />
        {busyText}
      </>
    )}
  </button>
);
