/** Every file or row with its result. Failed ones can be retried one by one. */
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { type ImportItem, type ImportSummary, retryImportItem } from "#domain/imports/imports.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Input } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { itemLabels } from "./import-labels.ts";

interface ItemProps {
  readonly summary: ImportSummary;
  readonly item: ImportItem;
}

const Retry = ({ summary, item }: ItemProps) => {
  const change = useApiMutation();
  const [email, setEmail] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const params = { id: summary.id, position: item.position };
    void change.run(() => call(retryImportItem, { params, body: { email } }));
  };
  return (
    <form onSubmit={submit} className="flex w-full flex-wrap items-center gap-2 sm:w-auto">
      {item.needsEmail && (
        <Input
          type="email"
          required
          aria-label={`Email address for ${item.name}`}
          placeholder="Email address"
          value={email}
          maxLength={255}
          onChange={({ target }) => setEmail(target.value)}
          className="h-9! min-w-0 flex-1 text-sm! sm:w-56! pointer-coarse:h-11!"
        />
      )}
      <Button type="submit" variant="secondary" size="small" busy={change.busy && "Retrying"}>
        Try again
      </Button>
      <FailureNotice text={change.failure} className="w-full" />
    </form>
  );
};

const Item = ({ summary, item }: ItemProps) => {
  const { label, tone } = itemLabels[item.status];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4.5 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-[15px]/6 wrap-anywhere text-ink">
          {item.line !== null && <span className="text-ink-3 tabular-nums">Line {item.line}: </span>}
          {item.name === "" ? "No name" : item.name}
        </p>
        {item.reason !== null && item.reason !== "Already in your workspace." && (
          <p className="text-sm/5 wrap-anywhere text-ink-2">{item.reason}</p>
        )}
      </div>
      {item.candidateId !== null && (
        <Link
          to={`/platform/candidates/${item.candidateId}`}
          className="min-w-0 truncate rounded-tag text-[15px]/6 text-brand underline-offset-4 hover:underline"
        >
          {item.person ?? "Open candidate"}
        </Link>
      )}
      <Badge tone={tone}>{label}</Badge>
      {item.status === "failed" && summary.canRetry && <Retry summary={summary} item={item} />}
    </li>
  );
};

export const ImportItems = ({
  summary,
  items,
}: {
  readonly summary: ImportSummary;
  readonly items: readonly ImportItem[];
}) => (
  <ul className={cardClass("divide-y divide-line")}>
    {items.map((item) => (
      <Item key={item.position} summary={summary} item={item} />
    ))}
  </ul>
);
