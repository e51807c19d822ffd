import { type ContentPage, restoreContent } from "#domain/publishing/content.ts";
import type { ContentSubject } from "#domain/publishing/subjects.ts";
import { call } from "../../lib/api/api.ts";
import { useRevalidatingMutation } from "../../lib/api/use-revalidating-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { FailureNotice, NoticeItem, NoticeList } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { subjectLabels } from "./subject-labels.ts";

interface RemovedNoticeProps {
  readonly subject: ContentSubject;
  readonly page: ContentPage;
}

/** Says that the content is no longer on the site, with a button that restores it. */
export const RemovedNotice = ({ subject, page: { id, version } }: RemovedNoticeProps) => {
  const change = useRevalidatingMutation();
  const restore = async (revisionId: string): Promise<void> => {
    const body = { seen: revisionId, revisionId, side: "before" } as const;
    const failed = await change.run(() => call(restoreContent, { params: { subject, id }, body }));
    if (failed === undefined) toast({ title: "Restored", description: subjectLabels[subject].saved });
  };
  return (
    <div className="mb-6 grid gap-3">
      <NoticeList label="Removed">
        <NoticeItem
          action={
            version !== null && (
              <Button size="small" busy={change.busy && "Restoring"} onClick={() => void restore(version)}>
                Restore
              </Button>
            )
          }
        >
          This {subjectLabels[subject].one} was removed and isn&apos;t shown anywhere. Its last version is below.
        </NoticeItem>
      </NoticeList>
      <FailureNotice text={change.failure} />
    </div>
  );
};
