import type { ReactNode } from "react";
import { readStepUp } from "#domain/accounts/step-up.ts";
import { call } from "../lib/api/api.ts";
import { requestStepUp } from "../lib/auth/step-up.ts";

interface StepUpDownloadProps {
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A download that needs recent authentication. A link can't show a dialog, so the proof is requested first. */
const download = async (href: string): Promise<void> => {
  const { needed } = await call(readStepUp, {}).catch(() => ({ needed: false }));
  if (needed && !(await requestStepUp())) return;
  window.location.assign(href);
};

export const StepUpDownload = ({ href, className, children }: StepUpDownloadProps) => (
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
