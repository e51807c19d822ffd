/** The buttons of a content page, each with an action from the content. */
import { Link } from "react-router";
import { useOpenQuote } from "../lib/quote-dialog.ts";
import { Button, buttonClass, type ButtonVariant } from "../ui/button.tsx";

type Action =
  | { readonly label: string; readonly kind: "quote" | "bottom" }
  | { readonly label: string; readonly kind: "go"; readonly to: string };

/** The stylesheet decides whether scrolling is smooth, based on the visitor's motion setting. */
export const scrollToBottom = (): void => window.scrollTo({ top: document.documentElement.scrollHeight });

const ActionButton = ({ action, variant }: { readonly action: Action; readonly variant: ButtonVariant }) => {
  const openQuote = useOpenQuote();
  if (action.kind === "go" && action.to.startsWith("#")) {
    return (
      <a href={action.to} className={buttonClass(variant, "large")}>
        {action.label}
      </a>
    );
  }
  if (action.kind === "go") {
    return (
      <Link to={action.to} className={buttonClass(variant, "large")}>
        {action.label}
      </Link>
    );
  }
  return (
    <Button variant={variant} size="large" onClick={action.kind === "quote" ? () => openQuote() : scrollToBottom}>
      {action.label}
    </Button>
  );
};

interface ActionsProps {
  readonly actions: readonly Action[];
  readonly className?: string;
}

/** The first action is the primary one. */
export const Actions = ({ actions, className = "mt-8" }: ActionsProps) => (
  <div className={`flex flex-wrap gap-3.5 max-sm:[&>*]:w-full ${className}`}>
    {actions.map((action, index) => (
      <ActionButton key={action.label} action={action} variant={index === 0 ? "primary" : "secondary"} />
    ))}
  </div>
);
