import { Copy, Download } from "lucide-react";
import { useState } from "react";
import { brand } from "#domain/brand.ts";
import { Button } from "../../../ui/button.tsx";

const download = (text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${brand.name.toLowerCase()}-backup-codes.txt`;
  link.click();
  URL.revokeObjectURL(url);
};

interface BackupCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** Shown only once. The codes are stored encrypted and cannot be displayed again. */
export const BackupCodes = ({ codes, onSaved }: BackupCodesProps) => {
  const [copied, setCopied] = useState<"yes" | "refused" | null>(null);
  const text = `${codes.join("\n")}\n`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied("yes");
    } catch {
      setCopied("refused");
    }
  };
  return (
    <div>
      <h3 className="text-lg/7">Save your backup codes</h3>
      <p className="mt-1 text-[15px]/6 text-ink-2">
        Each code works once when you don't have your phone. You won't see them again.
      </p>
      <ul
        aria-label="Backup codes"
        className="mt-4 grid grid-cols-2 gap-x-6 rounded-control border border-line bg-paper px-5 py-3.5 font-mono text-[15px]/8"
      >
        {codes.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          <Copy aria-hidden="true" /> {copied === "yes" ? "Copied" : "Copy"}
        </Button>
        <Button variant="secondary" size="small" onClick={() => download(text)}>
          <Download aria-hidden="true" /> Download
        </Button>
      </div>
      <output className="mt-2 block text-sm/5 text-ink-3 empty:hidden">
        {copied === "refused" && "Your browser blocked copying. Download the codes or write them down."}
      </output>
      <Button className="mt-5" onClick={onSaved}>
        I've saved them
      </Button>
    </div>
  );
};
