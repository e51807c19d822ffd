import { Link, useLocation } from "react-router";
import { withReturnPath } from "#domain/accounts/return-path.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface SignUpPromptProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The action that the visitor started: "add a job". */
  readonly action: string;
}

/** The demo is read-only. A visitor who starts an action sees how to create a workspace. */
export const SignUpPrompt = ({ open, onOpenChange, action }: SignUpPromptProps) => {
  const { pathname } = useLocation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create your own workspace"
      description={`You can't make changes in the demo. To ${action}, create your own workspace. It takes three short steps, and you can load the same sample data.`}
      className="sm:max-w-[500px]"
      footer={
        <>
          <Link to={withReturnPath("/sign-in", pathname)} className={buttonClass("secondary")}>
            Sign in
          </Link>
          <Link to="/platform/signup" className={buttonClass()}>
            Create workspace{" "}
          </Link>
        </>
      }
    >
      {null}
    </Dialog>
  );
};
