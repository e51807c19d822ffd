import { type ResumeTemplate, resumeTemplates, templateNames, templateNotes } from "#domain/exports/export-profile.ts";

interface TemplateChoiceProps {
  readonly selectedTemplate: ResumeTemplate;
  readonly onChoose: (template: ResumeTemplate) => void;
}

/** The thumbnails are rendered from the templates, so they match the result. */
export const TemplateChoice = ({ selectedTemplate, onChoose }: TemplateChoiceProps) => (
  <fieldset>
    <legend className="text-[15px]/6 font-[560]">PDF template</legend>
    <div className="mt-3 grid grid-cols-3 gap-3 sm:gap-5">
      {resumeTemplates.map((template) => (
        <label key={template} className="group min-w-0 cursor-pointer">
          <input
            type="radio"
            name="resume-template"
            value={template}
            checked={selectedTemplate === template}
            onChange={() => onChoose(template)}
            aria-describedby={`template-${template}`}
            className="peer sr-only"
          />
          <span className="block overflow-hidden rounded-control border border-line bg-white p-0 outline-offset-2 transition-colors group-hover:border-ink-3 peer-checked:border-brand peer-checked:ring-1 peer-checked:ring-brand peer-focus-visible:outline-2 peer-focus-visible:outline-brand">
            <img
              src={`/resume-templates/${template}.svg`}
              alt=""
              width={612}
              height={792}
              loading="lazy"
              className="block h-auto w-full"
            />
          </span>
          <span className="mt-2 block text-[15px]/5 font-[560] text-ink-2 peer-checked:text-brand">
            {templateNames[template]}
          </span>
          <span id={`template-${template}`} className="mt-0.5 block text-[13px]/[18px] text-ink-3">
            {templateNotes[template]}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
