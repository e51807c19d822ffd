/** The sticky footer of the editor: unsaved changes, errors and buttons. */
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { stickyFooterProps } from "../../ui/sticky-footer.ts";

interface EditorFooterProps {
  readonly isDirty: boolean;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onReload: () => void;
  readonly children: ReactNode;
}

export const EditorFooter = ({ isDirty, busy, failure, onReload, children }: EditorFooterProps) => (
  <div
    {...stickyFooterProps}
    className="sticky bottom-0 max-md:bottom-14 z-10 mt-8 grid gap-3 border-t border-line bg-paper py-3"
  >
    {failure !== undefined && (
      <div className="flex flex-wrap items-center gap-3">
        <FailureNotice text={failure} className="min-w-0 flex-1 basis-72" />
        {failure.includes("in the meantime") && (
          <Button variant="secondary" size="small" onClick={onReload}>
            Load latest version
          </Button>
        )}
      </div>
    )}
    <div className="flex flex-wrap items-center justify-end gap-3">
      <output className="min-w-0 flex-1 text-sm/5 text-ink-3">{isDirty && !busy ? "Unsaved changes" : ""}</output>
      {children}
    </div>
  </div>
);
