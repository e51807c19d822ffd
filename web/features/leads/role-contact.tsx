import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { contactHeaders, type ContactRequest } from "#domain/leads/contact-request.ts";
import { ApiError } from "../../lib/api/api.ts";
import { useOneAtATime } from "../../lib/api/one-at-a-time.ts";
import { useFormSubmission } from "../../lib/api/use-form-submission.ts";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { Button } from "../../ui/button.tsx";
import { ContactFields, emptyRequest, contactRequestBody, useContactForm } from "./contact-form.tsx";
import { JobDescriptionField } from "./job-description-field.tsx";
import { useSubmitContactRequest, useUploadJobDescription } from "./leads.queries.ts";

const ThankYou = ({ role, onAgain }: { readonly role: string; readonly onAgain: () => void }) => (
  <output className="block py-6">
    <p className="font-display text-[34px]/none font-[640] tracking-[-0.02em]">Thank You!</p>
    <p className="mt-4 max-w-[34em] text-[17px]/7 text-ink-2">
      Our {role} specialists will contact you within 24 hours.
    </p>
    <Button variant="secondary" className="mt-7" onClick={onAgain}>
      Submit Another Request
    </Button>
  </output>
);

const uploadErrors = {
  413: "This file is too large. Attach a smaller one.",
  415: "We can't use this file type. Attach a PDF, DOC, DOCX or TXT file.",
} as const;

interface Attachment {
  readonly file: File | null;
  readonly error?: string | undefined;
}

const RoleContact = ({ role }: { readonly role: string }) => {
  const { pathname } = useLocation();
  const submission = useFormSubmission();
  const oneAtATime = useOneAtATime();
  const form = useContactForm("role");
  const upload = useUploadJobDescription();
  const submit = useSubmitContactRequest();
  const [attachment, setAttachment] = useState<Attachment>({ file: null });
  /** A successful upload is not repeated when the request itself is retried. */
  const uploaded = useRef<{ readonly file: File; readonly id: string } | null>(null);
  const [outcome, setOutcome] = useState<"open" | "failed" | "sent">("open");
  const busy = form.formState.isSubmitting;

  const uploadOnce = async (file: File): Promise<string> => {
    if (uploaded.current?.file !== file) uploaded.current = { file, id: await upload.mutateAsync(file) };
    return uploaded.current.id;
  };

  const deliver = async (values: ContactRequest): Promise<void> => {
    const { file } = attachment;
    setOutcome("open");
    try {
      const fileId = file === null ? undefined : await uploadOnce(file);
      await submit.mutateAsync({
        body: contactRequestBody({ ...values, jobDescriptionFile: file?.name ?? "" }),
        headers: {
          ...submission.headers(),
          [contactHeaders.page]: pathname,
          ...(fileId === undefined ? {} : { [contactHeaders.file]: fileId }),
        },
      });
    } catch (error) {
      console.error("The request could not be sent", error);
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 413 || status === 415) {
        setAttachment({ file: null, error: uploadErrors[status] });
        return;
      }
      // The upload may have expired, so the next attempt sends the file again.
      if (status === 400) uploaded.current = null;
      setOutcome("failed");
      return;
    }
    form.reset(emptyRequest);
    setAttachment({ file: null });
    submission.restart();
    setOutcome("sent");
  };

  if (outcome === "sent") return <ThankYou role={role} onAgain={() => setOutcome("open")} />;
  return (
    <ContactFields
      form={form}
      label={`Find Top ${role} Talent`}
      honeypotRef={submission.trap}
      onSubmit={(event) => void form.handleSubmit((values) => oneAtATime(() => deliver(values)))(event)}
      file={
        <JobDescriptionField
          file={attachment.file}
          error={attachment.error}
          onChange={(file, error) => setAttachment({ file, error })}
        />
      }
    >
      <Button type="submit" size="large" className="w-full" busy={busy && "Submitting..."}>
        Contact our recruiters
      </Button>
      <p role="alert" className="mt-3 text-[15px]/6 text-bad empty:hidden">
        {outcome === "failed" && "We couldn't send your request. Your answers are still here. Try again."}
      </p>
    </ContactFields>
  );
};

export default withQueries(RoleContact);
