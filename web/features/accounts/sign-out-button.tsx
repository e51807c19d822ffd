import { signOut } from "#domain/accounts/identity.ts";
import { send } from "../../lib/api/api.ts";
import { hardNavigate } from "../../lib/page/hard-navigate.ts";
import { Button, type ButtonVariant } from "../../ui/button.tsx";
import { useAction } from "./use-action.ts";

interface SignOutButtonProps {
  /** The page to open after sign-out. */
  readonly to: string;
  readonly variant?: ButtonVariant;
  readonly label?: string;
}

export const SignOutButton = ({ to, variant = "secondary", label = "Sign out" }: SignOutButtonProps) => {
  const { busy, run } = useAction("We couldn't sign you out");
  return (
    <Button
      variant={variant}
      busy={busy && "Signing out"}
      onClick={() =>
        run(async () => {
          await send(signOut, { body: {} });
          await hardNavigate(to);
        })
      }
    >
      {label}
    </Button>
  );
};
