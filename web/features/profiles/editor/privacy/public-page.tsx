/** The address of the public page, and a way to create a new one. */
import { useState } from "react";
import { Link } from "react-router";
import { createPageAddress, showVisibilityStatus, type VisibilityStatus } from "#domain/privacy/visibility-status.ts";
import { call } from "../../../../lib/api/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { FailureNotice } from "../../../../ui/notice.tsx";
import { CopyButton } from "../copy-button.tsx";
import { useCachedRows, useRowMutation } from "../editor.queries.ts";
import { TabSection } from "../tab-section.tsx";

export const PublicPage = ({ handle }: Pick<VisibilityStatus, "handle">) => {
  const { keep } = useCachedRows(showVisibilityStatus);
  const change = useRowMutation();
  const [isConfirming, setConfirming] = useState(false);
  const createLink = async () => {
    const problem = await change.run("page", async () => keep(await call(createPageAddress, {})));
    if (problem === undefined) setConfirming(false);
  };
  const path = `/p/${handle}`;
  const address = `${location.origin}${path}`;
  return (
    <TabSection
      title="Public page"
      text="A page with what you published, for anyone with the link. We ask search engines to leave it out, and it doesn’t say that you’re looking."
    >
      {handle === null ? (
        <>
          <Button
            variant="secondary"
            onClick={() => void createLink()}
            busy={change.busy === "page" && "Making the page"}
          >
            Make my public page
          </Button>
          <FailureNotice text={change.failure} className="mt-3" />
        </>
      ) : (
        <>
          <p className="rounded-control border border-line bg-paper-2 px-3.5 py-2.5 text-[15px]/6 wrap-anywhere">
            <Link to={path} className="font-[540] text-brand underline underline-offset-4">
              {address.replace(/^https?:\/\//, "")}
            </Link>
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <CopyButton text={address} label="Copy the address of your public page" />
            <Button variant="quiet" size="small" onClick={() => setConfirming(true)}>
              Make a new address
            </Button>
          </div>
          <ConfirmDialog
            open={isConfirming}
            onOpenChange={setConfirming}
            title="Make a new address?"
            text="The address you have given to others so far will open nothing from then on."
            confirm="Make a new address"
            dismiss="Keep this one"
            busy={change.busy === "page" && "Making the address"}
            failure={change.failure}
            onConfirm={() => void createLink()}
          />
        </>
      )}
    </TabSection>
  );
};
