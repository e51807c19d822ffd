import { ChevronDown } from "lucide-react";
import type { DescribedOperation } from "#domain/api-docs/reference.ts";
import type { FieldLine } from "#domain/api-docs/fields.ts";
import { Badge } from "../../ui/badge.tsx";
import { CodeSample } from "./code-sample.tsx";

const Fields = ({ title, lines }: { readonly title: string; readonly lines: readonly FieldLine[] }) => (
  <div>
    <h4 className="font-text text-sm/5 font-[600] tracking-normal text-ink-3">{title}</h4>
    {/* Shared styles here keep about two thousand lines of class names out of the page. */}
    <dl className="mt-2 divide-y divide-line border-y border-line text-sm/5.5 [&_dd]:wrap-anywhere [&_dd]:text-ink-2 [&_dt]:font-mono [&_dt]:text-[13px]/5.5 [&_dt]:wrap-anywhere [&>div]:grid [&>div]:gap-x-6 [&>div]:gap-y-0.5 [&>div]:py-2 sm:[&>div]:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      {lines.map(({ name, type, isRequired }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{isRequired ? `${type}, required` : type}</dd>
        </div>
      ))}
    </dl>
  </div>
);

/** One operation, collapsed to a line. Open, it shows parameters, bodies and errors. */
export const OperationCard = ({ operation }: { readonly operation: DescribedOperation }) => {
  const {
    id,
    method,
    path,
    level,
    summary,
    details,
    parameters,
    body,
    status,
    reply,
    replyType,
    errorStatuses,
    example,
  } = operation;
  return (
    <details id={id} className="group scroll-mt-28 border-t border-line last:border-b">
      <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4 hover:bg-paper-2 sm:-mx-4 sm:px-4 [&::-webkit-details-marker]:hidden">
        <div className="min-w-0">
          <h3 className="font-text text-[17px]/6 font-[580] tracking-normal">{summary}</h3>
          <p className="mt-1 font-mono text-[13px]/5.5 wrap-anywhere text-ink-2">
            <span className="font-[600] text-brand">{method}</span> {path}
          </p>
        </div>
        <div className="flex items-center gap-3">
          <Badge tone={level === "read" ? "plain" : level === "write" ? "soft" : "warn"}>{level}</Badge>
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-ink-3 transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </div>
      </summary>
      <div className="grid gap-6 pt-2 pb-8">
        {details !== null && <p className="max-w-[62ch] text-[15px]/6 text-ink-2">{details.replaceAll("`", "")}</p>}
        <CodeSample text={example} label={`Example: ${summary}`} />
        {parameters.length > 0 && <Fields title="Path and query parameters" lines={parameters} />}
        {body.length > 0 && <Fields title="Request body" lines={body} />}
        {reply.length > 0 ? (
          <Fields title={`Response ${status}, ${replyType}`} lines={reply} />
        ) : (
          <p className="text-[15px]/6 text-ink-2">
            Response {status}: {replyType}.
          </p>
        )}
        <p className="text-sm/6 text-ink-3">
          Errors: <span className="tabular-nums">{errorStatuses.join(", ")}</span>. Operation ID: {id}.
        </p>
      </div>
    </details>
  );
};
