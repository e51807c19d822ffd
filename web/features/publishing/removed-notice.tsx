import { type ContentPage, restoreContent } from "#domain/publishing/content.ts";
import type { ContentSubject } from "#domain/publishing/subjects.ts";
import { call } from "../../lib/api.ts";
import { useChange } from "../../lib/use-change.ts";
import { Button } from "../../ui/button.tsx";
import { FailureNotice, Notice, NoticeList } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { subjectWords } from "./subject-words.ts";

interface RemovedNoticeProps {
  readonly subject: ContentSubject;
  readonly page: ContentPage;
}

/** Gone from the site, and one press from being back as it was. */
export const RemovedNotice = ({ subject, page: { id, version } }: RemovedNoticeProps) => {
  const change = useChange();
  const bringBack = async (revisionId: string): Promise<void> => {
    const body = { seen: revisionId, revisionId, side: "before" } as const;
    const failed = await change.run(() => call(restoreContent, { params: { subject, id }, body }));
    if (failed === undefined) toast({ title: "Brought back", description: subjectWords[subject].saved });
  };
  return (
    <div className="mb-6 grid gap-3">
      <NoticeList label="Removed">
        <Notice
          action={
            version !== null && (
              <Button size="small" busy={change.busy && "Bringing it back"} onClick={() => void bringBack(version)}>
                Bring it back
              </Button>
            )
          }
        >
          This {subjectWords[subject].one} was removed and is shown nowhere. Below is how it was last.
        </Notice>
      </NoticeList>
      <FailureNotice text={change.failure} />
    </div>
  );
};
