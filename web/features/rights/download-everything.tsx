import { Download } from "lucide-react";
import { downloadPath } from "#domain/rights/rights.ts";
import { buttonClass } from "../../ui/button.tsx";
import { StepUpDownload } from "../../layout/step-up-download.tsx";
import { RightsCard } from "./rights-card.tsx";

const parts = [
  ["index.html", "everything, readable in any browser"],
  ["data.json", "the same data for programs"],
  ["files", "the files you uploaded, unchanged"],
] as const;

export const DownloadEverything = () => (
  <RightsCard>
    <p className="text-[17px]/7 font-[540]">All your data in one ZIP file</p>
    <dl className="mt-3 grid gap-x-5 gap-y-1.5 text-[15px]/6 sm:grid-cols-[7rem_1fr]">
      {parts.map(([name, description]) => (
        <div key={name} className="contents">
          <dt className="font-[540] text-ink max-sm:mt-1.5">{name}</dt>
          <dd className="text-ink-2">{description}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-3 max-w-[60ch] text-sm/5 text-ink-3">
      Your profile and account, resumes and what we read from them, connections, introductions, scores, subjects and
      dates of emails we sent, forms you sent us, and the log below.
    </p>
    <StepUpDownload href={downloadPath} className={buttonClass("primary", "medium", "mt-5 max-sm:w-full")}>
      <Download aria-hidden="true" />
      Download everything
    </StepUpDownload>
  </RightsCard>
);
