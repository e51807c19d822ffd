/** Confirms publishing: who will see what, by the rule that the server applies, and one button. */
import { useQuery } from "@tanstack/react-query";
import { type Preview, previewProfile, type PreviewViewer } from "#domain/privacy/preview.ts";
import type { PublishedVisibility, ShownSettings } from "#domain/privacy/publication.ts";
import { networkFirstName } from "#domain/privacy/network-name.ts";
import {
  partLabels,
  type ProfilePart,
  type ProfileViewer,
  recruiterViewer,
  partVisibility,
} from "#domain/privacy/who-sees-what.ts";
import { publishTexts } from "#domain/rights/consent.ts";
import { call } from "../../../../lib/api/api.ts";
import { runSequentially } from "../../../../lib/api/run-sequentially.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FailureNotice } from "../../../../ui/notice.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Tabs } from "../../../../ui/tabs.tsx";
import { VisibleProfileView } from "./visible-profile.tsx";
import { hiddenReasonText } from "./visibility-text.ts";

const capitalizeFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const Parts = ({ title, parts }: { readonly title: string; readonly parts: readonly ProfilePart[] }) => (
  <div>
    <h4 className="font-text text-sm/5 font-[560] tracking-normal">{title}</h4>
    <ul aria-label={title} className="mt-2 flex flex-wrap gap-1.5">
      {parts.map((part) => (
        <li key={part} className="rounded-tag border border-line bg-card px-2.5 py-1 text-[13px]/5 text-ink-2">
          {capitalizeFirst(partLabels[part])}
        </li>
      ))}
    </ul>
  </div>
);

const Card = ({ preview: { because, seen } }: { readonly preview: Preview }) =>
  seen === null ? (
    <p className="px-5 py-4 text-[15px]/6 text-ink-2">
      They see nothing. {because !== null && hiddenReasonText[because]}
    </p>
  ) : (
    <div className="px-5">
      <VisibleProfileView profile={seen} variant="card" />
    </div>
  );

interface AudienceProps {
  readonly viewer: ProfileViewer;
  readonly as: PreviewViewer;
  readonly settings: ShownSettings;
  readonly title: string;
  readonly text: string;
}

const PlannedAudience = ({ as, settings }: Pick<AudienceProps, "as" | "settings">) => {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [previewProfile.path, as, "planned", settings],
    // The preview loads after pending settings are saved.
    queryFn: () => runSequentially(() => call(previewProfile, { query: { as, planned: "true" } })),
    staleTime: 0,
    gcTime: 0,
  });
  if (isError)
    return (
      <ErrorState
        title="We couldn't load the preview"
        text="Nothing has been published. Try again."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <section aria-label="Preview" aria-busy={isFetching} className="overflow-hidden rounded-card border border-line">
      {data === undefined ? (
        <div className="grid gap-3 px-5 py-5">
          <Skeleton className="h-8 w-56 max-w-full" />
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-3 h-20" />
        </div>
      ) : (
        <Card preview={data} />
      )}
    </section>
  );
};

const Audience = ({ viewer, as, settings, title, text }: AudienceProps) => {
  const { seen: visibleParts, hidden } = partVisibility(viewer, settings);
  return (
    <div className="grid gap-5">
      <h3 className="sr-only">{title}</h3>
      <p className="text-[15px]/6 text-ink-2">{text}</p>
      <Parts title="What they'll see" parts={visibleParts} />
      <Parts title="What they won't see" parts={hidden} />
      <div>
        <h4 className="mb-2 font-text text-sm/5 font-[560] tracking-normal">Preview</h4>
        <PlannedAudience as={as} settings={settings} />
      </div>
    </div>
  );
};

const recruiterText: Readonly<Record<PublishedVisibility, string>> = {
  public: `Recruiters and employers can find your profile and ask for an introduction. They see “${networkFirstName}” and a code instead of your name until you accept.`,
  recruiters_only: `Recruiters and employers can find your profile and ask for an introduction. They see “${networkFirstName}” and a code instead of your name until you accept. Skills and titles that mention your name, an employer or a school are left out.`,
};

const Recruiter = ({ settings }: { readonly settings: ShownSettings }) => (
  <Audience
    viewer={recruiterViewer(settings.profileVisibility)}
    as="recruiter"
    settings={settings}
    title="What recruiters see"
    text={recruiterText[settings.profileVisibility]}
  />
);

interface PublishDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly settings: ShownSettings;
  readonly blockedCompanies: readonly string[];
  /** Set if the profile is already published and this extends its audience. */
  readonly isChange: boolean;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onPublish: () => void;
}

export const PublishDialog = ({
  open,
  onOpenChange,
  settings,
  blockedCompanies,
  isChange,
  busy,
  failure,
  onPublish,
}: PublishDialogProps) => {
  const verb = isChange ? "Publish changes" : "Publish profile";
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isChange ? "Publish changes" : "Publish your profile"}
      description="Check who will see what. You can unpublish at any time."
      className="sm:max-w-[680px]"
      footer={
        <>
          <p className="w-full text-sm/5 text-ink-2">{publishTexts[settings.profileVisibility].text}</p>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button busy={busy && "Publishing"} onClick={onPublish}>
            {verb}
          </Button>
        </>
      }
    >
      <Tabs
        label="View as"
        tabs={[
          { value: "recruiter", label: "Recruiters", content: <Recruiter settings={settings} /> },
          ...(settings.profileVisibility === "public"
            ? [
                {
                  value: "public",
                  label: "Your public page",
                  content: (
                    <Audience
                      viewer="page"
                      as="public"
                      settings={settings}
                      title="What visitors to your public page see"
                      text="Anyone with the link can open your public page. We ask search engines to leave it out."
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      {blockedCompanies.length > 0 && (
        <p className="mt-5 text-[15px]/6 wrap-anywhere text-ink-2">
          Companies you blocked can't find your profile: {blockedCompanies.join(", ")}.
        </p>
      )}
      <FailureNotice text={failure} className="mt-4" />
    </Dialog>
  );
};
