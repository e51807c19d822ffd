/** Reply templates of the staff, filled in with this lead's data. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { LeadPage } from "#domain/desk/lead-page.ts";
import { fillTemplate } from "#domain/desk/lead-actions.ts";
import { listReplyTemplates } from "#domain/publishing/reply-template.ts";
import { call } from "../../../lib/api/api.ts";
import { useViewer } from "../../../lib/auth/viewer.ts";
import { NativeSelect } from "../../../ui/native-select.tsx";

const templateOptions = () =>
  queryOptions({
    queryKey: ["desk-templates"] as const,
    queryFn: ({ signal }) => call(listReplyTemplates, {}, { signal }),
    // Refetches because another tab may have added a template.
    staleTime: 60_000,
  });

interface TemplatePickerProps {
  readonly lead: LeadPage["lead"];
  readonly hasText: boolean;
  readonly onChoose: (words: { readonly subject: string; readonly body: string }) => void;
}

export const TemplatePicker = ({ lead, hasText, onChoose }: TemplatePickerProps) => {
  const { me } = useViewer();
  const { data: templates = [] } = useQuery(templateOptions());
  if (templates.length === 0) return null;
  const values = { firstName: lead.firstName, company: lead.company, me: me.person?.name ?? "" };
  return (
    <span className="w-44 shrink-0">
      <NativeSelect
        aria-label={hasText ? "Replace with a template" : "Use a template"}
        value=""
        onChange={(event) => {
          const template = templates.find(({ id }) => id === event.target.value);
          if (template === undefined) return;
          onChoose({ subject: fillTemplate(template.subject, values), body: fillTemplate(template.body, values) });
        }}
        className="h-8! pr-8! text-[13px]! pointer-coarse:h-11! pointer-coarse:text-base!"
      >
        <option value="">{hasText ? "Replace with template…" : "Use template…"}</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </span>
  );
};
