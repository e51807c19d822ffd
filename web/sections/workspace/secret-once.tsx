import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface SecretOnceProps {
  readonly title: string;
  /** What it is for, and what to do if it is lost. */
  readonly text: string;
  readonly label: string;
  /** Undefined while there is none to show. */
  readonly secret: string | undefined;
  readonly onKept: () => void;
}

/** What is shown now and never again: to be copied before anything else goes on. */
export const SecretOnce = ({ title, text, label, secret, onKept }: SecretOnceProps) => {
  const [copied, setCopied] = useState<"yes" | "refused" | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret ?? "");
      setCopied("yes");
    } catch {
      setCopied("refused");
    }
  };
  const close = (): void => {
    setCopied(null);
    onKept();
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
        <Button look="primary" onClick={close}>
          I have kept it
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
        <Button look="secondary" onClick={() => void copy()}>
          {copied === "yes" ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {copied === "yes" ? "Copied" : "Copy"}
        </Button>
      </div>
      <output className={copied === "refused" ? "mt-2 block text-sm/5 text-ink-2" : "sr-only"}>
        {copied === "yes" && "Copied"}
        {copied === "refused" && "Your browser does not allow copying. Please mark the text and copy it."}
      </output>
    </Dialog>
  );
};
