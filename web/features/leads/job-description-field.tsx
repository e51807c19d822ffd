import { jobDescriptionExtensions, maxJobDescriptionBytes } from "#domain/files/job-description-file.ts";
import { FileField } from "../../ui/file-field.tsx";

const limitMb = maxJobDescriptionBytes / 1024 / 1024;

const validateFile = (file: File): string | undefined => {
  if (!jobDescriptionExtensions.some((extension) => file.name.toLowerCase().endsWith(extension))) {
    return "Attach a PDF, DOC, DOCX or TXT file.";
  }
  return file.size > maxJobDescriptionBytes ? `Attach a file of up to ${limitMb} MB.` : undefined;
};

interface JobDescriptionFieldProps {
  readonly file: File | null;
  readonly error: string | undefined;
  readonly onChange: (file: File | null, error?: string) => void;
}

export const JobDescriptionField = (props: JobDescriptionFieldProps) => (
  <FileField
    label="Job Description File (Optional)"
    extensions={jobDescriptionExtensions}
    note={`PDF, DOC, DOCX or TXT, up to ${limitMb} MB. Only our recruiters can open it.`}
    validate={validateFile}
    {...props}
  />
);
