import { Link, useLocation } from "react-router";
import { withNext } from "#domain/accounts/own-page.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface SignUpPromptProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What the visitor was about to do: "add a job". */
  readonly deed: string;
}

/** The demo can be looked at; whoever wants to change something is shown the way to a workspace of their own. */
export const SignUpPrompt = ({ open, onOpenChange, deed }: SignUpPromptProps) => {
  const { pathname } = useLocation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create your own workspace"
      description={`Nothing can be changed in the demo. To ${deed}, create a workspace of your own: it takes three short steps, and you can fill it with the same sample data.`}
      className="sm:max-w-[500px]"
      footer={
        <>
          <Link to={withNext("/sign-in", pathname)} className={buttonClass("secondary")}>
            Sign in
          </Link>
          <Link to="/platform/signup" className={buttonClass()}>
            Create your own
          </Link>
        </>
      }
    >
      {null}
    </Dialog>
  );
};
