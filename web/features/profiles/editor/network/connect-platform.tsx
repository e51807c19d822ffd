import { type SubmitEvent, useId, useState } from "react";
import { addressHints, type Platform, platformNames, parsePlatformAddress } from "#domain/profiles/integrations.ts";
import type { Problem } from "../../../../lib/api/problem.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { DialogActions } from "../../../../ui/dialog-actions.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";

interface ConnectPlatformProps {
  readonly platform: Platform;
  readonly address: string;
  readonly busy: boolean;
  readonly onSave: (address: string) => Promise<Problem | undefined>;
  readonly onClose: () => void;
}

const labels: Readonly<Record<Platform, readonly [label: string, placeholder: string]>> = {
  linkedin: ["LinkedIn URL", "linkedin.com/in/jane-smith"],
  github: ["GitHub username or URL", "janesmith"],
  twitter: ["Twitter username or URL", "@janesmith"],
  website: ["Web address", "https://janesmith.com"],
};

export const ConnectPlatform = ({ platform, address, busy, onSave, onClose }: ConnectPlatformProps) => {
  const formId = useId();
  const [text, setText] = useState(address);
  const [problem, setProblem] = useState<string>();
  const [label, placeholder] = labels[platform];

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (parsePlatformAddress(platform, text) === undefined) {
      setProblem(addressHints[platform]);
      return;
    }
    const failed = await onSave(text.trim());
    if (failed === undefined) onClose();
    else setProblem(failed.errors["address"] ?? failed.message);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={platform === "website" ? "Add your website" : `Connect ${platformNames[platform]}`}
      description="We'll save the link and show it on your profile. You can then verify that it's yours."
      className="sm:max-w-[480px]"
      footer={
        <DialogActions
          formId={formId}
          submit={platform === "website" ? "Add URL" : "Connect"}
          busy={busy && "Saving"}
          onCancel={onClose}
        />
      }
    >
      <form noValidate id={formId} aria-label={platformNames[platform]} onSubmit={(event) => void submit(event)}>
        <Field label={label} error={problem}>
          <Input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode={platform === "website" ? "url" : "text"}
            maxLength={500}
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setProblem(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
};
