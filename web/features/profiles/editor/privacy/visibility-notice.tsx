/** Who can see the profile now, with actions to publish or unpublish it. */
import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { HiddenReason } from "#domain/privacy/preview.ts";
import type { PrivacySettings } from "#domain/privacy/settings.ts";
import type { VisibilityStatus } from "#domain/privacy/visibility-status.ts";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { Timestamp } from "../../../../ui/timestamp.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { usePublication } from "./use-publication.ts";

const recruiterHiddenText: Partial<Readonly<Record<HiddenReason, string>>> = {
  "no-contact": "Recruiters can't find you because you turned off contact from them.",
  "not-looking": "Recruiters can't find you because you're not looking.",
};

const audienceText = ({ pageHidden, poolHidden, handle }: VisibilityStatus): string => {
  const recruiters =
    poolHidden === null
      ? "Recruiters can find your profile without your name and ask for an introduction. Companies you blocked can't."
      : (recruiterHiddenText[poolHidden] ?? "");
  if (pageHidden !== null) return recruiters;
  const page =
    handle === null
      ? "You don't have a public page yet. You can create one below."
      : "Anyone with the link can open your public page.";
  return `${recruiters} ${page}`.trim();
};

interface LineProps {
  readonly isVisible: boolean;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

const Line = ({ isVisible, title, text, action }: LineProps) => {
  const Icon = isVisible ? Eye : EyeOff;
  return (
    <section aria-label="Who sees your profile" className="rounded-card border border-line bg-paper-2 px-4.5 py-4">
      <div className="flex items-start gap-3">
        <Icon className="mt-0.5 size-5 shrink-0 text-ink-3" aria-hidden="true" />
        <div className="min-w-0">
          <p className="text-[15px]/6 font-[600]">{title}</p>
          <p className="mt-0.5 text-[15px]/6 text-ink-2">{text}</p>
          {action !== undefined && <div className="mt-3 flex flex-wrap gap-2.5">{action}</div>}
        </div>
      </div>
    </section>
  );
};

const privateText = "Only you can see your profile";
const publishedText = { public: "Public", recruiters_only: "Recruiters only" } as const;

interface VisibilityNoticeProps {
  readonly visibility: VisibilityStatus;
  readonly settings: PrivacySettings;
}

export const VisibilityNotice = ({ visibility, settings }: VisibilityNoticeProps) => {
  const { hasAccount, publishedAt, publishedVisibility, isWider, poolHidden, pageHidden } = visibility;
  const publication = usePublication();
  const [isPublishing, setPublishing] = useState(false);
  const [isUnpublishing, setUnpublishing] = useState(false);
  if (!hasAccount)
    return (
      <Line
        isVisible={false}
        title={privateText}
        text="It's saved in this browser. To publish it, create an account first."
        action={
          <Link to="/sign-up" className={buttonClass("secondary", "small")}>
            Create account
          </Link>
        }
      />
    );
  const { blockedCompanies, profileVisibility, ...switches } = settings;
  const openPublish = (): void => {
    publication.forget();
    setPublishing(true);
  };
  const dialog = profileVisibility !== "private" && (
    <PublishDialog
      open={isPublishing}
      onOpenChange={setPublishing}
      settings={{ ...switches, profileVisibility }}
      blockedCompanies={blockedCompanies}
      isChange={publishedAt !== null}
      busy={publication.busy === "publish"}
      failure={publication.failure}
      onPublish={() =>
        void (async () => {
          if (await publication.publish({ ...switches, profileVisibility })) setPublishing(false);
        })()
      }
    />
  );
  if (profileVisibility === "private")
    return (
      <Line
        isVisible={false}
        title={privateText}
        text="It's set to private. To publish it, choose who can see it below."
      />
    );
  if (publishedAt === null || publishedVisibility === null)
    return (
      <>
        <Line
          isVisible={false}
          title={privateText}
          text="It isn't published. The settings below take effect when you publish."
          action={
            <Button size="small" onClick={openPublish}>
              Review and publish
            </Button>
          }
        />
        {dialog}
      </>
    );
  return (
    <>
      <Line
        isVisible={poolHidden === null || pageHidden === null}
        title={
          <>
            {publishedText[publishedVisibility]} · Published <Timestamp iso={publishedAt} />
          </>
        }
        text={
          <>
            {audienceText(visibility)}
            {isWider && " You've chosen to show more than you published. Publish the changes to make them visible."}
          </>
        }
        action={
          <>
            {isWider && (
              <Button size="small" onClick={openPublish}>
                Publish changes
              </Button>
            )}
            <Button variant="secondary" size="small" onClick={() => setUnpublishing(true)}>
              Unpublish
            </Button>
          </>
        }
      />
      {dialog}
      <ConfirmDialog
        open={isUnpublishing}
        onOpenChange={setUnpublishing}
        title="Unpublish your profile?"
        text="Recruiters won't be able to find it, and your public page will go offline. Companies whose introductions you accepted keep the details they already have."
        confirm="Unpublish"
        dismiss="Keep published"
        busy={publication.busy === "unpublish" && "Unpublishing"}
        failure={publication.failure}
        onConfirm={() =>
          void (async () => {
            if (await publication.unpublish()) setUnpublishing(false);
          })()
        }
      />
    </>
  );
};
