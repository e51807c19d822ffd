import { CodeXml, Globe, Link2, type LucideIcon, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { type Integration, type Platform, platformNames } from "#domain/profiles/integrations.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";

const icons: Readonly<Record<Platform, LucideIcon>> = {
  linkedin: Link2,
  github: CodeXml,
  twitter: MessageCircle,
  website: Globe,
};

const purposes: Readonly<Record<Platform, string>> = {
  linkedin: "Import your profile from LinkedIn, or copy this one there.",
  github: "Shows recruiters your code.",
  twitter: "Shows recruiters what you write about.",
  website: "Your own site, blog or store.",
};

interface IntegrationRowProps {
  readonly platform: Platform;
  readonly stored: Integration | undefined;
  readonly busy: boolean;
  readonly onConnect: () => void;
  readonly onConfirm: () => void;
  readonly onDisconnect: () => void;
  /** Further actions that don't depend on the connection. */
  readonly children?: ReactNode;
}

export const IntegrationRow = (props: IntegrationRowProps) => {
  const { platform, stored, busy, onConnect, onConfirm, onDisconnect, children } = props;
  const Icon = icons[platform];
  const name = platformNames[platform];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4.5">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-paper-2 text-ink-2">
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="font-text text-base/6 font-[600] tracking-normal">{name}</h3>
          {stored !== undefined && (
            <>
              <Badge tone="soft">Connected</Badge>
              {stored.isVerified ? <Badge tone="good">Verified</Badge> : <Badge tone="outline">Not verified</Badge>}
            </>
          )}
        </div>
        {stored === undefined ? (
          <p className="text-sm/5 text-ink-3">{purposes[platform]}</p>
        ) : (
          <a
            href={stored.profileUrl}
            target="_blank"
            rel="me noopener noreferrer nofollow"
            className="text-sm/5 text-ink-2 underline underline-offset-4 wrap-anywhere"
          >
            {stored.profileUrl.replace(/^https?:\/\/(www\.)?/, "")}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
        <div className="mt-3 flex flex-wrap gap-2 max-sm:[&_button]:px-2.5">
          {children}
          {stored === undefined ? (
            <Button
              variant="secondary"
              size="small"
              aria-label={platform === "website" ? undefined : `Connect ${name}`}
              onClick={onConnect}
            >
              {platform === "website" ? "Add URL" : "Connect"}
            </Button>
          ) : (
            <>
              {!stored.isVerified && (
                <Button variant="secondary" size="small" aria-label={`Verify ${name}`} onClick={onConfirm}>
                  Verify
                </Button>
              )}
              <Button variant="quiet" size="small" aria-label={`Change ${name}`} onClick={onConnect}>
                Change
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Disconnect ${name}`}
                busy={busy && "Disconnecting"}
                onClick={onDisconnect}
              >
                Disconnect
              </Button>
            </>
          )}
        </div>
      </div>
    </li>
  );
};
