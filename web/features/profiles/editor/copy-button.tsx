import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";

/** Says whether the text was copied or the browser refused. */
export const CopyButton = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("refused");
    }
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button variant="secondary" size="small" aria-label={label} onClick={() => void copy()}>
        {state === "copied" ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {state === "copied" ? "Copied" : "Copy"}
      </Button>
      <output className={state === "refused" ? "text-sm/5 text-ink-2" : "sr-only"}>
        {state === "copied" && "Copied"}
        {state === "refused" && "Your browser blocked copying. Select the text and copy it."}
      </output>
    </span>
  );
};
