import { Check, FileSpreadsheet, FileText, Link as LinkIcon } from "lucide-react";
import { useState } from "react";
import { calculatorReport } from "#domain/calculator/report-file.ts";
import { scenarioCsv } from "#domain/calculator/report.ts";
import type { Scenario } from "#domain/calculator/scenario.ts";
import { scenarioToQuery } from "#domain/calculator/share.ts";
import { Button, buttonClass } from "../../ui/button.tsx";

const download = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
};

/** Exports the scenario as a link, a PDF or a CSV file. */
export const ScenarioExport = ({ scenario }: { readonly scenario: Scenario }) => {
  const [copied, setCopied] = useState<string | null>(null);
  const query = new URLSearchParams(scenarioToQuery(scenario)).toString();
  const suffix = query === "" ? "" : `?${query}`;

  const copy = async (): Promise<void> => {
    const url = `${location.origin}/calculator${suffix}`;
    window.history.replaceState(window.history.state, "", `/calculator${suffix}`);
    try {
      await navigator.clipboard.writeText(url);
      setCopied("Link copied");
    } catch {
      // Clipboard access was denied. The address bar already has the link.
      setCopied("Copy the link from the address bar");
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-3 max-sm:[&>*]:w-full">
      <Button variant="secondary" onClick={() => void copy()}>
        {copied === null ? <LinkIcon aria-hidden="true" /> : <Check aria-hidden="true" />}
        Copy link to this scenario
      </Button>
      <a href={`${calculatorReport.path}${suffix}`} download className={buttonClass("secondary")}>
        <FileText aria-hidden="true" />
        Download PDF
      </a>
      <Button variant="secondary" onClick={() => download(scenarioCsv(scenario), "hiring-cost-scenario.csv")}>
        <FileSpreadsheet aria-hidden="true" />
        Download CSV
      </Button>
      <output className="text-[15px]/6 text-brand empty:hidden">{copied}</output>
    </div>
  );
};
