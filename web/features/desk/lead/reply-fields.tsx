/** The recipient, subject and template fields of a reply. */
import type { LeadPage } from "#domain/desk/lead-page.ts";
import { Input } from "../../../ui/input.tsx";
import { suppressionLabels } from "../desk-labels.ts";
import { TemplatePicker } from "./template-picker.tsx";

interface ReplyFieldsProps {
  readonly lead: LeadPage["lead"];
  readonly subject: string;
  readonly onSubject: (subject: string) => void;
  readonly onTemplate: (words: { readonly subject: string; readonly body: string }) => void;
  readonly hasText: boolean;
  readonly suppressed: LeadPage["contact"]["suppressed"];
  readonly isSending: boolean;
}

export const ReplyFields = ({
  lead,
  subject,
  onSubject,
  onTemplate,
  hasText,
  suppressed,
  isSending,
}: ReplyFieldsProps) => (
  <>
    <div className="flex items-center gap-3 text-sm">
      <span className="min-w-0 flex-1 truncate text-ink-3">
        To <span className="text-ink-2">{lead.email}</span>
      </span>
      <TemplatePicker lead={lead} hasText={hasText} onChoose={onTemplate} />
    </div>
    {suppressed !== null && (
      <p className="rounded-control bg-bad-soft px-3 py-2 text-[13px]/5 text-bad">
        We can&apos;t email this address: {suppressionLabels[suppressed.reason] ?? suppressed.reason}. Try calling
        instead.
      </p>
    )}
    <Input
      aria-label="Subject"
      value={subject}
      maxLength={255}
      readOnly={isSending}
      onChange={(event) => onSubject(event.target.value)}
      className="h-9! shrink-0 px-3! text-[15px]! pointer-coarse:h-11! pointer-coarse:text-base!"
    />
  </>
);
