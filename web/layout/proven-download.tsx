import type { ReactNode } from "react";
import { readStepUp } from "#domain/accounts/step-up.ts";
import { call } from "../lib/api.ts";
import { askForProof } from "../lib/step-up.ts";

interface ProvenDownloadProps {
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A download that needs a recent proof: a link cannot show a dialog, so it is asked for first. */
const download = async (href: string): Promise<void> => {
  const { needed } = await call(readStepUp, {}).catch(() => ({ needed: false }));
  if (needed && !(await askForProof())) return;
  window.location.assign(href);
};

export const ProvenDownload = ({ href, className, children }: ProvenDownloadProps) => (
  <a
    href={href}
    download
    className={className}
    onClick={(event) => {
      event.preventDefault();
      void download(href);
    }}
  >
    {children}
  </a>
);
