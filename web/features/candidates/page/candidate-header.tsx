import { Download, ExternalLink, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { CandidatePage } from "#domain/candidates/candidate-page.ts";
import { isStoredResumeUrl } from "#domain/candidates/stored-resume.ts";
import { Timestamp } from "../../../ui/timestamp.tsx";

const linkClass =
  "inline-flex min-w-0 items-center gap-1.5 rounded-tag font-[540] text-brand underline-offset-4 wrap-anywhere hover:underline pointer-coarse:min-h-11";

/** Links only http and https addresses, because an import can contain any scheme. */
const isWebAddress = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url);

const WebLink = ({ url, children }: { readonly url: string | null; readonly children: ReactNode }) =>
  isWebAddress(url) ? (
    <a href={url} rel="noreferrer noopener" target="_blank" className={linkClass}>
      {children}
      <ExternalLink className="size-4 shrink-0" aria-hidden="true" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  ) : null;

export const CandidateHeader = ({ page }: { readonly page: CandidatePage }) => {
  const { fields } = page;
  // A long email address wraps before the @, not in the middle of a word.
  const atIndex = Math.max(0, fields.email.lastIndexOf("@"));
  const work = [fields.currentTitle, fields.currentCompany].filter((each) => each !== null && each !== "").join(", ");
  return (
    <div className="min-w-0">
      {work !== "" && <p className="text-[17px]/7 wrap-anywhere">{work}</p>}
      <p className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-[15px]/6">
        {fields.location !== null && (
          <span className="inline-flex min-w-0 items-center gap-1.5 wrap-anywhere text-ink-2">
            <MapPin className="size-4 shrink-0" aria-hidden="true" />
            {fields.location}
          </span>
        )}
        <a href={`mailto:${encodeURIComponent(fields.email).replaceAll("%40", "@")}`} className={linkClass}>
          <Mail className="size-4 shrink-0" aria-hidden="true" />
          <span className="min-w-0">
            {fields.email.slice(0, atIndex)}
            <wbr />
            {fields.email.slice(atIndex)}
          </span>
        </a>
        {fields.phone !== null && (
          <a href={`tel:${fields.phone.replaceAll(/[^+\d]/g, "")}`} className={linkClass}>
            <Phone className="size-4 shrink-0" aria-hidden="true" />
            {fields.phone}
          </a>
        )}
        <WebLink url={fields.linkedinUrl}>LinkedIn</WebLink>
        <WebLink url={fields.portfolioUrl}>Portfolio</WebLink>
        <WebLink url={fields.resumeUrl}>Resume</WebLink>
        {isStoredResumeUrl(fields.resumeUrl) && (
          <a href={fields.resumeUrl} download className={linkClass}>
            <Download className="size-4 shrink-0" aria-hidden="true" />
            Resume
          </a>
        )}
      </p>
      <p className="mt-2 text-sm/5 text-ink-3">
        {fields.source !== null && `Source: ${fields.source} · `}Added <Timestamp iso={page.addedAt} />
      </p>
    </div>
  );
};
