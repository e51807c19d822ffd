/** Earlier imports, newest first. */
import { Link } from "react-router";
import type { ImportSummary } from "#domain/imports/imports.ts";
import { Badge } from "../../ui/badge.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { resultText, statusLabel } from "./import-labels.ts";

const Row = ({ each }: { readonly each: ImportSummary }) => {
  const { label, tone } = statusLabel(each);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4.5 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="leading-6 font-[560] wrap-anywhere">
          <Link
            to={`/platform/candidates/import/${each.id}`}
            className="underline-offset-4 hover:text-brand hover:underline"
          >
            {each.fileName}
          </Link>
        </p>
        <p className="text-sm/5 text-ink-3">
          {each.by !== null && `${each.by}, `}
          <Timestamp iso={each.createdAt} precision="minute" />
          {each.total !== null && `, ${resultText(each)}`}
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
        <Row key={each.id} each={each} />
      ))}
    </ul>
  );
