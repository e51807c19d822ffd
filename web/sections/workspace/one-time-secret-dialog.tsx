import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface OneTimeSecretDialogProps {
  readonly title: string;
  /** What the secret is for and what to do if it is lost. */
  readonly text: string;
  readonly label: string;
  /** Undefined while there is no secret to show. */
  readonly secret: string | undefined;
  readonly onSaved: () => void;
}

/** A secret that is shown only once, so the person must copy it before closing. */
export const OneTimeSecretDialog = ({ title, text, label, secret, onSaved }: OneTimeSecretDialogProps) => {
  const [copyResult, setCopyResult] = useState<"yes" | "refused" | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret ?? "");
      setCopyResult("yes");
    } catch {
      setCopyResult("refused");
    }
  };
  const close = (): void => {
    setCopyResult(null);
    onSaved();
  };
  return (
    <Dialog
      open={secret !== undefined}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={title}
      description={text}
      footer={
        <Button variant="primary" onClick={close}>
          I've saved it
        </Button>
      }
    >
      <p className="text-[15px]/[22px] font-[540]">{label}</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-3">
        <code
          aria-label={label}
          className="min-w-0 flex-1 basis-64 rounded-control border border-line bg-paper px-4 py-3 font-mono text-[14px]/6 wrap-anywhere select-all"
        >
          {secret}
        </code>
        <Button variant="secondary" onClick={() => void copy()}>
          {copyResult === "yes" ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {copyResult === "yes" ? "Copied" : "Copy"}
        </Button>
      </div>
      <output className={copyResult === "refused" ? "mt-2 block text-sm/5 text-ink-2" : "sr-only"}>
        {copyResult === "yes" && "Copied"}
        {copyResult === "refused" && "Your browser blocked copying. Select the text and copy it."}
      </output>
    </Dialog>
  );
};
