/** The consent of an applicant and the legal notices about automated scoring for the job's and the applicant's locations. */
import type { Ref } from "react";
import { consentTexts } from "#domain/rights/consent.ts";
import type { Notice } from "#domain/rights/notices.ts";
import { Checkbox } from "../../ui/checkbox.tsx";

export const Notices = ({ notices }: { readonly notices: readonly Notice[] }) => (
  <div className="grid gap-3.5 rounded-control bg-paper-2 px-4 py-4 sm:px-5">
    {notices.map(({ textId, title, text, law }) => (
      <section key={textId} aria-label={title}>
        <h3 className="text-base/6">{title}</h3>
        <p className="mt-0.5 text-sm/[21px] text-ink-2">{text}</p>
        {law !== null && <p className="mt-1 text-[13px]/5 text-ink-3">{law}</p>}
      </section>
    ))}
  </div>
);

interface AgreementProps {
  readonly notices: readonly Notice[];
  readonly consent: boolean;
  readonly onConsent: (checked: boolean) => void;
  readonly consentRef?: Ref<HTMLButtonElement>;
  readonly error?: string | undefined;
  readonly requestsHumanReview: boolean;
  readonly onRequestsHumanReview: (checked: boolean) => void;
}

export const Agreement = (props: AgreementProps) => {
  const { notices, consent, onConsent, consentRef, error, requestsHumanReview, onRequestsHumanReview } = props;
  return (
    <div className="grid gap-3">
      <Notices notices={notices} />
      <Checkbox
        label={<span className="text-[15px]/6">Have a person review me instead of the matching engine</span>}
        checked={requestsHumanReview}
        onCheckedChange={(checked) => onRequestsHumanReview(checked === true)}
      />
      <div>
        <Checkbox
          isMultiline
          label={<span className="text-[15px]/6">{consentTexts.application.text}</span>}
          checked={consent}
          {...(consentRef === undefined ? {} : { ref: consentRef })}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : "consent-error"}
          onCheckedChange={(checked) => onConsent(checked === true)}
        />
        {error !== undefined && (
          <p id="consent-error" role="alert" className="text-sm/5 text-bad">
            {error}
          </p>
        )}
      </div>
    </div>
  );
};
