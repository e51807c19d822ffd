/** The buttons that content names by what they do. */
import { Link } from "react-router";
import { useOpenQuote } from "../lib/quote-dialog.ts";
import { Button, buttonClass, type ButtonLook } from "../ui/button.tsx";

export type Action =
  | { readonly label: string; readonly does: "quote" | "bottom" }
  | { readonly label: string; readonly does: "go"; readonly to: string };

/** As smooth or as sudden as the visitor's settings ask: the stylesheet decides. */
export const scrollToBottom = (): void => window.scrollTo({ top: document.documentElement.scrollHeight });

const ActionButton = ({ action, look }: { readonly action: Action; readonly look: ButtonLook }) => {
  const openQuote = useOpenQuote();
  if (action.does === "go" && action.to.startsWith("#")) {
    return (
      <a href={action.to} className={buttonClass(look, "large")}>
        {action.label}
      </a>
    );
  }
  if (action.does === "go") {
    return (
      <Link to={action.to} className={buttonClass(look, "large")}>
        {action.label}
      </Link>
    );
  }
  return (
    <Button look={look} size="large" onClick={action.does === "quote" ? () => openQuote() : scrollToBottom}>
      {action.label}
    </Button>
  );
};

interface ActionsProps {
  readonly actions: readonly Action[];
  readonly className?: string;
}

/** The first is the one to press. */
export const Actions = ({ actions, className = "mt-8" }: ActionsProps) => (
  <div className={`flex flex-wrap gap-3.5 max-sm:[&>*]:w-full ${className}`}>
    {actions.map((action, at) => (
      <ActionButton key={action.label} action={action} look={at === 0 ? "primary" : "secondary"} />
    ))}
  </div>
);
