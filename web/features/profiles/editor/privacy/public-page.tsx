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
      text="A page with your published profile that anyone with the link can view. We ask search engines not to index it, and it doesn't say you're looking for a job."
    >
      {handle === null ? (
        <>
          <Button
            variant="secondary"
            onClick={() => void createLink()}
            busy={change.busy === "page" && "Creating the page"}
          >
            Create public page
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
            <CopyButton text={address} label="Copy public page link" />
            <Button variant="quiet" size="small" onClick={() => setConfirming(true)}>
              Create new link
            </Button>
          </div>
          <ConfirmDialog
            open={isConfirming}
            onOpenChange={setConfirming}
            title="Create a new link?"
            text="The current link will stop working for everyone who has it."
            confirm="Create new link"
            dismiss="Keep current link"
            busy={change.busy === "page" && "Creating the link"}
            failure={change.failure}
            onConfirm={() => void createLink()}
          />
        </>
      )}
    </TabSection>
  );
};
