/** Earlier imports, newest first. */
import { Link } from "react-router";
import type { ImportSummary } from "#domain/imports/imports.ts";
import { Badge } from "../../ui/badge.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { resultText, statusLabel } from "./import-labels.ts";

const Row = ({ importSummary }: { readonly importSummary: ImportSummary }) => {
  const { label, tone } = statusLabel(importSummary);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4.5 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="leading-6 font-[560] wrap-anywhere">
          <Link
            to={`/platform/candidates/import/${importSummary.id}`}
            className="underline-offset-4 hover:text-brand hover:underline"
          >
            {importSummary.fileName}
          </Link>
        </p>
        <p className="text-sm/5 text-ink-3">
          {importSummary.by !== null && `${importSummary.by}, `}
          <Timestamp iso={importSummary.createdAt} precision="minute" />
          {importSummary.total !== null && `, ${resultText(importSummary)}`}
        </p>
      </div>
      <Badge tone={tone}>{label}</Badge>
    </li>
  );
};

export const ImportList = ({ imports }: { readonly imports: readonly ImportSummary[] }) =>
  imports.length === 0 ? (
    <EmptyState
      title="No imports yet"
      text="Imports appear here with the result for each file or row. You can retry the ones that fail."
    />
  ) : (
    <ul className={cardClass("divide-y divide-line")}>
      {imports.map((each) => (
        <Row key={each.id} importSummary={each} />
      ))}
    </ul>
  );
