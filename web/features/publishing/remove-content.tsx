import { useState } from "react";
import { type ContentPage, removeContent } from "#domain/publishing/content.ts";
import type { ContentSubject } from "#domain/publishing/subjects.ts";
import { call } from "../../lib/api/api.ts";
import { useRevalidatingMutation } from "../../lib/api/use-revalidating-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast-store.ts";
import { subjectLabels } from "./subject-labels.ts";

interface RemoveContentProps {
  readonly subject: ContentSubject;
  readonly page: ContentPage;
}

export const RemoveContent = ({ subject, page: { id, title, version } }: RemoveContentProps) => {
  const change = useRevalidatingMutation();
  const [isConfirming, setConfirming] = useState(false);
  const noun = subjectLabels[subject].one;
  const remove = async (): Promise<void> => {
    const query = version === null ? {} : { seen: version };
    const failed = await change.run(() => call(removeContent, { params: { subject, id }, query }));
    if (failed !== undefined) return;
    setConfirming(false);
    toast({ title: "Removed", description: `You can restore ${title} from its history.` });
  };
  return (
    <>
      <Button variant="quiet" size="small" className="text-bad!" onClick={() => setConfirming(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={(open) => {
          setConfirming(open);
          change.clearFailure();
        }}
        title={`Remove ${title}?`}
        text={
          subject === "public-job"
            ? "We'll remove it from the site and this list. You can restore it from its history. To hide it for a while, turn off “Show on the site” instead."
            : "We'll remove it everywhere it appears. You can restore it from its history."
        }
        confirm={`Remove ${noun}`}
        busy={change.busy && "Removing"}
        failure={change.failure}
        onConfirm={() => void remove()}
      />
    </>
  );
};
