import { contentFieldLabels } from "#domain/publishing/differences.ts";
import { placeholders, type ReplyTemplateFacts } from "#domain/publishing/reply-template.ts";
import { FieldGroup, type FieldsProps, TextField } from "./content-field.tsx";

const fieldText = contentFieldLabels["reply-template"];

const meanings: Readonly<Record<(typeof placeholders)[number], string>> = {
  firstName: "their first name",
  company: "their company",
  me: "your name",
};

export const ReplyTemplateFields = ({ form }: FieldsProps<ReplyTemplateFacts>) => (
  <>
    <FieldGroup title="Template">
      <TextField form={form} name="name" label={fieldText.name} hint="Only your team sees this." />
      <TextField form={form} name="subject" label={fieldText.subject} />
      <TextField form={form} name="body" label={fieldText.body} rows={14} />
    </FieldGroup>
    <FieldGroup title="Placeholders">
      <dl className="grid gap-1.5 text-[15px]/6">
        {placeholders.map((name) => (
          <div key={name} className="flex flex-wrap gap-x-3">
            <dt>
              <code className="rounded-xs bg-tag px-1.5 py-0.5 text-sm">{`{{${name}}}`}</code>
            </dt>
            <dd className="text-ink-2">{meanings[name]}</dd>
          </div>
        ))}
      </dl>
    </FieldGroup>
  </>
);
