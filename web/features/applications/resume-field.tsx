import { resumeExtensions } from "#domain/resumes/import/import-resume.ts";
import { resumeFileProblem } from "#domain/resumes/import/resume-file.ts";
import { FileField } from "../../ui/file-field.tsx";

const fileErrors = {
  wrong_type: "Please choose a PDF, a Word document (.docx) or plain text.",
  too_large: "Please choose a file of at most 5 MB.",
} as const;

const validateResume = (file: File): string | undefined => {
  const problem = resumeFileProblem(file);
  return problem === undefined ? undefined : fileErrors[problem];
};

interface ResumeFieldProps {
  readonly file: File | null;
  readonly error: string | undefined;
  readonly onChange: (file: File | null, error?: string) => void;
}

export const ResumeField = (props: ResumeFieldProps) => (
  <FileField
    label="Résumé (optional)"
    extensions={resumeExtensions}
    note="PDF, DOCX or TXT, at most 5 MB. Only the team of this job can open it."
    validate={validateResume}
    {...props}
  />
);
