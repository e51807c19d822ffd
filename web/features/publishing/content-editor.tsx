import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { ContentPage, StoredFacts } from "#domain/publishing/content.ts";
import type { ContentSubject } from "#domain/publishing/subjects.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { FailureNotice, NoticeItem, NoticeList } from "../../ui/notice.tsx";
import { stickyFooterProps } from "../../ui/sticky-footer.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { subjectForms } from "./subject-forms.ts";
import { subjectLabels } from "./subject-labels.ts";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import { useContentForm } from "./use-content-form.ts";

interface ContentEditorProps {
  readonly subject: ContentSubject;
  /** Null for new content. */
  readonly page: ContentPage | null;
  /** The component that visitors see, rendered from the current form values. */
  readonly preview: (facts: StoredFacts) => ReactNode;
}

/** Sticky while there are unsaved changes. Otherwise it stays at the end of the form and covers nothing. */
const SaveBar = ({ isDirty, children }: { readonly isDirty: boolean; readonly children: ReactNode }) => (
  <div
    {...(isDirty && stickyFooterProps)}
    className={clsx(
      isDirty && "sticky bottom-0 z-10 max-md:bottom-14",
      "-mx-5 flex flex-wrap items-center gap-3 border-t border-line bg-card px-5 py-3.5 sm:-mx-7 rounded-b-card sm:px-7",
    )}
  >
    {children}
    <output className="ml-auto text-sm/5 text-ink-3">{isDirty ? "Unsaved changes" : ""}</output>
  </div>
);

export const ContentEditor = ({ subject, page, preview }: ContentEditorProps) => {
  const { form, change, conflict, unsaved, keepMine, takeTheirs, submit } = useContentForm(subject, page);
  const { Fields } = subjectForms[subject];
  const { errors, isDirty } = form.formState;
  const values = useWatch({ control: form.control });
  const labels = subjectLabels[subject];
  const isRemoved = page?.state === "removed";
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <UnsavedGuard unsaved={unsaved} />
      <div className="grid min-w-0 gap-5">
        {page?.isSample === true && !isRemoved && (
          <NoticeList label="Sample content">
            <NoticeItem>
              This is fictional sample content. After you save a change, it's no longer marked as a sample.
            </NoticeItem>
          </NoticeList>
        )}
        {conflict !== undefined && (
          <ConflictNotice
            subject={subject}
            theirs={conflict.theirs}
            mine={conflict.mine}
            busy={change.busy}
            onKeepMine={keepMine}
            onUseTheirs={takeTheirs}
          />
        )}
        <form
          noValidate
          aria-label={page === null ? labels.add : `Edit ${labels.one}`}
          onSubmit={submit}
          className={cardClass("px-5 pt-5 sm:px-7 sm:pt-7")}
        >
          <fieldset disabled={isRemoved} className="grid min-w-0 gap-7 pb-7">
            <Fields form={form} />
            <FailureNotice text={Object.keys(errors).length > 0 ? undefined : change.failure} />
          </fieldset>
          {!isRemoved && (
            <SaveBar isDirty={isDirty}>
              <Button
                type="submit"
                disabled={page !== null && !isDirty}
                busy={change.busy && (page === null ? "Adding" : "Saving")}
              >
                {page === null ? labels.add : "Save changes"}
              </Button>
              {page !== null && isDirty && (
                <Button variant="quiet" onClick={() => form.reset()}>
                  Discard
                </Button>
              )}
            </SaveBar>
          )}
        </form>
      </div>
      <section aria-labelledby="preview" className="min-w-0 lg:sticky lg:top-6">
        <h2 id="preview" className="mb-3 font-text text-[15px]/6 font-[600] tracking-normal text-ink-2">
          Preview
        </h2>
        {/* The site has no dark theme, so its preview has none either. */}
        <div
          data-theme="light"
          className="overflow-hidden rounded-card border border-line bg-paper-2 p-4 text-ink sm:p-6"
        >
          {preview(values)}
        </div>
      </section>
    </div>
  );
};
