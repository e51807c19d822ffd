import { resumeExtensions } from "#domain/resumes/import/import-resume.ts";
import { resumeFileProblem } from "#domain/resumes/import/resume-file.ts";
import { FileField } from "../../ui/file-field.tsx";

const fileErrors = {
  wrong_type: "Choose a PDF, Word (.docx) or plain text file.",
  too_large: "Choose a file that's 5 MB or smaller.",
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
    label="Resume (optional)"
    extensions={resumeExtensions}
    note="PDF, DOCX or TXT, up to 5 MB. Only the company and its recruiters can open it."
    validate={validateResume}
    {...props}
  />
);
