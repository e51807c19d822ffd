import { signOut } from "#domain/accounts/identity.ts";
import { send } from "../../lib/api.ts";
import { leaveFor } from "../../lib/leave-for.ts";
import { Button, type ButtonLook } from "../../ui/button.tsx";
import { useDeed } from "./use-deed.ts";

interface SignOutButtonProps {
  /** Where to go afterwards. */
  readonly to: string;
  readonly look?: ButtonLook;
  readonly label?: string;
}

export const SignOutButton = ({ to, look = "secondary", label = "Sign out" }: SignOutButtonProps) => {
  const { busy, run } = useDeed("You are still signed in");
  return (
    <Button
      look={look}
      busy={busy && "Signing out"}
      onClick={() =>
        run(async () => {
          await send(signOut, { body: {} });
          await leaveFor(to);
        })
      }
    >
      {label}
    </Button>
  );
};
