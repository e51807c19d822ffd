import { Mail, MapPin, Phone } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import type { Profile } from "#domain/profiles/profile.ts";
import { cardClass } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PreviewHistory } from "./editor/privacy/preview-history.tsx";
import { useQuery } from "@tanstack/react-query";
import type { Reply } from "#domain/endpoint.ts";
import { showPhotoState } from "#domain/profiles/photo.ts";

/** The URL of the person's photo, or null. The editor updates the same cache entry when the photo changes. */
const usePhotoUrl = (isSaved: boolean): string | null =>
  useQuery<Reply<typeof showPhotoState>>({ queryKey: [showPhotoState.path], enabled: isSaved }).data?.photoUrl ?? null;

const Empty = ({ children }: { readonly children: ReactNode }) => <span className="text-ink-3">{children}</span>;

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="border-t border-line py-5">
    <h4 className="mb-2.5 font-text text-sm/5 font-[560] tracking-normal text-ink-3">{title}</h4>
    {children}
  </section>
);

const contacts = [
  { field: "email", Icon: Mail, name: "Email" },
  { field: "phone", Icon: Phone, name: "Phone" },
  { field: "location", Icon: MapPin, name: "Location" },
] as const;

const fullName = ({ firstName, lastName }: Profile): string => `${firstName} ${lastName}`.trim();

const Photo = ({ isSaved }: { readonly isSaved: boolean }) => {
  const url = usePhotoUrl(isSaved);
  // Decorative, since the name is shown beside it.
  return url === null ? null : (
    <img src={url} alt="" className="size-16 shrink-0 rounded-full border border-line object-cover sm:size-20" />
  );
};

/** Long words and addresses may break after punctuation before they break anywhere else. */
const withLineBreaks = (text: string): ReactNode =>
  text.split(/(?<=[@._-])/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const PreviewPlaceholder = () => (
  <div aria-busy="true" className="grid gap-3 py-6">
    <span className="sr-only">Loading your profile</span>
    <Skeleton className="h-8 w-56" />
    <Skeleton className="h-5 w-40" />
    <Skeleton className="mt-3 h-5 w-72 max-w-full" />
    <Skeleton className="mt-6 h-24" />
    <Skeleton className="mt-3 h-16" />
  </div>
);

interface PreviewContentProps {
  readonly profile: Profile;
  /** False while nothing is saved. There is no photo to load then. */
  readonly isSaved: boolean;
}

const PreviewContent = ({ profile, isSaved }: PreviewContentProps) => (
  <>
    <div className="py-6">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-display text-[28px]/8 font-[640] tracking-[-0.022em] wrap-anywhere">
            {fullName(profile) || <Empty>Your name</Empty>}
          </p>
          <p className="mt-1 text-[17px]/7 text-ink-2 wrap-anywhere">{profile.title || <Empty>Your title</Empty>}</p>
        </div>
        <Photo isSaved={isSaved} />
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-[15px]/6">
        {contacts.map(({ field, Icon, name }) => (
          <li key={field} className="flex min-w-0 items-center gap-2">
            <Icon className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
            <span className="sr-only">{name}: </span>
            <span className="wrap-anywhere">
              {profile[field] === "" ? <Empty>{name}</Empty> : withLineBreaks(profile[field])}
            </span>
          </li>
        ))}
      </ul>
    </div>
    <Part title="Summary">
      <p className="text-[15px]/6 wrap-anywhere whitespace-pre-line">
        {profile.summary || <Empty>A few sentences about what you do and what you want next.</Empty>}
      </p>
    </Part>
    <Part title="Skills">
      {profile.skills.length === 0 ? (
        <p className="text-[15px]/6">
          <Empty>List what you're good at, in a word or two each.</Empty>
        </p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {profile.skills.map((skill, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a skill may stand there twice
            <li
              key={`${index}-${skill}`}
              className="max-w-full rounded-tag bg-tag px-2.5 py-1 text-sm/5 wrap-anywhere text-ink-2"
            >
              {skill}
            </li>
          ))}
        </ul>
      )}
    </Part>
    <PreviewHistory profile={profile} />
  </>
);

interface ProfilePreviewProps extends PreviewContentProps {
  /** False until the profile is loaded. */
  readonly isKnown: boolean;
}

/** A live preview of the profile as another person would read it. */
export const ProfilePreview = ({ isKnown, ...previewProps }: ProfilePreviewProps) => (
  <div className={cardClass("flex h-[600px] min-w-0 flex-col overflow-hidden")} data-testid="profile-preview">
    <h3
      id="preview-title"
      className="flex min-h-17 shrink-0 items-center border-b border-line px-5 text-[19px] sm:px-7"
    >
      Your Profile Preview
    </h3>
    {/* Scrollable, so it must be reachable by keyboard. */}
    <section
      aria-labelledby="preview-title"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls needs the focus to be scrolled by keys
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 focus-visible:-outline-offset-2 sm:px-7"
    >
      {isKnown ? <PreviewContent {...previewProps} /> : <PreviewPlaceholder />}
    </section>
  </div>
);
