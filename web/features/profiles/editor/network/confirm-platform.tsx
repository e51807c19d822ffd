import type { confirmations, Integration } from "#domain/profiles/integrations.ts";
import { platformNames } from "#domain/profiles/integrations.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { CopyButton } from "../copy-button.tsx";

type Outcome = (typeof confirmations)[number];

interface ConfirmPlatformProps {
  readonly integration: Integration;
  readonly busy: boolean;
  readonly outcome: Outcome | null;
  readonly failure: string | undefined;
  readonly onCheck: () => void;
  readonly onClose: () => void;
}

const instructions = {
  linkedin: "in the About section of your LinkedIn profile",
  github: "in the bio of your GitHub profile",
  twitter: "in the bio of your Twitter profile",
  website: 'anywhere on this page, as text or in a link with rel="me"',
} as const;

const outcomeText = (outcome: Outcome, name: string): string =>
  outcome === "code_missing"
    ? "We read the page but didn't find the code. Changes can take a minute to show up. Try again then."
    : `${name} didn't let us read the page. The address stays unverified. You can try again at any time.`;

export const ConfirmPlatform = ({ integration, busy, outcome, failure, onCheck, onClose }: ConfirmPlatformProps) => {
  const { platform, profileUrl, code } = integration;
  const name = platform === "website" ? "The site" : platformNames[platform];
  const message = failure ?? (outcome === null ? undefined : outcomeText(outcome, name));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Verify that it's yours"
      description="Recruiters see which links are verified."
      className="sm:max-w-[520px]"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button busy={busy && "Checking the page"} onClick={onCheck}>
            Check the page
          </Button>
        </>
      }
    >
      <ol className="grid list-decimal gap-4 pl-5 text-[15px]/6 text-ink-2 marker:text-ink-3">
        <li>
          Put this code {instructions[platform]}:
          <span className="mt-2 flex flex-wrap items-center gap-3">
            <code className="rounded-control bg-paper-2 px-3.5 py-2 text-[15px]/6 text-ink tabular-nums select-all">
              {code}
            </code>
            <CopyButton text={code} label="Copy code" />
          </span>
        </li>
        <li>
          Let us check <span className="font-[540] text-ink wrap-anywhere">{profileUrl}</span>. You can remove the code
          afterward.
        </li>
      </ol>
      <p role="alert" className="mt-4 rounded-control bg-warn-soft px-4 py-3 text-sm/5 text-ink empty:hidden">
        {message}
      </p>
    </Dialog>
  );
};
